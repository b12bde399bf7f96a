import { readFileSync } from "node:fs";

import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/firestore";

import type { Firestore } from "./actors.ts";
import { storedRevocations } from "../accounts/revocations.stored.ts";
import { write } from "./row.ts";
import type { Documents } from "./values.ts";

/** The rules as they are deployed. */
export const rulesSource = readFileSync(
  new URL("../../../firestore.rules", import.meta.url),
  "utf8",
);

/**
 * Loads the rules into the emulator at FIRESTORE_EMULATOR_HOST, for a project that no other test
 * file and no running product uses, with only each actor's revocation document stored.
 *
 * @param name the test file, in lower case
 */
export async function rulesEnvironment(name: string): Promise<RulesTestEnvironment> {
  // Denials are expected here, so the SDK need not warn about them.
  setLogLevel("silent");
  const environment = await loadRules(name, rulesSource);
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled((context) =>
    store(context.firestore(), storedRevocations),
  );
  return environment;
}

/** Replaces the rules of a test file's own project. */
export function loadRules(name: string, rules: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: `demo-salvia-rules-${name}`,
    firestore: { rules },
  });
}

/**
 * Loads the deployed rules with a reset coverage report. Google's emulator keeps the report as long
 * as the text is unchanged.
 */
export async function reloadRules(name: string): Promise<void> {
  loads += 1;
  await loadRules(name, `${rulesSource}\n// ${loads}\n`);
}

let loads = 0;

/** Stores or deletes documents through a connection that bypasses the rules. */
export async function store(server: Firestore, documents: Documents): Promise<void> {
  await write(server, (writes) => {
    for (const [path, data] of Object.entries(documents)) {
      const document = server.doc(path);
      if (data === null) writes.delete(document);
      else writes.set(document, data);
    }
  });
}
