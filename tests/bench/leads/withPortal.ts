import { buildFunctions, buildWeb, webDir } from "../../../scripts/lib/build.ts";
import { setUpChromium } from "../../../scripts/lib/chromium.ts";
import { startEmulators } from "../../../scripts/lib/emulators.ts";
import { setUpFirestore } from "../../../scripts/lib/firestoreSetup.ts";
import { testPorts } from "../../../scripts/lib/ports.ts";
import { step } from "../../../scripts/lib/report.ts";
import { claimRun, endRun, stopGroup } from "../../../scripts/lib/runs.ts";
import { disableTriggers } from "../benchEmulators.ts";

/**
 * Builds the portal, starts emulators that serve it, and stops them at the end. The portal asks for its
 * data through a door (`door.ts`) that counts what comes through; triggers are off, or a hundred thousand
 * leads would take an hour to store.
 *
 * @param work gets the variables that say where the emulators, the door and Chromium are
 */
export async function withPortal<T>(
  signal: AbortSignal,
  work: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const left = claimRun("bench");
  try {
    if (left !== null) await stopGroup(left.leader);
    const firestore = await setUpFirestore(signal);
    const chromium = await setUpChromium(signal);
    const ports = await testPorts("bench");
    // Nothing of the bench listens where the mail server would.
    const door = ports.firestore + 5;
    await step("Building the functions", () => buildFunctions(signal));
    await step("Building the portal", () =>
      buildWeb("bench-leads", { ...ports, firestore: door }, signal),
    );
    const emulators = await startEmulators({
      name: "bench",
      ports,
      webDir: webDir("bench-leads"),
      firestore,
      importFrom: null,
      environment: { RATE_LIMITS: "off" },
      signal,
    });
    try {
      await disableTriggers(emulators.env["FIREBASE_EMULATOR_HUB"] ?? "");
      const places = { SALVIA_CHROMIUM: chromium, SALVIA_DOOR_PORT: String(door) };
      return await work({ ...emulators.env, ...places });
    } finally {
      await emulators.stop();
    }
  } finally {
    endRun("bench");
  }
}
