import type { ActorName, Firestore } from "./actors.ts";

export type Operation = "get" | "list" | "create" | "update" | "delete";

/** One row of a table: something to ask for, and the actors who get it. All others are denied. */
export type Row = {
  operation: Operation;
  name: string;
  /** @param uid the actor's own, or a stranger's for who has none */
  ask: (db: Firestore, uid: string) => Promise<unknown>;
  allowedTo: readonly ActorName[];
  /**
   * The query leaves the rules nothing to decide by, such as no limit at all, or they look up a
   * document that is not there: it is denied with an evaluation error, which anywhere else would be a
   * mistake in the rules.
   */
  undecidable?: true;
  /**
   * What else the same request writes, which may be what is denied: its rules check for both that the
   * token counts.
   */
  beside?: { collection: string; operation: Operation };
  /** Paths of what it makes, should it be allowed, besides what is stored before. */
  makes?: readonly string[];
  /** One of many that the rules do not tell apart: one of these is enough to try the rules' mutants with. */
  alike?: true;
  /** How many documents the rules look up, where that is more than one. */
  reads?: number;
};

export type Transaction = Parameters<Parameters<Firestore["runTransaction"]>[0]>[0];

/**
 * Writes in a request of its own. The SDK queues other writes, and every denial holds up the queue.
 */
export function write(db: Firestore, change: (writes: Transaction) => void): Promise<void> {
  return db.runTransaction((writes) => Promise.resolve(change(writes)));
}

/** The same row, where the rules have nothing to decide by or look up a document that is not there. */
export function undecidable(row: Row): Row {
  return { ...row, undecidable: true };
}

/** What is asked of a collection, before and after it is narrowed down. */
export type Query = ReturnType<ReturnType<Firestore["collection"]>["limit"]>;

/** Asks for a list: what `query` makes of a collection for the asker, past the client's own memory. */
export function listOf(path: string, query: (all: Query, uid: string) => Query): Row["ask"] {
  return (db, uid) => query(db.collection(path), uid).get({ source: "server" });
}
