import { existsSync } from "node:fs";
import { answerOf, onPath } from "../command.ts";
import { installPackages, isDebian } from "../debian.ts";
import { programTitles } from "./leaveOut.ts";
import { say } from "../report.ts";
import type { ExtraProgram } from "./stages.ts";

const names = ["firefox-esr", "firefox"];
const macApp = "/Applications/Firefox.app/Contents/MacOS/firefox";
/** The user's choice of Firefox. */
const forced = process.env["SALVIA_FIREFOX"] ?? "";

/**
 * Finds the programs that some tests need besides Chromium, or installs them from Debian.
 * @returns variables with their paths. A missing program has no variable: its tests report that
 * they did not run.
 */
export async function setUpExtraPrograms(
  wanted: readonly ExtraProgram[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const program of wanted) {
    const { variable, packages, find } = setups[program];
    if (find() === null && isDebian()) {
      say(`  Installing ${programTitles[program]} (about a minute, once).`);
      // oxlint-disable-next-line no-await-in-loop -- apt runs only one install at a time
      await installPackages(packages, signal);
      // Debian starts coturn's service at once, and it would relay for everyone.
      if (program === "coturn") answerOf("systemctl", ["disable", "--now", "coturn"]);
    }
    const path = find();
    if (path !== null) found[variable] = path;
  }
  return found;
}

const setups = {
  firefox: {
    variable: "SALVIA_FIREFOX",
    packages: "firefox-esr",
    find: findFirefox,
  },
  webkit: {
    variable: "SALVIA_WEBKIT_DRIVER",
    packages: "webkit2gtk-driver xvfb",
    find: findWebKit,
  },
  coturn: {
    variable: "SALVIA_COTURN",
    packages: "coturn",
    find: () => onPath("turnserver"),
  },
  maven: {
    variable: "SALVIA_MAVEN",
    packages: "maven default-jdk-headless",
    find: () => (onPath("javac") === null ? null : onPath("mvn")),
  },
} as const;

function findFirefox(): string | null {
  const candidates = forced === "" ? [...names.map(onPath), macApp] : [forced];
  return candidates.find((path) => path !== null && existsSync(path) && runs(path)) ?? null;
}

/** Runs the program to check, because Ubuntu's may be a stub that only points to a store. */
function runs(path: string): boolean {
  return /Firefox/.test(answerOf(path, ["--version"]) ?? "");
}

/** WebKit's driver, which includes a browser; it needs a display. */
function findWebKit(): string | null {
  return onPath("Xvfb") === null ? null : onPath("WebKitWebDriver");
}
