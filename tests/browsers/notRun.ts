import { browserTitles } from "../../scripts/lib/testing/leaveOut.ts";

const install = {
  firefox:
    "Install Firefox (on Debian: apt-get install firefox-esr) or name one: SALVIA_FIREFOX=/path/to/firefox npm test.",
  webkit:
    "Install WebKitGTK's driver (on Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb).",
};

/** The error that a browser's tests could not run, with installation instructions. */
export function notRun(browser: keyof typeof install, cause?: unknown): Error {
  const why = cause === undefined ? "It was not found." : "It did not start.";
  const otherwise = `Or leave it out by name: npm test -- --without ${browser}`;
  return new Error(`${browserTitles[browser]}: not run. ${why} ${install[browser]} ${otherwise}`, {
    cause,
  });
}
