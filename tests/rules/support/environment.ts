import { readFileSync } from "node:fs";

import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/firestore";
import { afterAll } from "vitest";

import { connect, type ActorName, type Firestore, type Requesting } from "./actors.ts";
import { storedRevocations } from "../accounts/revocations.stored.ts";
import { write } from "./row.ts";
import type { Documents } from "./values.ts";

/** The rules as they are deployed. */
export const rulesSource = readFileSync(
  new URL("../../../firestore.rules", import.meta.url),
  "utf8",
);

/** The actor and their connection, and a connection that bypasses the rules. */
export type Requester = { name: ActorName; uid: string; db: Firestore; server: Firestore };

/** A project of the emulator that no other test file and no running product uses. */
export type RulesProject = {
  readonly environment: RulesTestEnvironment;
  /** A connection that bypasses the rules. */
  readonly server: Firestore;
  /** The actor's connection: the same one for the same object. */
  as: (actor: Requesting) => Firestore;
  requester: (actor: Requesting & Pick<Requester, "name">) => Requester;
  /** Replaces the rules. */
  load: (rules: string) => Promise<void>;
  /** Replaces what is stored: with these documents and each actor's revocation document. */
  begin: (documents?: Documents) => Promise<void>;
};

/**
 * Loads the rules into the emulator at FIRESTORE_EMULATOR_HOST, until the test file ends.
 *
 * @param name the test file, in lower case
 */
export async function rulesProject(name: string): Promise<RulesProject> {
  // Denials are expected here, so the SDK need not warn about them.
  setLogLevel("silent");
  // Each denial makes errors with a stack, which took a quarter of the time.
  Error.stackTraceLimit = 3;
  const load = (rules: string) =>
    initializeTestEnvironment({
      projectId: `demo-salvia-rules-${name}`,
      firestore: { rules },
    });
  const environment = await load(rulesSource);
  afterAll(() => environment.cleanup());
  const connections = new Map<Requesting, Firestore>();
  const server = await connectAsServer(environment);
  const project: RulesProject = {
    environment,
    server,
    as: (actor) => {
      const db = connections.get(actor) ?? connect(environment, actor);
      connections.set(actor, db);
      return db;
    },
    requester: (actor) => ({
      name: actor.name,
      uid: actor.uid ?? "stranger",
      db: project.as(actor),
      server,
    }),
    load: async (rules) => void (await load(rules)),
    begin: async (documents) => {
      await environment.clearFirestore();
      await store(server, { ...storedRevocations, ...documents });
    },
  };
  await project.begin();
  return project;
}

/** Connects without rules until the environment is cleaned up. */
function connectAsServer(environment: RulesTestEnvironment): Promise<Firestore> {
  return new Promise((resolve, reject) => {
    const open = environment.withSecurityRulesDisabled((context) => {
      resolve(context.firestore());
      return new Promise(() => {});
    });
    open.catch(reject);
  });
}

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
