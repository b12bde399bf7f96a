import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

import { parseConfiguration, type Values } from "@salvia/domain/configuration/parseConfiguration";
import type { Configuration } from "@salvia/domain/configuration/variables";

import { root } from "../places.ts";
import { Complaint } from "../report.ts";

/** The configuration of a real project, without faults. */
export type ProjectConfiguration = {
  project: string;
  /** As the file has them; what is not set is missing. */
  values: Values;
  /** Parsed, with the defaults. */
  configuration: Configuration;
};

/**
 * Reads `.env.<project>` from the root.
 *
 * @throws Complaint with a line for each fault
 */
export function readConfiguration(project: string, folder = root): ProjectConfiguration {
  // The id becomes part of a path. Google's rule for project ids.
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u.test(project)) {
    throw new Complaint(`"${project}" is not the id of a Firebase project.`);
  }
  const name = `.env.${project}`;
  const text = textOf(join(folder, name), name);
  const values = parseEnv(text);
  const { configuration, faults } = parseConfiguration(values);
  const all = [...lineFaults(text), ...faults];
  if (configuration !== null && configuration.VITE_FIREBASE_CONFIG.projectId !== project) {
    all.push(`VITE_FIREBASE_CONFIG belongs to another project than ${project}.`);
  }
  if (configuration === null || all.length > 0) {
    throw new Complaint([`${name} has faults:`, ...all.map((fault) => `  ${fault}`)].join("\n"));
  }
  return { project, values, configuration };
}

function textOf(path: string, name: string): string {
  if (!existsSync(path)) {
    throw new Complaint(`${name} does not exist. Copy .env.example to ${name} and fill it in.`);
  }
  return readFileSync(path, "utf8");
}

/** What `parseEnv` would silently skip or overwrite. */
function lineFaults(text: string): string[] {
  const seen = new Set<string>();
  return text.split(/\r?\n/u).flatMap((line, index) => {
    const at = `Line ${index + 1}`;
    if (/^\s*(?:#.*)?$/u.test(line)) return [];
    const [, name, value = ""] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/u.exec(line) ?? [];
    if (name === undefined) return [`${at} is not NAME=value.`];
    if (seen.has(name)) return [`${at} sets ${name} again.`];
    seen.add(name);
    const [quote = ""] = /^["'`]/u.exec(value) ?? [];
    return quote !== "" && !value.slice(1).includes(quote)
      ? [`${at} has a quotation mark without its end. A value must be on one line.`]
      : [];
  });
}
