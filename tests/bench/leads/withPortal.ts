import { buildFunctions, buildWeb, webDir } from "../../../scripts/lib/build.ts";
import { setUpChromium } from "../../../scripts/lib/testing/chromium.ts";
import { startEmulators } from "../../../scripts/lib/emulators/emulators.ts";
import { setUpFirestore } from "../../../scripts/lib/emulators/firestoreSetup.ts";
import { testPorts } from "../../../scripts/lib/emulators/ports.ts";
import { step } from "../../../scripts/lib/report.ts";
import { claimRun, endRun, stopGroup } from "../../../scripts/lib/runs.ts";
import { disableTriggers } from "../support/benchEmulators.ts";

/**
 * Builds the portal, starts emulators that serve it, and stops them at the end. The portal gets its
 * data through a proxy (`countingProxy.ts`) that counts the traffic; triggers are off, because otherwise a
 * hundred thousand leads would take an hour to store.
 *
 * @param work receives the environment variables with the addresses of the emulators, the proxy
 *   and Chromium
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
    // The mail server's port is unused in this bench.
    const proxy = ports.firestore + 5;
    await step("Building the functions", () => buildFunctions(signal));
    await step("Building the portal", () =>
      buildWeb("bench-leads", { ...ports, firestore: proxy }, signal),
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
      const places = { SALVIA_CHROMIUM: chromium, SALVIA_PROXY_PORT: String(proxy) };
      return await work({ ...emulators.env, ...places });
    } finally {
      await emulators.stop();
    }
  } finally {
    endRun("bench");
  }
}
