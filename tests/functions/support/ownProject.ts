/**
 * Runs before each test file of the project `functions` in vitest.config.ts: gives it an empty
 * project of its own in the emulators, whose functions run in this process. No function of the
 * Functions emulator sees its writes, so files run in parallel without waiting for each other.
 */
import { afterAll } from "vitest";

const project = `demo-functions-${process.env["VITEST_POOL_ID"]}`;

Object.assign(process.env, {
  GCLOUD_PROJECT: project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
  FUNCTIONS_EMULATOR: "true",
  METADATA_SERVER_DETECTION: "none",
});

// Imported only now, because they and what they import read the environment.
const { keepServerLog, faultsInServerLog } = await import("./serverLog.ts");
keepServerLog();
const { askOwnProject, emptyProject } = await import("./emulatedProject.ts");
askOwnProject();
const { functionsUrl } = await import("./functionsServer.ts");
process.env["SALVIA_FUNCTIONS_URL"] = await functionsUrl();
await emptyProject();
const { forgetSwitches } = await import("../../../functions/src/switches/featureSwitches.ts");
forgetSwitches();

afterAll(() => {
  const faults = faultsInServerLog();
  if (faults.length > 0) throw new Error(faults.join("\n"));
});
