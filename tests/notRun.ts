import { programTitles } from "../scripts/lib/testing/leaveOut.ts";

const install = {
  firefox:
    "Install Firefox (on Debian: apt-get install firefox-esr) or name one: SALVIA_FIREFOX=/path/to/firefox npm test.",
  webkit:
    "Install WebKitGTK's driver (on Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb).",
  maven:
    "Install Maven and a JDK (on Debian or Ubuntu: apt-get install maven default-jdk-headless).",
  coturn: "Install coturn (on Debian or Ubuntu: apt-get install coturn).",
};

/** The error that a program's tests could not run, with installation instructions. */
export function notRun(program: keyof typeof install, cause?: unknown): Error {
  const why = cause === undefined ? "It was not found." : "It did not start.";
  const otherwise = `Or leave it out by name: npm test -- --without ${program}`;
  return new Error(`${programTitles[program]}: not run. ${why} ${install[program]} ${otherwise}`, {
    cause,
  });
}
