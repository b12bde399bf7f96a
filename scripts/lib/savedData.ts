import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { exportData } from "./hub.ts";
import { cache } from "./places.ts";

/** Where the data of `npm start` outlives the emulators, which keep it in memory. */
export const dataFolder = join(cache, "emulators", "data");

/** Whether an earlier run saved its data. firebase-tools writes this file last. */
export function hasSavedData(): boolean {
  return existsSync(join(dataFolder, "firebase-export-metadata.json"));
}

/**
 * Saves the data of running emulators. Asked of them rather than left to --export-on-exit: only so
 * do we learn whether it worked, and can save in between.
 * @param hub the port of their hub
 * @returns whether it is saved
 */
export async function saveData(hub: number): Promise<boolean> {
  mkdirSync(dirname(dataFolder), { recursive: true });
  return exportData(hub, dataFolder);
}

/** Deletes the saved data. */
export function forgetData(): void {
  rmSync(dataFolder, { recursive: true, force: true });
}
