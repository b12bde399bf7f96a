import { siteAddress } from "../settings/siteAddress.ts";
import type { HttpRequest } from "./httpRequest.ts";

/**
 * The origin for links in an email: that of the page that requested it, or the site's own. `Origin`
 * was checked against our list before any handler runs.
 */
export function requestOrigin({ header }: Pick<HttpRequest, "header">): string {
  return header("origin") ?? siteAddress().origin;
}
