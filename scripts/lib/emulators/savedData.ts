import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { exportData } from "./hub.ts";
import { cache } from "../places.ts";

/** The saved data of `npm start`, because the emulators keep it only in memory. */
export const dataFolder = join(cache, "emulators", "data");

/** Whether an earlier run saved its data. firebase-tools writes this file last. */
export function hasSavedData(): boolean {
  return existsSync(join(dataFolder, "firebase-export-metadata.json"));
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

/** Deletes the saved data. */
export function forgetData(): void {
  rmSync(dataFolder, { recursive: true, force: true });
}
