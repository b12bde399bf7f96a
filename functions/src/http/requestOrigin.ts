import { siteAddress } from "../settings/siteAddress.ts";
import type { HttpRequest } from "./httpRequest.ts";

/**
 * Where a link in a mail leads: to the address the page that asked for it is served from, else the
 * site's own. `Origin` has been held against the list of ours before any handler sees the call.
 */
export function requestOrigin({ header }: Pick<HttpRequest, "header">): string {
  return header("origin") ?? siteAddress().origin;
}
