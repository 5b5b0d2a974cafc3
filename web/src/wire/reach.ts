/** Who can open an address of this server: anyone who sends a link should know. */
export type Reach = "here" | "network" | "everywhere";

/** Blocks of addresses that routers do not pass on: private, shared, and those devices give themselves. */
const PRIVATE = [
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
];

/** This computer only, the network around it, or anybody with the link. */
export function reachOf(hostname: string): Reach {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, "");
  if (host === "localhost" || host.endsWith(".localhost") || host === "::1" || host === "0.0.0.0") return "here";
  if (/^127\.\d+\.\d+\.\d+$/.test(host)) return "here";
  const numbered = /^\d+\.\d+\.\d+\.\d+$/.test(host);
  if (numbered && PRIVATE.some((block) => block.test(host))) return "network";
  // IPv6: addresses of one link (fe80::/10) and of one site (fc00::/7)
  if (host.includes(":") && /^(fe[89ab]|f[cd])/.test(host)) return "network";
  // names without a dot and names that only the home network knows
  if (!host.includes(":") && (!host.includes(".") || /\.(local|lan|home|internal|home\.arpa)$/.test(host)))
    return "network";
  return "everywhere";
}
