/** The invasion card that is being pointed at in the rail: the galaxy shows what it would do. */
class Pointed {
  card = $state<string | null>(null);
}

export const pointed = new Pointed();
