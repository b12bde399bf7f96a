import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";

import {
  isReadBy,
  parseConfiguration,
  type Values,
} from "../../../domain/src/configuration/parseConfiguration.ts";
import {
  isVariableName,
  type Configuration,
  type Part,
} from "../../../domain/src/configuration/variables.ts";
import { root } from "../places.ts";
import { Complaint } from "../report.ts";

/** A project's configuration, and the texts it was read from. */
export type ProjectConfiguration = {
  readonly configuration: Configuration;
  readonly values: Values;
};

/**
 * Reads and checks `.env.<project>`.
 * @throws Complaint with everything that is wrong with it
 */
export function readConfiguration(project: string): ProjectConfiguration {
  const name = `.env.${project}`;
  const path = join(root, name);
  if (!existsSync(path)) {
    throw new Complaint(`there is no file ${name}. Copy .env.example and fill it in`);
  }
  const values = parseEnv(readFileSync(path, "utf8"));
  const { configuration, faults } = parseConfiguration(values);
  if (configuration === null) throw new Complaint(`${name}: ${faults.join(" ")}`);
  const { projectId } = configuration.VITE_FIREBASE_CONFIG;
  if (projectId !== project) {
    throw new Complaint(`${name}: VITE_FIREBASE_CONFIG is of the project ${projectId}`);
  }
  return { configuration, values };
}

/** The variables that one part of the product reads, as texts. */
export function valuesFor(part: Part, values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value !== undefined && value !== "" && isVariableName(name) && isReadBy(part, name)
        ? [[name, value]]
        : [],
    ),
  );
}

/** Writes the functions' part of the configuration where firebase-tools looks for it. */
export function writeFunctionsEnv(project: string, values: Values): void {
  const lines = Object.entries(valuesFor("functions", values)).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}\n`,
  );
  const note = `# Written by npm run deploy from .env.${project} at each deployment.\n`;
  const path = join(root, "functions", `.env.${project}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, note + lines.join(""), { mode: 0o600 });
}
