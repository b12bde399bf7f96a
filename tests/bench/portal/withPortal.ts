import { buildFunctions, buildWeb, webDir } from "../../../scripts/lib/build.ts";
import { startEmulators } from "../../../scripts/lib/emulators/emulators.ts";
import { setUpFirestore } from "../../../scripts/lib/emulators/firestoreSetup.ts";
import { testPorts } from "../../../scripts/lib/emulators/ports.ts";
import { step } from "../../../scripts/lib/report.ts";
import { claimRun, endRun, stopGroup } from "../../../scripts/lib/runs.ts";
import { setUpChromium } from "../../../scripts/lib/testing/chromium.ts";

/** Chromium's path, and the port at which the portal expects the database. */
export type Portal = { readonly chromium: string; readonly databasePort: number };

/**
 * Builds the portal, starts emulators that serve it and puts their addresses into the environment.
 * The portal gets its data through a proxy (`countingProxy.ts`). Rate limits and background work,
 * such as sending a mail, are off: the latter would be measured with the next call.
 */
export async function withPortal<T>(
  signal: AbortSignal,
  work: (portal: Portal) => Promise<T>,
): Promise<T> {
  const left = claimRun("bench");
  try {
    if (left !== null) await stopGroup(left.leader);
    const firestore = await setUpFirestore(signal);
    const chromium = await setUpChromium(signal);
    const ports = await testPorts("bench");
    // No program uses the mail server here.
    const databasePort = ports.firestore + 5;
    await step("Building the functions", () => buildFunctions(signal));
    await step("Building the portal", () =>
      buildWeb("bench-portal", { ...ports, firestore: databasePort }, signal),
    );
    const environment = { RATE_LIMITS: "off" };
    const emulators = await startEmulators({
      name: "bench",
      ports,
      webDir: webDir("bench-portal"),
      firestore,
      importFrom: null,
      environment,
      signal,
    });
    Object.assign(process.env, emulators.env);
    try {
      const hub = `http://127.0.0.1:${ports.hub}/functions/disableBackgroundTriggers`;
      const { ok, status } = await fetch(hub, { method: "PUT" });
      if (!ok) throw new Error(`The hub answered ${status}.`);
      return await work({ chromium, databasePort });
    } finally {
      await emulators.stop();
    }
  } finally {
    endRun("bench");
  }
}
