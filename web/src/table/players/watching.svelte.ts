/** From which side of the table the public looks: whose holdings lie in front. */
class Watching {
  side = $state(0);
}

export const watching = new Watching();
