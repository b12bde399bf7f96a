import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { neededSecrets } from "@salvia/domain/configuration/secrets";

import { answerOf } from "../command.ts";
import { buildFunctions, buildWebForProject, webDir } from "../build.ts";
import { functionsFile, partValues, webEnvironment } from "../configuration/partValues.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import { root } from "../places.ts";
import { Complaint, say, step } from "../report.ts";
import { prepareDatabase } from "./database.ts";
import { storeFeaturesOff } from "./featuresOff.ts";
import { failedStep } from "./failedStep.ts";
import { writeFirebaseConfig } from "./firebaseConfig.ts";
import { runFirebase } from "./firebaseCli.ts";
import { deployFunctions, functionsFingerprint } from "./functions.ts";
import { functionNames } from "./functionNames.ts";
import { prepareAccount } from "./functionsRoles.ts";
import { googleApi } from "./googleApi.ts";
import { hostingSite } from "./hostingSite.ts";
import { deployIndexes } from "./indexes.ts";
import { preflight } from "./preflight.ts";
import { releaseRules } from "./rulesRelease.ts";
import { smokeTest } from "./smokeTest.ts";
import { continueAt, deploySteps, type DeployOptions, type DeployStep } from "./steps.ts";

/**
 * Deploys to a real project, one step after the other, without questions. Each step can be
 * repeated.
 * @throws Complaint that says what failed; its last line has the command that continues
 */
export async function deploy(options: DeployOptions, signal: AbortSignal): Promise<void> {
  const { project } = options;
  const restart = `npm run deploy -- --project ${project}`;
  say(`Deploying to ${project}:`);
  const api = googleApi(project, signal);
  const { configuration, values } = await run("Configuration", restart, async () =>
    readConfiguration(project),
  );
  await run("Preflight", restart, () => preflight(api, configuration));
  // Styles, and with them the policies, differ in a build for development.
  // Without CONTENT in the file, a CONTENT of the shell doesn't count.
  const webEnv = { VITE_CONTENT: "", ...webEnvironment(values), NODE_ENV: "production" };
  const config = await run("Policies", restart, () =>
    writeFirebaseConfig(project, webDir(project), webEnv, configuration.MIN_INSTANCES, signal),
  );
  const names = await run("Build", restart, async () => {
    const functionsEnv = join(root, "functions", `.env.${project}`);
    writeFileSync(functionsEnv, functionsFile(values), { mode: 0o600 });
    await buildFunctions(signal, configuration.CONTENT ?? "");
    await buildWebForProject(project, { ...webEnv, SALVIA_FIREBASE_JSON: config.path }, signal);
    return functionNames(project, partValues("functions", values), signal);
  });
  const cli = { project, config: config.path, signal };
  const message = answerOf("git", ["-C", root, "describe", "--always", "--dirty"])?.trim();
  const work: Record<DeployStep, () => Promise<string | void>> = {
    database: () => prepareDatabase(api),
    account: () => prepareAccount(api, configuration),
    indexes: () => deployIndexes(cli, api),
    rules: async () => {
      await storeFeaturesOff(api, configuration.FEATURES_OFF);
      return releaseRules(api);
    },
    functions: async () => {
      const fingerprint = await functionsFingerprint(api, neededSecrets(configuration));
      return deployFunctions(cli, api, { names, pinned: config.pinned, fingerprint });
    },
    hosting: async () => {
      const site = await hostingSite(api);
      const note = message === undefined ? [] : ["--message", message];
      await runFirebase(cli, "hosting", ["deploy", "--only", "hosting", ...note]);
      return `https://${site}.web.app`;
    },
    smoke: async () => smokeTest(`https://${await hostingSite(api)}.web.app`, config.headers),
  };
  for (const name of deploySteps.slice(deploySteps.indexOf(options.from))) {
    if (signal.aborted) throw failedStep(new Complaint("stopped"), name, continueAt(options, name));
    // oxlint-disable-next-line no-await-in-loop -- each step needs the one before
    await run(titles[name], continueAt(options, name), work[name]);
  }
  say(`Deployed to ${project}. Logs: ${join(".cache", "deploy", project)}`);
}

const titles: Readonly<Record<DeployStep, string>> = {
  database: "Database",
  account: "Service account",
  indexes: "Indexes",
  rules: "Rules",
  functions: "Functions",
  hosting: "Hosting",
  smoke: "Smoke test",
};

function run<T>(title: string, again: string, work: () => Promise<T>): Promise<T> {
  return step(title, async () => {
    try {
      return await work();
    } catch (error) {
      throw failedStep(error, title, again);
    }
  });
}
