# The first game, step by step: a title, what to do, why, and what is said to other answers.

duel-lesson-chapter-setup = Set-up
duel-lesson-chapter-flight = Flying
duel-lesson-chapter-building = Trade and build
duel-lesson-chapter-rival = Halley’s turn
duel-lesson-chapter-council = Danger and glory
duel-lesson-chapter-colony-ship = A new ship
duel-lesson-chapter-free = Over to you

duel-lesson-welcome = Welcome aboard!
duel-lesson-welcome-do = You and Halley each have a starship. Whoever reaches 10 victory points first wins.
duel-lesson-welcome-why = In this game dice and cards are prepared, so that you meet everything in turn. After that you play on freely.

duel-lesson-first-centre = Choose your first centre
duel-lesson-first-centre-do = Choose the storage centre.
duel-lesson-first-centre-why = Every centre makes your ship better at one thing. With a storage centre it holds 3 of each resource instead of 2.
duel-lesson-first-centre-also = Good as well: simply take the storage centre second.
duel-lesson-first-centre-held = A fine centre, only not for today: what lies ahead suits storage and command. You can build the others later.

duel-lesson-second-centre = And the second one
duel-lesson-second-centre-do = Take the other of the two: today storage and command belong together.
duel-lesson-second-centre-why = Buying, founding, delivering: all of these are actions. With a command centre you have 3 of them on every flight instead of 2.
duel-lesson-second-centre-held = For this flight you need storage and command. Soon you build whatever you like.

duel-lesson-production = First the die is rolled
duel-lesson-production-do = It is a 1: Megrez VII, the colony you begin with, shows a 1 and gives you 1 fuel.
duel-lesson-production-why = Every roll counts for both of you: Halley too gets whatever colonies of theirs show that number.

duel-lesson-speed = This is how far you fly
duel-lesson-speed-do = The same 1 sets your speed: 1 on the die plus 2 engines, so you fly 3 cards far.
duel-lesson-speed-why = Every turn begins with the roll, then comes the flight, and after that you trade and build.

duel-lesson-sector = Where shall we go?
duel-lesson-sector-do = Fly to sector 2.
duel-lesson-sector-why = Every sector is a stack of nine face-down cards. Card by card you find out what is there.
duel-lesson-sector-held = There would be things to discover there too. Today it is sector 2 that has been prepared.

duel-lesson-buy-fuel = A trade planet
duel-lesson-buy-fuel-do = Buy 2 fuel on Litigus IX for 1 astro each.
duel-lesson-buy-fuel-why = Astro is your money. You will need fuel for a ship and an engine, and your stores hold no more than 3.
duel-lesson-buy-fuel-held = You would be short of fuel later. Take 2 this time; there is no room for more.

duel-lesson-fly-on = On we go
duel-lesson-fly-on-do = Turn up the next card: fly on.
duel-lesson-fly-on-why = Buying was the first of your 3 actions; flying on costs none. You can turn back at any time.
duel-lesson-fly-on-held = You could turn back now, but two more cards lie ahead. And the next one is worth it.

duel-lesson-colony = Found a colony
duel-lesson-colony-do = Found a colony on Dubhe IV: your colony ship stays there, and the planet is yours.
duel-lesson-colony-why = Every 2 that is rolled now gives you 1 carbon, even when Halley rolls it. And each colony is 1 of the 10 victory points.
duel-lesson-colony-held = Planets like this one are rare. Found your colony first, then we fly on.

duel-lesson-last-card = One more card
duel-lesson-last-card-do = Fly on. A card from the reserve has filled the gap.
duel-lesson-last-card-why = Cards that somebody takes are replaced, often by asteroids and pirates: space gets rougher as time goes by.
duel-lesson-last-card-held = You have one action left, and one card. Have a look at it.

duel-lesson-station = Found a trade station
duel-lesson-station-do = Aigel X trades in ore. Leave your trade ship here and found a station.
duel-lesson-station-why = A station lets you trade every turn without flying there. It also brings 1 friendship: whoever has at least 3, and more than the other, gets 1 victory point.
duel-lesson-station-held = You will soon buy ore more easily. Found your station here first.

duel-lesson-use-station = Trade from home
duel-lesson-use-station-do = Your flight is over. Now use your new station Aigel X.
duel-lesson-use-station-why = After every flight you may trade and build, in any order. You can use two stations each turn.
duel-lesson-use-station-held = In a moment. Use your new station first.

duel-lesson-buy-ore = Buy ore
duel-lesson-buy-ore-do = Buy 1 ore for 3 astro.
duel-lesson-buy-ore-why = With 1 ore, 1 fuel and 1 trade good you have all it takes for a new trade ship.
duel-lesson-buy-ore-also = Two will do as well: you simply keep the other ore.
duel-lesson-buy-ore-held = Save your astro: you will need them for an order.

duel-lesson-trade-ship = Build a trade ship
duel-lesson-trade-ship-do = Build a trade ship: the hangar has room for two ships.
duel-lesson-trade-ship-why = No station without a trade ship, no colony without a colony ship. What something costs is on its button.
duel-lesson-trade-ship-held = One moment: build the trade ship first, and the fuel that is left still pays for an engine.

