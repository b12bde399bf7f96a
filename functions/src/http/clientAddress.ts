import { isIP } from "node:net";

import type { HttpRequest } from "./route.ts";

/** The network origin of a call, as far as it can be known. */
type ClientAddress = {
  /**
   * The network from which Google's front end received the call; a caller cannot choose it. For
   * visitors of our site, it is Hosting's edge, which many share.
   */
  peer: string;
  /**
   * The client address that the peer reports, combined with the peer; only as trustworthy as the
   * peer.
   */
  client: string;
};

/**
 * The network address of a call for rate limiting (decision 36).
 *
 * Hosting's edge sends the visitor's address as `Fastly-Client-IP`, but so can any caller of the
 * function's own URL. The value therefore counts only in combination with its sender: the last
 * entry of `X-Forwarded-For`, which Google's front end writes. A caller who forges the first stays
 * within the limit of the second, and cannot use up another client's.
 */
export function clientAddress({ header }: Pick<HttpRequest, "header">): ClientAddress {
  const last = header("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  const edge = header("fastly-client-ip")?.trim() ?? "";
  // Masked to a network, because edges and owners of rented addresses control whole networks.
  const peer = network(last, { v4: 3, v6: 3 });
  // For IPv6 the /64, which a household or a server gets as a whole.
  const claimed = network(isIP(edge) === 0 ? last : edge, { v4: 4, v6: 4 });
  return { peer, client: `${claimed} by ${peer}` };
}

/** The leading parts of an address; "unknown" if the text is not an address. */
function network(address: string, parts: { v4: number; v6: number }): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  switch (isIP(mapped)) {
    case 4:
      return mapped.split(".").slice(0, parts.v4).join(".");
    case 6:
      return groups(mapped).slice(0, parts.v6).join(":");
    default:
      return "unknown";
  }
}

/** The eight groups of an IPv6 address, or those before an embedded IPv4 address. */
function groups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => "0"), ...after].map(
    (group) => group.replace(/^0+(?=.)/, ""),
  );
}
