import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildFunctions, buildWeb, webDir } from "../build.ts";
import { setUpChromium, setUpHeadlessShell } from "./chromium.ts";
import { clearEmulators, loadDemoData } from "../demo.ts";
import { startEmulators } from "../emulators/emulators.ts";
import { setUpFirestore } from "../emulators/firestoreSetup.ts";
import { setUpExtraPrograms } from "./extraPrograms.ts";
import { root } from "../places.ts";
import { testPorts } from "../emulators/ports.ts";
import { say, step } from "../report.ts";
import { claimRun, endRun, stopGroup } from "../runs.ts";
import type { Stage } from "./stages.ts";

/** The environment for a stage's runner: the addresses of the emulators and the browser. */
export type TestEnv = Readonly<Record<string, string>>;

/**
 * Starts one emulator suite for all stages that need it, on free ports and without data, and stops
 * it at the end.
 * @param onOther whether to run Firestore on the other emulator than the default
 * @param work receives a function that prepares a stage, such as loading the demo data for
 * end-to-end tests
 * @throws Complaint if the emulators, or what they serve, cannot be set up
 */
export async function withTestEmulators<T>(
  stages: readonly Stage[],
  signal: AbortSignal,
  work: (prepare: (stage: Stage) => Promise<TestEnv>) => Promise<T>,
  onOther = false,
): Promise<T> {
  const left = claimRun("test");
  try {
    if (left !== null) await stopGroup(left.leader);
    say("\nEmulators");
    const browsers: TestEnv = stages.some(inChromium) ? await setUpBrowsers(signal) : {};
    const extras = await setUpExtraPrograms(
      stages.flatMap((stage) => stage.programs ?? []),
      signal,
    );
    const emulators = await bringUp(stages.some(showsPages), onOther, signal);
    try {
      return await work(async (stage) => {
        if (stage.runner === "log") return { SALVIA_SERVER_LOG: emulators.log };
        if (!inChromium(stage)) return { ...emulators.env, ...extras };
        await clearEmulators(emulators.env);
        await step("Loading the demo data", () => loadDemoData(emulators.env, signal));
        return { ...emulators.env, ...extras, ...browsers };
      });
    } finally {
      await emulators.stop();
    }
  } finally {
    endRun("test");
  }
}

async function setUpBrowsers(signal: AbortSignal): Promise<TestEnv> {
  const whole = await setUpChromium(signal);
  return {
    SALVIA_CHROMIUM: await setUpHeadlessShell(whole, signal),
    SALVIA_WHOLE_CHROMIUM: whole,
  };
}

async function bringUp(withPages: boolean, onOther: boolean, signal: AbortSignal) {
  const usual = await setUpFirestore(signal);
  const firestore = onOther
    ? await setUpFirestore(signal, usual.kind === "hidane" ? "java" : "hidane")
    : usual;
  const ports = await testPorts();
  await step("Building the functions", () => buildFunctions(signal));
  if (withPages) await step("Building the web", () => buildWeb("test", ports, signal));
  // Hosting requires the folder to exist, even if empty.
  mkdirSync(join(root, webDir("test")), { recursive: true });
  return startEmulators({
    name: "test",
    ports,
    webDir: webDir("test"),
    firestore,
    importFrom: null,
    signal,
  });
}

function inChromium(stage: Stage): boolean {
  return stage.runner === "playwright";
}

/**
 * Whether the stage needs pages: the functions answer a form posted without scripts with a page of
 * the site.
 */
function showsPages(stage: Stage): boolean {
  return inChromium(stage) || ["functions", "browsers"].includes(stage.name);
}
