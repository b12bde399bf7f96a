import { serverRegion } from "@salvia/domain/shared/region";

import firebase from "../../../../firebase.json" with { type: "json" };
import { breakingHeaders, wrongHeaders, type HeaderRule } from "../../hostingHeaders.ts";
import { deployCommand, part, type ResolveTxt } from "../check.ts";

/** One path of each rule in firebase.json that differs from the others. */
const paths = [
  "/",
  "/es",
  "/individuals",
  "/businesses",
  "/partners",
  "/privacy",
  "/contact-sent",
  "/login",
  "/account-action",
  "/sales",
  "/medical",
  "/member",
  "/sales-worker.js",
  "/sitemap.xml",
];

/** Paths that Hosting serves itself. */
const reservedPaths = ["/__/auth/handler", "/__/auth/iframe", "/__/firebase/init.json"];

const rules: readonly HeaderRule[] = firebase.hosting.headers;
const setOrigin = `set SITE_ORIGIN in .env.<project>, then ${deployCommand}`;

const site = part({
  subject: "the live site",
  fix: setOrigin,
  async read({ google, wanted: { configuration } }) {
    const origin = configuration.SITE_ORIGIN;
    const read = async (path: string) => ({ path, ...(await google.fetch(`${origin}${path}`)) });
    const [pages, reserved, robots] = await Promise.all([
      Promise.all(paths.map(read)),
      Promise.all(reservedPaths.map(read)),
      read("/robots.txt"),
    ]);
    const home = pages.find(({ path }) => path === "/");
    return { origin, pages, reserved, robots, html: home?.text ?? "", home: home?.headers };
  },
  checks: {
    "site-missing": {
      means: "The site doesn't serve <paths>.",
      fix: `connect the domain in the console, Hosting, or ${deployCommand}`,
      isGrouped: true,
      find: ({ pages, reserved, robots, origin }) =>
        [...pages, ...reserved, robots]
          .filter(({ status }) => status !== 200)
          .map(({ path, status }) => `${origin}${path} (${status})`),
      isLast: true,
    },
    "header-differs": {
      means: "These headers aren't as in firebase.json: <headers>.",
      fix: deployCommand,
      isGrouped: true,
      find: ({ pages }) =>
        pages.flatMap(({ path, headers }) =>
          wrongHeaders(rules, path, headers).map((header) => `${header} on ${path}`),
        ),
    },
    "reserved-header": {
      means: "<path> has our <header>, which breaks Google's sign-in.",
      fix: `exclude /__/ from the rules in firebase.json, then ${deployCommand}`,
      find: ({ reserved }) =>
        reserved.flatMap(({ path, headers }) =>
          breakingHeaders(rules, headers).map((header) => ({ path, header })),
        ),
    },
    "canonical-wrong": {
      means: "The home page's canonical address is <found>, not <wanted>.",
      find({ html, origin }) {
        const found = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "none";
        return found !== `${origin}/` && [{ found, wanted: `${origin}/` }];
      },
    },
    "sitemap-wrong": {
      means: "robots.txt names <found>, not <wanted>.",
      find({ robots, origin }) {
        const found = /^Sitemap: *(\S+)/im.exec(robots.text)?.[1] ?? "no sitemap";
        return found !== `${origin}/sitemap.xml` && [{ found, wanted: `${origin}/sitemap.xml` }];
      },
    },
    // The configuration doesn't say whether this is the live site or a rehearsal of it.
    "site-hidden": {
      level: "hint",
      means:
        "Search engines may not index the home page at <origin>, which is right only for staging.",
      fix: deployCommand,
      find({ html, home, robots, origin }) {
        const isHidden =
          /<meta name="robots" content="[^"]*noindex/.test(html) ||
          (home?.get("x-robots-tag") ?? "").includes("noindex") ||
          /^Disallow: *\/ *$/im.test(robots.text);
        return isHidden && origin;
      },
    },
  },
});

const mailRecords = part({
  subject: "email records",
  async read({ resolveTxt, wanted: { mailDomain: domain } }) {
    if (domain === null) return { domain: "", found: { spf: true, dmarc: true } };
    return { domain, found: await recordsOf(resolveTxt, domain) };
  },
  checks: {
    "mail-unread": {
      level: "hint",
      means: "DNS doesn't answer, so the records of <domain> aren't checked.",
      fix: "run the doctor on a machine with a network",
      find: ({ domain, found }) => found === null && domain,
    },
    "mail-spf": {
      level: "hint",
      means: "<domain> has no SPF record, so our emails may be taken for spam.",
      fix: "ask the mail provider for its TXT record v=spf1 at <domain>",
      find: ({ domain, found }) => found?.spf === false && domain,
    },
    "mail-dmarc": {
      level: "hint",
      means: "<domain> has no DMARC record.",
      fix: 'add the TXT record "v=DMARC1; p=none; rua=mailto:<you>" at _dmarc.<domain>',
      find: ({ domain, found }) => found?.dmarc === false && domain,
    },
  },
});

/** Whether a domain has SPF and DMARC records; null if DNS doesn't answer. */
async function recordsOf(resolve: ResolveTxt, domain: string) {
  const has = async (name: string, start: string, absent: readonly string[]) => {
    const records = await resolve(name).catch((error: unknown) => {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (absent.includes(code)) return [];
      throw error;
    });
    // A long record is sent in several strings.
    return records.some((strings) => strings.join("").toLowerCase().startsWith(start));
  };
  try {
    const [spf, dmarc] = await Promise.all([
      // ENOTFOUND would be the whole domain's absence, as a machine without a network finds it.
      has(domain, "v=spf1", ["ENODATA"]),
      has(`_dmarc.${domain}`, "v=dmarc1", ["ENODATA", "ENOTFOUND"]),
    ]);
    return { spf, dmarc };
  } catch {
    return null;
  }
}

const choices = part({
  subject: "the configuration",
  read: ({ wanted }) => wanted,
  checks: {
    // A German court forbade fonts from Google, which then gets visitors' addresses.
    "font-outside": {
      level: "hint",
      means: "Visitors' browsers load the font from Google; in the EU, prefer our own copy.",
      fix: `set FONT=self in .env.<project>, then ${deployCommand}`,
      find: ({ configuration }) =>
        serverRegion.startsWith("europe-") && configuration.FONT === "google",
    },
    "relay-missing": {
      level: "hint",
      means: "There is no TURN server, so video visits connect on few pairs of networks.",
      fix: "run one (docs/operations.md, Visits by video) and set TURN_URLS, or add visits to FEATURES_OFF",
      find: ({ configuration: { TURN_URLS, FEATURES_OFF } }) =>
        (TURN_URLS ?? []).length === 0 && !FEATURES_OFF.includes("visits"),
    },
    // Authentication has no backups.
    "accounts-not-exported": {
      level: "hint",
      means: "Accounts have no backup.",
      fix: "set ACCOUNTS_BUCKET (docs/operations.md, Backups)",
      find: ({ configuration }) => configuration.ACCOUNTS_BUCKET === null,
    },
  },
});

/** The live site, and advice. */
export const siteParts = [site, mailRecords, choices];
