import { brand } from "@salvia/domain/site/brand";

/**
 * The address of the site that is being built, for canonical links, the sitemap and previews:
 * `SITE_ORIGIN` of a project's configuration, or the brand's for the demo.
 */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN || brand.origin;

/** Whether search engines may list this site: only the brand's own, and no copy for staging. */
export const isListed = siteOrigin === brand.origin;

/** The address of a site, and whether search engines may list it. */
export interface SiteAddress {
  siteOrigin: string;
  isListed: boolean;
}
