import type { ActorName, Firestore } from "./actors.ts";
import type { Documents } from "./values.ts";

export type Operation = "get" | "list" | "create" | "update" | "delete";

/**
 * One row of a table: a request, and the actors for whom it is allowed. It is denied for all
 * others.
 */
export type Row = {
  operation: Operation;
  name: string;
  /** @param uid the actor's own, or a stranger's for an actor without one */
  send: (db: Firestore, uid: string) => Promise<unknown>;
  allowedTo: readonly ActorName[];
  /**
   * The rules cannot decide the query, for example without any limit, or they look up a missing
   * document: it is denied with an evaluation error, which anywhere else would be a mistake in the
   * rules.
   */
  undecidable?: true;
  /**
   * Another write in the same request, which may be the denied one: its rules check the token too.
   */
  beside?: { collection: string; operation: Operation };
  /** One of many that the rules treat alike: one of these is enough to test the rules' mutants. */
  alike?: true;
  /** The number of documents that the rules look up, if more than one. */
  reads?: number;
};

/** Every tested operation on a collection, and what is stored there before each try. */
export type Table = { collection: string; rows: readonly Row[]; stored: Documents };

export type Transaction = Parameters<Parameters<Firestore["runTransaction"]>[0]>[0];

/**
 * Writes in a request of its own. The SDK queues other writes, and every denial holds up the queue.
 */
export function write(db: Firestore, change: (writes: Transaction) => void): Promise<void> {
  return db.runTransaction((writes) => Promise.resolve(change(writes)));
}

export function isWrite({ operation }: Row): boolean {
  return operation !== "get" && operation !== "list";
}

/** The same row, where the rules cannot decide the query or look up a missing document. */
export function undecidable(row: Row): Row {
  return { ...row, undecidable: true };
}

/** A query of a collection, before and after it is narrowed down. */
export type Query = ReturnType<ReturnType<Firestore["collection"]>["limit"]>;

/** Requests a list: `query` applied to a collection for the actor, bypassing the client's cache. */
export function listOf(path: string, query: (all: Query, uid: string) => Query): Row["send"] {
  return (db, uid) => query(db.collection(path), uid).get({ source: "server" });
}

/** One row of each operation on what the first word of its name says. */
export function oneOfEachKind(rows: readonly Row[]): Row[] {
  return oneOfEach(rows, ({ operation, name }) => `${operation} ${name.split(" ")[0]}`);
}

/** The rows with one of each kind of those that the rules treat alike. */
export function withoutAlike(rows: readonly Row[]): Row[] {
  const { true: alike = [], false: others = [] } = Object.groupBy(rows, (row) =>
    row.alike ? "true" : "false",
  );
  return others.concat(oneOfEachKind(alike));
}

export function oneOfEachOperation(rows: readonly Row[]): Row[] {
  return oneOfEach(rows, ({ operation }) => operation);
}

function oneOfEach(rows: readonly Row[], kindOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [kindOf(row), row])).values()];
}
