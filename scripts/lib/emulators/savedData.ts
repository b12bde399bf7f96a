import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { exportData } from "./hub.ts";
import { cache } from "../places.ts";
import { Complaint } from "../report.ts";

/** The saved data of `npm start`, because the emulators keep it only in memory. */
const dataFolder = join(cache, "emulators", "data");

/** firebase-tools writes this file last. */
const lastFile = "firebase-export-metadata.json";

/** Whether an earlier run saved its data. */
export function hasSavedData(): boolean {
  return existsSync(join(dataFolder, lastFile));
}

/**
 * The folder with the data of an earlier run, or null.
 * @throws Complaint if it is damaged, as after a power cut or on a full disk
 */
export function savedData(folder = dataFolder): string | null {
  const path = join(folder, lastFile);
  if (!existsSync(path)) return null;
  try {
    JSON.parse(readFileSync(path, "utf8"));
    return folder;
  } catch {
    throw new Complaint(
      `The saved data is damaged (${path}). \`npm run reset\` deletes it, and the next start has the demo data.`,
    );
  }
}

/**
 * Saves the data of running emulators. Unlike --export-on-exit, this reports whether it succeeded
 * and works during the run.
 * @param hub the port of their hub
 * @returns whether the data is saved
 */
export async function saveData(hub: number): Promise<boolean> {
  mkdirSync(dirname(dataFolder), { recursive: true });
  return exportData(hub, dataFolder);
}

export function forgetData(): void {
  rmSync(dataFolder, { recursive: true, force: true });
}
