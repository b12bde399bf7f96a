import { defineConfig } from "@playwright/test";

const chromium = process.env["SALVIA_CHROMIUM"];
/** The same with its windows, though none is seen. */
const wholeChromium = process.env["SALVIA_WHOLE_CHROMIUM"];
/** The tag of tests that no other test may run beside. */
const alone = /@alone/;
/** The tag of tests in which the browser asks whether a page may use its devices. */
const devices = /@devices/;
/**
 * The stories whose facts cheaper tests prove, too. Left out by each project, because `--grep-invert`
 * would not count for one that others depend on.
 */
const nightly = process.env["SALVIA_NIGHTLY"] === undefined ? [/@nightly/] : [];
/** Where `npm test` counts from. */
const results = process.env["SALVIA_RESULTS"];

/**
 * `npm test` starts the emulators, finds a Chromium, and says in the environment where both are.
 */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/needEmulators.ts",
  outputDir: "test-results",
  forbidOnly: true,
  // A test that passes at the second try has failed.
  retries: 0,
  // The emulators are one for all tests, but each test makes people of its own: two at a time,
  // whatever file they are in, so that no long file keeps one worker waiting for the other.
  fullyParallel: true,
  workers: 2,
  projects: [
    // What changes something for everyone, such as the rules, runs by itself, and first.
    { name: "alone", grep: alone, grepInvert: nightly, workers: 1 },
    { name: "together", grepInvert: [alone, devices, ...nightly], dependencies: ["alone"] },
    {
      name: "devices",
      grep: devices,
      grepInvert: nightly,
      dependencies: ["alone"],
      // Each of these sends video between two or three pages: two at once starve each other.
      workers: 1,
      use: { launchOptions: launch(wholeChromium) },
    },
  ],
  reporter: results ? [["list"], ["json", { outputFile: results }]] : "list",
  // Long limits cost nothing where all is well, and save a run on a machine with other work to do:
  // an index or a figure follows a trigger, which comes after those of all other stories.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env["SALVIA_HOSTING_URL"] ?? "http://localhost:5000",
    locale: "en-GB",
    timezoneId: "Europe/Madrid",
    // A color on its way to another has the contrast of neither: axe would sometimes complain.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // To record every test takes a quarter of the time: `npm test -- e2e leads --trace on` does it.
    trace: "off",
    launchOptions: launch(chromium),
  },
});

function launch(executablePath: string | undefined) {
  return {
    ...(executablePath !== undefined && { executablePath }),
    // People's browsers restore pages from memory on the way back: so shall these.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      // The outside is not there, not even for a moment.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      // Chromium's own errands would be the only calls to the outside.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
    ],
  };
}
