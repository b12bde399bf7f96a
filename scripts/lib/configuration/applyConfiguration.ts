import { isReadBy } from "@salvia/domain/configuration/parseConfiguration";
import { variableNames } from "@salvia/domain/configuration/variables";

import { root } from "../places.ts";
import { partValues } from "./partValues.ts";
import { readConfiguration } from "./readConfiguration.ts";

/**
 * Gives the functions' code, which operators' commands run on this machine, the same configuration
 * as in the cloud. The file wins over the shell, so that no old export changes a command.
 *
 * @param project null for the emulators, which need no configuration
 * @throws Complaint with a line for each fault of the file
 */
export function applyConfiguration(
  project: string | null,
  env: NodeJS.ProcessEnv = process.env,
  folder = root,
): void {
  if (project === null) return;
  const given = partValues("functions", readConfiguration(project, folder).values);
  for (const name of variableNames) if (isReadBy("functions", name)) delete env[name];
  Object.assign(env, given, { GCLOUD_PROJECT: project });
}
