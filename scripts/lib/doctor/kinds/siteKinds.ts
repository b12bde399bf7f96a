import { fault, hint, type FaultKind } from "./faultKind.ts";

/** Faults of the live site, and advice. */
export const siteKinds = {
  "site-missing": fault(
    "The site at <origin> doesn't serve <paths>.",
    "connect the domain in the console, Hosting, or npm run deploy -- --project <project>",
  ),
  "header-differs": fault(
    "<header> isn't as in firebase.json on <paths>.",
    "npm run deploy -- --project <project>",
  ),
  "reserved-header": fault(
    "<path> has our <header>, which breaks Google's sign-in.",
    "exclude /__/ from the rules in firebase.json, then npm run deploy -- --project <project>",
  ),
  "canonical-wrong": fault(
    "The home page's canonical address is <found>, not <wanted>.",
    "set SITE_ORIGIN in .env.<project>, then npm run deploy -- --project <project>",
  ),
  "sitemap-wrong": fault(
    "robots.txt names <found>, not <wanted>.",
    "set SITE_ORIGIN in .env.<project>, then npm run deploy -- --project <project>",
  ),
  // The configuration doesn't say whether this is the live site or a rehearsal of it.
  "site-hidden": hint(
    "Search engines may not index the home page at <origin>, which is right only for staging.",
    "npm run deploy -- --project <project>",
  ),

  // Advice that doesn't stop anyone.
  "font-outside": hint(
    "Visitors' browsers load the font from Google; in the EU, prefer our own copy.",
    "set FONT=self in .env.<project>, then npm run deploy -- --project <project>",
  ),
  "relay-missing": hint(
    "There is no TURN server, so video visits connect on few pairs of networks.",
    "run one (docs/operations.md, Visits by video) and set TURN_URLS, or add visits to FEATURES_OFF",
  ),
  "accounts-not-exported": hint(
    "Accounts have no backup.",
    "set ACCOUNTS_BUCKET (docs/operations.md, Backups)",
  ),
  "mail-spf": hint(
    "<domain> has no SPF record, so our emails may be taken for spam.",
    "ask the mail provider for its TXT record v=spf1 at <domain>",
  ),
  "mail-dmarc": hint(
    "<domain> has no DMARC record.",
    'add the TXT record "v=DMARC1; p=none; rua=mailto:<you>" at _dmarc.<domain>',
  ),
  "mail-unread": hint(
    "DNS doesn't answer, so the records of <domain> aren't checked.",
    "run the doctor on a machine with a network",
  ),
} as const satisfies Record<string, FaultKind>;
