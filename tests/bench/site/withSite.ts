import { buildProductionWeb, webDir } from "../../../scripts/lib/build.ts";
import { setUpChromium, setUpHeadlessShell } from "../../../scripts/lib/testing/chromium.ts";
import { Complaint, step } from "../../../scripts/lib/report.ts";
import { selfMadeCertificate, type Certificate } from "./certificate.ts";
import { fontHosts, startFontHost, type FontHost } from "./fontHost.ts";
import { serveSite } from "./hosting.ts";

/** The site to measure, and the tools. */
export type Site = {
  /** The site's origin, as a browser reaches it. */
  readonly origin: string;
  readonly certificate: Certificate;
  readonly fontHost: FontHost;
  /** The path of Chromium and its arguments. */
  readonly chromium: string;
  /** The same without a user interface, which requests no icon. */
  readonly headlessShell: string;
  readonly chromiumFlags: readonly string[];
  readonly signal: AbortSignal;
};

/**
 * Builds the site for production, serves it beside a stand-in for the font host, and stops both.
 */
export async function withSite<T>(
  signal: AbortSignal,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const chromium = await setUpChromium(signal);
  const headlessShell = await setUpHeadlessShell(chromium, signal);
  await step("Building the site", () => buildProductionWeb("bench", signal));
  const certificate = await selfMadeCertificate(["localhost", ...fontHosts]);
  const fontHost = await startFontHost(certificate);
  const hosting = await serveSite(webDir("bench"), certificate);
  try {
    const origin = `https://localhost:${hosting.port}`;
    const chromiumFlags = [
      ...quietFlags,
      `--host-resolver-rules=${[...fontHost.resolverRules, "MAP * ~NOTFOUND", "EXCLUDE localhost"].join(",")}`,
      `--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
    ];
    return await work({
      origin,
      certificate,
      fontHost,
      chromium,
      headlessShell,
      chromiumFlags,
      signal,
    });
  } finally {
    await Promise.all([hosting.stop(), fontHost.stop()]);
  }
}

/**
 * Call before everything that takes a while.
 *
 * @throws Complaint once the bench should stop
 */
export function stopIfAsked({ signal }: Site): void {
  if (signal.aborted) throw new Complaint("Stopped.");
}

/** Disables Chromium's background work, which would be measured with the pages. */
const quietFlags = [
  "--headless=new",
  // As on a phone: glyph positions follow the font, not whole pixels.
  "--font-render-hinting=none",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
