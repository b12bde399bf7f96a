import {
  startEmulators,
  type EmulatorOptions,
  type Emulators,
} from "../../scripts/lib/emulators/emulators.ts";
import { claimRun, endRun, stopGroup } from "../../scripts/lib/runs.ts";

/** Runs work with a drill's own emulators. */
export async function withDrillEmulators<T>(
  options: Omit<EmulatorOptions, "name">,
  work: (emulators: Emulators) => Promise<T>,
): Promise<T> {
  const left = claimRun("drill");
  if (left !== null) await stopGroup(left.leader);
  try {
    const emulators = await startEmulators({ ...options, name: "drill" });
    try {
      return await work(emulators);
    } finally {
      await emulators.stop();
    }
  } finally {
    endRun("drill");
  }
}
