import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import firebaseJson from "../../../firebase.json" with { type: "json" };
import { buildFunctions } from "../../../scripts/lib/build.ts";
import { startEmulators } from "../../../scripts/lib/emulators/emulators.ts";
import { setUpFirestore } from "../../../scripts/lib/emulators/firestoreSetup.ts";
import { root } from "../../../scripts/lib/places.ts";
import { testPorts } from "../../../scripts/lib/emulators/ports.ts";
import { step } from "../../../scripts/lib/report.ts";
import { claimRun, endRun, stopGroup } from "../../../scripts/lib/runs.ts";
import { compile } from "./compile.ts";
import { bareFolder } from "./bareFunctions.ts";
import { writeOrdinary } from "./ordinaryFunctions.ts";

/**
 * Builds the functions, starts emulators that serve them beside the bare one, and stops them at the
 * end. Rate limits and background work, such as sending a mail, are off: on the same two
 * processors, background work would be measured with the next call.
 *
 * @param work receives the environment variables with the emulators' addresses
 */
export async function withBenchEmulators<T>(
  signal: AbortSignal,
  work: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const left = claimRun("bench");
  try {
    if (left !== null) await stopGroup(left.leader);
    const firestore = await setUpFirestore(signal);
    await step("Building the functions", () => buildFunctions(signal));
    await step("Writing them in the ordinary way", () => writeOrdinary(signal));
    await writeBare(signal);
    mkdirSync(join(root, emptySite), { recursive: true });
    const emulators = await startEmulators({
      name: "bench",
      ports: await testPorts("bench"),
      webDir: emptySite,
      firestore,
      importFrom: null,
      config: withBare(firebaseJson),
      environment: { RATE_LIMITS: "off" },
      signal,
    });
    try {
      await disableTriggers(emulators.env["FIREBASE_EMULATOR_HUB"] ?? "");
      return await work(emulators.env);
    } finally {
      await emulators.stop();
    }
  } finally {
    endRun("bench");
  }
}

// Hosting requires a folder to serve, even an empty one.
const emptySite = ".cache/bench/site";

/** Writes the bare functions as a separate codebase, in the sense of firebase-tools. */
async function writeBare(signal: AbortSignal): Promise<void> {
  await compile(["tests/bench/functions/index.ts"], {
    base: "tests/bench/functions",
    out: bareFolder,
    signal,
  });
  const manifest = { name: "bench", type: "module", main: "index.js", engines: { node: "24" } };
  writeFileSync(join(bareFolder, "package.json"), JSON.stringify(manifest));
}

function withBare(config: typeof firebaseJson) {
  const source = { source: bareFolder.slice(root.length + 1), codebase: "bench" };
  const rewrites = ["bare", "careless"].map((functionId) => ({
    source: `/${functionId}`,
    function: { functionId, region: "europe-west1" },
  }));
  const { hosting, functions } = config;
  return {
    ...config,
    functions: [...functions, source],
    hosting: { ...hosting, rewrites: [...rewrites, ...hosting.rewrites] },
  };
}

/** Disables the triggers, so that their work is not measured. */
export async function disableTriggers(hub: string): Promise<void> {
  const answer = await fetch(`http://${hub}/functions/disableBackgroundTriggers`, {
    method: "PUT",
  });
  if (!answer.ok) throw new Error(`The hub answered ${answer.status}.`);
}
