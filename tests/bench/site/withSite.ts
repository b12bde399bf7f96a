import { buildWebForProject, webDir } from "../../../scripts/lib/build.ts";
import { writeFirebaseConfig } from "../../../scripts/lib/deploy/firebaseConfig.ts";
import { demoProject } from "../../../scripts/lib/places.ts";
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

/** A project that does not exist. */
const project = "bench";
const webEnv = {
  VITE_FIREBASE_CONFIG: JSON.stringify({
    apiKey: project,
    authDomain: "localhost",
    projectId: demoProject,
    appId: project,
  }),
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
  const webDirectory = webDir(project);
  // A real project has no sample facts, so its pages have other styles and policies than the demo.
  const { path, headers } = await writeFirebaseConfig(project, webDirectory, webEnv, 0, signal);
  const env = { ...webEnv, SALVIA_FIREBASE_JSON: path };
  await step("Building the site", () => buildWebForProject(project, env, signal));
  const certificate = await selfMadeCertificate(["localhost", ...fontHosts]);
  const fontHost = await startFontHost(certificate);
  const hosting = await serveSite(webDirectory, headers, certificate);
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
