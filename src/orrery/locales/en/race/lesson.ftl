# The first game, step by step: a title, what to do, why, and what is said to other answers.

race-lesson-chapter-setup = Set-up
race-lesson-chapter-explore = Round 1: Explore
race-lesson-chapter-develop = Round 1: Develop
race-lesson-chapter-settle = Round 2: Settle
race-lesson-chapter-produce = Round 2: Produce
race-lesson-chapter-consume = Round 3: Consume
race-lesson-chapter-free = Over to you

race-lesson-welcome = Welcome to the galaxy!
race-lesson-welcome-do = You build a civilisation out of cards. Before you lies your start world, Earth’s Lost Colony.
race-lesson-welcome-why = In the end, whoever has the most victory points wins. In this game the cards are prepared; after three rounds you play on freely.

race-lesson-cards = What is on a card?
race-lesson-cards-do = Two numbers stand at the upper left: what the card costs, and in the hexagon how many victory points it is worth once it lies before you.
race-lesson-cards-why = A circle around the cost means a world, a diamond a development. The lines below say what the card can do in which of the phases I to V.

race-lesson-first-hand = Two cards have to go
race-lesson-first-hand-do = Discard Terraformed World and Galactic Federation.
race-lesson-first-hand-why = You pay for cards with other cards of your hand. At 5 and 6 cards these two are too expensive for now.
race-lesson-first-hand-held = You will need that one soon. Discard the two most expensive cards: Terraformed World and Galactic Federation.

race-lesson-phases = A round, five phases
race-lesson-phases-do = Explore, Develop, Settle, Consume, Produce: every round all choose one of them, at the same time and in secret.
race-lesson-phases-why = Only phases that were chosen take place, but then for everybody. Whoever chose one also gets a bonus in it.

race-lesson-explore = Choose an action in secret
race-lesson-explore-do = Choose the second Explore: draw 1 card more, keep 1 more.
race-lesson-explore-why = There are two Explores with different bonuses: look at five cards more or, as here, keep one more.
race-lesson-explore-held = That phase will have its turn. At the beginning more cards help you most: explore.

race-lesson-keep = Keep two out of three
race-lesson-keep-do = Keep Secluded World and New Vinland.
race-lesson-keep-why = Without your bonus you would have looked at two cards and kept one. The cards in your hand are your money, too.
race-lesson-keep-also = Good as well: the Library is worth many points, but very expensive. You can pay with any card.
race-lesson-keep-held = Keep two of the three cards.

race-lesson-develop = Halley chose Develop
race-lesson-develop-do = So you may place a development too: Public Works.
race-lesson-develop-why = You can tell developments by the diamond. This one costs only 1 card and will turn a good into 1 victory point.
race-lesson-develop-held = That would be possible. But what suits your world best now is Public Works.

race-lesson-pay = Pay with a card from hand
race-lesson-pay-do = Discard Expedition Force.
race-lesson-pay-why = Every card you discard counts 1, whatever is printed on it. Halley pays 1 less: that is the bonus for having chosen the phase.
race-lesson-pay-also = Of course that works: for paying, all cards are worth the same.
race-lesson-pay-held = You want to settle Gem World soon. Pay with another card.

race-lesson-settle = Round 2: settle a world
race-lesson-settle-do = Choose “Settle”.
race-lesson-settle-why = More worlds, more goods, more points. Your bonus: after settling you draw 1 card.
race-lesson-settle-held = In a moment. First you get a second world: choose “Settle”.

race-lesson-world = A second world
race-lesson-world-do = Place Gem World; it costs 2 cards.
race-lesson-world-why = You can tell worlds by the circle. This one makes a good, novelty goods, and gives you 1 card whenever it produces.
race-lesson-world-held = Take Gem World: today the other two are better for paying.

race-lesson-pay-world = Pay two cards
race-lesson-pay-world-do = Discard any two cards from your hand.
race-lesson-pay-world-why = Then you draw 1 card: your bonus for having chosen Settle.
race-lesson-pay-world-held = Choose two cards from your hand to pay with.

race-lesson-military = Halley has conquered a world
race-lesson-military-do = Worlds with a red rim cost no cards: to take one you need as much military as the circle says.
race-lesson-military-why = Halley has 4, from the start world and Space Marines. You have none yet.

race-lesson-produced = Halley chose Produce
race-lesson-produced-do = That is why there is a good on each of your two worlds now, and Gem World has given you 1 card.
race-lesson-produced-why = A good is a face-down card. Each world holds one at most, so consume goods before you produce again.

race-lesson-trade = Round 3: use your goods
race-lesson-trade-do = Choose the Consume that sells a good.
race-lesson-trade-why = The bonus: before consuming, you sell a good for cards. The other Consume action doubles your victory points instead.
race-lesson-trade-held = Your worlds are full. Use your goods now: choose the Consume that sells a good.

race-lesson-keep-one = Halley explored
race-lesson-keep-one-do = You look at two cards as well. Keep Artist Colony.
race-lesson-keep-one-why = It costs only 1 and makes novelty goods, too.
race-lesson-keep-one-also = New Earth is strong, but costs 5 cards. Save it for later.
race-lesson-keep-one-held = Keep one of the two cards.

race-lesson-sell = Sell a good
race-lesson-sell-do = Sell one of your two novelty goods: you draw 2 cards.
race-lesson-sell-why = Novelty goods bring 2 cards, rare elements 3, genes 4 and alien technology 5.
race-lesson-sell-held = Sell one of your two goods.

race-lesson-consume = Consume the other one
race-lesson-consume-do = Use your start world or Public Works: the last good becomes 1 victory point.
race-lesson-consume-why = When you consume, every power has to be used for which there is a good. The order is yours.
race-lesson-consume-held = Use one of your two powers.

race-lesson-ending = When does it end?
race-lesson-ending-do = The game ends with the round in which somebody has 12 cards in front of them or the supply of victory points runs out.
race-lesson-ending-why = Then you count your victory points from the supply and the hexagons of your cards.

race-lesson-farewell = Now you know how
race-lesson-farewell-do = You have met all five phases. From here on nothing is prepared: play the game against Halley to its end!
race-lesson-farewell-why = A good habit for you: Produce, then Consume, and settle in between.
