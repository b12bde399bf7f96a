import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { answerOf, onPath, runCommand } from "../command.ts";
import { installPackages, isDebian } from "../debian.ts";
import { Complaint, say } from "../report.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The user's choice of Chromium. */
const forced = process.env["SALVIA_CHROMIUM"] ?? "";
const macApps = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * A full Chromium: the one from SALVIA_CHROMIUM, the system's, Playwright's, or a new install.
 * @returns its path
 * @throws Complaint that says what to install
 */
export async function setUpChromium(signal: AbortSignal): Promise<string> {
  if (forced !== "") {
    if (runs(forced)) return forced;
    throw new Complaint(`SALVIA_CHROMIUM names ${forced}, which does not run as Chromium.`);
  }
  return findChromium() ?? (await installChromium(signal));
}

function findChromium(): string | null {
  const candidates = [...names.map(onPath), ...macApps, chromium.executablePath()];
  return candidates.find((path) => path !== null && existsSync(path) && runs(path)) ?? null;
}

/**
 * Runs the program to check, because Ubuntu's chromium-browser may be a stub that only points to a
 * store.
 */
function runs(path: string): boolean {
  return /Chrom/.test(answerOf(path, ["--version"]) ?? "");
}

/**
 * Chromium without its windowing parts, which take nearly a third of the time on a machine with few
 * processors. It does not ask for permission to use a camera.
 * @param whole the path of a full Chromium, whose package also brings fonts
 * @returns its path, or `whole` if none is available
 */
export async function setUpHeadlessShell(whole: string, signal: AbortSignal): Promise<string> {
  if (forced !== "") return whole;
  if (onPath(headlessShell) === null && isDebian()) {
    say("  Installing Chromium's headless shell (about a minute, once).");
    await installPackages(headlessShell, signal).catch((cause: unknown) => {
      if (signal.aborted) throw cause;
    });
  }
  const found = onPath(headlessShell);
  return found !== null && runs(found) ? found : whole;
}

const headlessShell = "chromium-headless-shell";

async function installChromium(signal: AbortSignal): Promise<string> {
  const debian = isDebian();
  if (debian) {
    say("  Installing Chromium for the tests in the browser (about 2 minutes, once).");
    await installPackages("chromium", signal);
  }
  if (!debian || findChromium() === null) {
    say("  Downloading Playwright's Chromium (about 170 MB, once).");
    await runCommand("playwright", ["install", "chromium"], { signal });
  }
  const found = findChromium();
  if (found !== null) return found;
  throw new Complaint(
    "No Chromium was found, and none could be installed. Install Chromium or Chrome, or name one: SALVIA_CHROMIUM=/path/to/chromium npm test",
  );
}
