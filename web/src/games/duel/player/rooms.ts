/** The signs of the six centres. */
export const CENTRE_ICONS: Record<string, string> = {
  storage: "city",
  command: "starship",
  science: "knowledge",
  production: "trade-goods",
  sensor: "telescope",
  trade: "trade",
};
