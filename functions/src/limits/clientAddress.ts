import { isIP } from "node:net";

import type { HttpRequest } from "../http/httpRequest.ts";

/** Where a call comes from, as far as that can be known. */
type ClientAddress = {
  /**
   * The network that Google's front end got the call from, which no caller chooses: of our site's
   * visitors Hosting's edge, which many share.
   */
  peer: string;
  /** The client whom the peer names, together with the peer: worth as much as that is. */
  client: string;
};

/**
 * The network address a call comes from, by which it is limited (decision 36).
 *
 * Hosting's edge writes its visitor's address to `Fastly-Client-IP`, and so can every caller of the
 * function's own URL. So what it says counts only together with who says it: the last entry of
 * `X-Forwarded-For`, which Google's front end writes. A caller who forges the one stays in the share
 * of the other, and gets into nobody else's.
 */
export function clientAddress({ header }: Pick<HttpRequest, "header">): ClientAddress {
  const last = header("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  const edge = header("fastly-client-ip")?.trim() ?? "";
  // An edge's servers, and who rents addresses, have whole networks.
  const peer = network(last, { v4: 3, v6: 3 });
  // Of IPv6 the /64 that a household or a server is given whole.
  const claimed = network(isIP(edge) === 0 ? last : edge, { v4: 4, v6: 4 });
  return { peer, client: `${claimed} by ${peer}` };
}

/** The first parts of an address, "unknown" for a text that is none. */
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

/** The eight groups of an IPv6 address, or as many as come before an IPv4 one at its end. */
function groups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => "0"), ...after].map(
    (group) => group.replace(/^0+(?=.)/, ""),
  );
}
