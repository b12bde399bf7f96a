import { isIP } from "node:net";

import type { IncomingCall } from "../http/incomingCall.ts";

/**
 * The network address a call comes from, by which it is limited; of IPv6 the /64 that a household
 * or a server is given whole.
 *
 * Hosting's edge overwrites `Fastly-Client-IP` with the address it talks to. A call to the
 * function's own URL passes no such edge and can write there what it likes; then this limit is the
 * caller's to evade, and those per account, which no header moves, still hold. Without the header
 * it is the last entry of `X-Forwarded-For`, which Google's front writes itself.
 */
export function clientAddress({ header }: Pick<IncomingCall, "header">): string {
  const edge = header("fastly-client-ip")?.trim() ?? "";
  const last = header("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  const address = [edge, last].find((one) => isIP(one) !== 0);
  if (address === undefined) return "unknown";
  return isIP(address) === 6 ? network(address) : address;
}

/** The first four groups of an IPv6 address; the address itself where it holds an IPv4 one. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => "0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
