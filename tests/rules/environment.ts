import { readFileSync } from "node:fs";

import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/firestore";

import type { Firestore } from "./actors.ts";
import { storedRevocations } from "./revocations.stored.ts";
import { write } from "./row.ts";

/** The rules as they are deployed. */
export const rulesSource = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");

/**
 * The rules, loaded into the emulator at FIRESTORE_EMULATOR_HOST for a project that no other file
 * of tests and no running product uses, with nothing stored but each actor's document of revocations.
 *
 * @param name the file of tests, in lower case
 */
export async function rulesEnvironment(name: string): Promise<RulesTestEnvironment> {
  // Denials are what these tests are about: the SDK need not warn of each.
  setLogLevel("silent");
  const environment = await loadRules(name, rulesSource);
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled((context) =>
    store(context.firestore(), storedRevocations),
  );
  return environment;
}

/** Puts other rules in place of a file of tests' own. */
export function loadRules(name: string, rules: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: `demo-salvia-rules-${name}`,
    firestore: { rules },
  });
}

/**
 * The rules as they are deployed, loaded as if for the first time: what was evaluated before counts no
 * more. Google's emulator keeps it for as long as the text is the same.
 */
export async function loadRulesAnew(name: string): Promise<void> {
  loads += 1;
  await loadRules(name, `${rulesSource}\n// ${loads}\n`);
}

let loads = 0;

/** Documents by path; null where there is none. */
export type Documents = Readonly<Record<string, object | null>>;

/** Makes documents what they are to be, through a connection that the rules do not hold back. */
export async function store(server: Firestore, documents: Documents): Promise<void> {
  await write(server, (writes) => {
    for (const [path, data] of Object.entries(documents)) {
      const document = server.doc(path);
      if (data === null) writes.delete(document);
      else writes.set(document, data);
    }
  });
}
