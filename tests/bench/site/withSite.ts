import { join, relative } from "node:path";

import firebaseJson from "../../../firebase.json" with { type: "json" };
import { buildWebForProject, webDir } from "../../../scripts/lib/build.ts";
import { mustRun } from "../../../scripts/lib/command.ts";
import { writeFirebaseConfig } from "../../../scripts/lib/deploy/firebaseConfig.ts";
import { cache, demoProject, root } from "../../../scripts/lib/places.ts";
import { step } from "../../../scripts/lib/report.ts";
import { setUpChromium, setUpHeadlessShell } from "../../../scripts/lib/testing/chromium.ts";
import { serveHosts } from "./hosts.ts";

/** The site to measure, and the browsers. */
export type Site = {
  readonly chromium: string;
  /** The same without a user interface, which requests no icon. */
  readonly headlessShell: string;
  readonly flags: readonly string[];
};

/** Where the site is, and where the home page is rendered in the browser. */
export const origin = "https://site.test";
export const twinOrigin = "https://twin.test";

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

/** Builds the site for production, and its twin, and serves both beside the font host. */
export async function withSite<T>(
  signal: AbortSignal,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const chromium = await setUpChromium(signal);
  const headlessShell = await setUpHeadlessShell(chromium, signal);
  const folder = webDir(project);
  // A real project has no sample facts, so its pages have other styles and policies than the demo.
  const { path, headers } = await writeFirebaseConfig(project, folder, webEnv, 0, signal);
  const env = { ...webEnv, SALVIA_FIREBASE_JSON: path };
  await step("Building the site", () => buildWebForProject(project, env, signal));
  const twin = join(cache, "bench", "twin");
  const twinSource = join(root, "tests/bench/clientRendered");
  const flags = ["--outDir", relative(twinSource, twin), "--emptyOutDir", "--target", "es2023"];
  await step("Building its client-rendered twin", () =>
    mustRun("Building the twin", "vite", ["build", twinSource, ...flags], {
      log: join(cache, "build", "twin.log"),
      signal,
    }),
  );
  const assets = firebaseJson.hosting.headers.filter(({ source }) => source === "/assets/**");
  const hosts = await serveHosts({
    "site.test": {
      folder: join(root, folder),
      headers,
      fallback: { file: "404.html", status: 404 },
    },
    "twin.test": { folder: twin, headers: assets, fallback: { file: "index.html", status: 200 } },
  });
  try {
    return await work({ chromium, headlessShell, flags: [...quietFlags, ...hosts.flags] });
  } finally {
    hosts.stop();
  }
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