duel-lesson-engine = And an engine
duel-lesson-engine-do = Build an engine of strength 1 for 2 fuel.
duel-lesson-engine-why = From now on you fly one card further every time: the die plus 3.
duel-lesson-engine-held = Not yet. A third engine of strength 1 does the most for you now.

duel-lesson-end-turn = End your turn
duel-lesson-end-turn-do = There is nothing else you can pay for now. End your turn.
duel-lesson-end-turn-why = Halley rolls next. Watch what you get from it!
duel-lesson-end-turn-held = End your turn here.

duel-lesson-halley = Halley rolled for you
duel-lesson-halley-do = A 2: Dubhe IV has given you 1 carbon. Halley has founded a colony and has 2 points as well.
duel-lesson-halley-why = That is why colonies with different numbers are good: you rarely get nothing.

duel-lesson-second-sector = Off on the next flight
duel-lesson-second-sector-do = You have rolled a 3, and with 3 engines you fly 6 cards far. Fly to sector 4.
duel-lesson-second-sector-why = You know part of sector 2 already. For something new you have to go elsewhere.
duel-lesson-second-sector-held = Another time. Today something waits for you in sector 4.

duel-lesson-pirate = A pirate!
duel-lesson-pirate-do = Pay or fight? Fight!
duel-lesson-pirate-why = Both sides roll and add their cannons, and you win ties. How strong the pirate is shows only then. A tribute of 3 astro would be safe, but bring you nothing.
duel-lesson-pirate-held = Paying is often wise, but not today: trust your two cannons.

duel-lesson-reward = Take your reward
duel-lesson-reward-do = You won! Take 1 fuel.
duel-lesson-reward-why = You also get 1 medal. Whoever has at least 3 medals, and more than the other, is Hero of the Peoples: 1 victory point.
duel-lesson-reward-held = Take fuel this time: your stations do not sell it.

duel-lesson-after-battle = On with the flight
duel-lesson-after-battle-do = Fly on: the battle has not cost you an action.
duel-lesson-after-battle-why = If you had lost, your flight would be over now.
duel-lesson-after-battle-held = Flying on is just about to pay.

duel-lesson-order = Fulfil an order
duel-lesson-order-do = There is an order for Cassiopeia: deliver 1 carbon and 5 astro.
duel-lesson-order-why = Three orders of the council are always open. Reach their planet with what they ask for and you get the reward, here 1 victory point.
duel-lesson-order-held = You have everything the council asks for. Deliver it!

duel-lesson-fly-further = One more card
duel-lesson-fly-further-do = Fly on. Your trade ship is still looking for a planet.
duel-lesson-fly-further-why = A new order is open already, with the council. You have two actions left.
duel-lesson-fly-further-held = Your trade ship is still on board. It is needed one card further on.

duel-lesson-second-station = Your second station
duel-lesson-second-station-do = Saiph VI trades in food: found a station here.
duel-lesson-second-station-why = From now on you can get ore and food every turn. And you have 2 friendship already.
duel-lesson-second-station-held = You will buy food through your station in a moment. Found it first.

duel-lesson-end-flight = Seen enough
duel-lesson-end-flight-do = End your flight, although you could go further.
duel-lesson-end-flight-why = Without a ship on board there is little to gain, and the next pirate may be stronger.
duel-lesson-end-flight-held = Brave! But without a ship on board it is hardly worth it. End your flight.

duel-lesson-ore-again = What does a colony ship need?
duel-lesson-ore-again-do = 1 ore, 1 fuel, 1 food. Your station Aigel X has the ore.
duel-lesson-ore-again-why = What else could be built, and what you lack for it, is told behind “Why not?”.
duel-lesson-ore-again-held = You need both; begin with the ore.

duel-lesson-one-ore = One ore is enough
duel-lesson-one-ore-do = Buy 1 ore.
duel-lesson-one-ore-why = You have to keep 3 astro for the food.
duel-lesson-one-ore-held = Then you could not pay for the food. Buy only 1.

duel-lesson-food = Now the other station
duel-lesson-food-do = Saiph VI has the food.
duel-lesson-food-why = Each station only once, but two different ones in a turn: just what you are about to do.
duel-lesson-food-held = Not yet. All you lack is 1 food.

duel-lesson-one-food = And one food
duel-lesson-one-food-do = Buy 1 food.
duel-lesson-one-food-why = Then you have everything.
duel-lesson-one-food-held = One is enough; save the rest for later.

duel-lesson-colony-ship = Build your colony ship
duel-lesson-colony-ship-do = There is room in the hangar: build a colony ship.
duel-lesson-colony-ship-why = On your next flight it can become the next colony, and that is the next point.
duel-lesson-colony-ship-held = The colony ship first: you have everything it costs.

duel-lesson-last-turn = End your turn
duel-lesson-last-turn-do = Well done! Halley plays once more.
duel-lesson-last-turn-why = You have 3 points: two colonies and an order.
duel-lesson-last-turn-held = End your turn here.

duel-lesson-farewell = Now you know how
duel-lesson-farewell-do = A colony ship is ready, and from here on nothing is prepared. Play the game against Halley to its end!
duel-lesson-farewell-why = Points come from colonies, some orders, centres of level II, most friendship and most medals.
