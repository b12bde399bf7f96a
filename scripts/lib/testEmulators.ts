import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildFunctions, buildWeb, webDir } from "./build.ts";
import { setUpChromium, setUpHeadlessShell } from "./chromium.ts";
import { clearEmulators, loadDemoData } from "./demo.ts";
import { startEmulators } from "./emulators.ts";
import { setUpFirestore } from "./firestoreSetup.ts";
import { setUpOtherBrowsers } from "./otherBrowsers.ts";
import { root } from "./places.ts";
import { testPorts } from "./ports.ts";
import { say, step } from "./report.ts";
import { claimRun, endRun, stopGroup } from "./runs.ts";
import type { Stage } from "./stages.ts";

/** Variables a stage's runner gets: where the emulators are, and the browser. */
export type TestEnv = Readonly<Record<string, string>>;

/**
 * Starts one emulator suite, on free ports and without data, for all the stages that need it, and
 * stops it at the end.
 * @param onOther whether Firestore runs on the other emulator than by default
 * @param work gets a function that makes things ready for a stage: the end-to-end tests find the
 * demo data loaded
 * @throws Complaint when the emulators, or what they serve, cannot be had
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
    const others = await setUpOtherBrowsers(
      stages.flatMap((stage) => stage.browsers ?? []),
      signal,
    );
    const emulators = await bringUp(stages.some(showsPages), onOther, signal);
    try {
      return await work(async (stage) => {
        if (!stage.needsEmulators) return {};
        if (stage.runner === "log") return { SALVIA_SERVER_LOG: emulators.log };
        if (stage.browsers !== undefined) return { ...emulators.env, ...others };
        if (!inChromium(stage)) return emulators.env;
        await clearEmulators(emulators.env);
        await step("Loading the demo data", () => loadDemoData(emulators.env, signal));
        return { ...emulators.env, ...browsers };
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
  // Hosting wants a folder to serve, be it empty.
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

/** The functions answer a form that was posted without script with a page of the site. */
function showsPages(stage: Stage): boolean {
  return inChromium(stage) || ["functions", "browsers"].includes(stage.name);
}
