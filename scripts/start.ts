/**
 * `npm start`: runs Salvia on this machine with demo data until Ctrl-C. `npm run dev` adds --dev.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildFunctions, buildWeb, webDir } from "./lib/build.ts";
import { loadDemoData } from "./lib/demo.ts";
import { developmentOrigin, startDevelopment, watchFunctions } from "./lib/development.ts";
import { startEmulators, type Emulators } from "./lib/emulators/emulators.ts";
import { setUpFirestore } from "./lib/emulators/firestoreSetup.ts";
import { root } from "./lib/places.ts";
import { portsFor, servicePorts, takenPorts, type Ports } from "./lib/emulators/ports.ts";
import { Complaint, program, say, step } from "./lib/report.ts";
import { claimRun, endRun, stopGroup, type RunningEmulators } from "./lib/runs.ts";
import { hasSavedData, saveData, savedData } from "./lib/emulators/savedData.ts";
import { fired, stopController } from "./lib/stopSignal.ts";
import { welcome } from "./lib/welcome.ts";

const saveEveryMs = 60_000;

await program(main);

async function main(): Promise<number> {
  const development = process.argv.includes("--dev");
  const stop = stopController();
  const { signal } = stop;
  const left = claimRun("start");
  try {
    if (left !== null) await step("Saving what a killed run left", () => rescue(left));
    const ports = await portsOrComplain();
    const emulators = await bringUp(ports, { development, signal });
    try {
      return await serve(emulators, ports, { development, signal });
    } finally {
      await step("Stopping the emulators", () => emulators.stop());
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    say("Stopped.");
    return 130;
  } finally {
    // Stops remaining watchers and servers.
    stop.abort();
    endRun("start");
  }
}

async function portsOrComplain(): Promise<Ports> {
  const services = servicePorts(process.env);
  const taken = await takenPorts(services);
  if (taken.length > 0) throw new Complaint(taken.join("\n"));
  return portsFor(services);
}

async function bringUp(
  ports: Ports,
  { development, signal }: { development: boolean; signal: AbortSignal },
): Promise<Emulators> {
  const importFrom = savedData();
  const firestore = await setUpFirestore(signal);
  const name = development ? "dev" : "start";
  if (development) {
    mkdirSync(join(root, webDir(name)), { recursive: true });
    await step("Building the functions", () => watchFunctions(signal));
  } else {
    await step("Building the functions", () => buildFunctions(signal));
    await step("Building the web", () => buildWeb(name, ports, signal));
  }
  const emulators = await startEmulators({
    name: "start",
    ports,
    webDir: webDir(name),
    firestore,
    importFrom,
    environment: development ? { SALVIA_HOSTING_URL: developmentOrigin } : {},
    signal,
  });
  try {
    if (importFrom === null) {
      await step("Loading the demo data", () => loadDemoData(emulators.env, signal));
      await saveData(ports.hub);
    }
    return emulators;
  } catch (error) {
    await emulators.stop();
    throw error;
  }
}

/**
 * Runs until the user stops it or the emulators die. Saves the data regularly, because the
 * emulators keep it in memory.
 */
async function serve(
  emulators: Emulators,
  ports: Ports,
  { development, signal }: { development: boolean; signal: AbortSignal },
): Promise<number> {
  if (development) await startDevelopment(ports, signal);
  const origin = development ? developmentOrigin : emulators.origin;
  say(welcome(origin, emulators.mailbox));
  let saving = Promise.resolve(true);
  const timer = setInterval(() => {
    saving = saving.then(() => saveData(ports.hub));
  }, saveEveryMs);
  await Promise.race([fired(signal), emulators.ended]);
  clearInterval(timer);
  if (!signal.aborted) {
    say(`The emulators ended by themselves. Their log: ${emulators.log}`);
    return 1;
  }
  await saving;
  const saved = await step("Saving the data", () => saveData(ports.hub));
  if (!saved) say(`The data of the last minute could not be saved. The log: ${emulators.log}`);
  return saved ? 0 : 1;
}

async function rescue({ leader, hub }: RunningEmulators): Promise<void> {
  if (hasSavedData()) await saveData(hub);
  await stopGroup(leader);
}
