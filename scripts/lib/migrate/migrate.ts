import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from "firebase-admin/firestore";

import { pages } from "../../../functions/src/platform/pages.ts";
import { dated } from "../../../functions/src/platform/stored.ts";
import type { Fields, Migration } from "./migration.ts";

/** Documents per page and transaction, which should have about 300 writes, or 450. */
const pageSize = ({ beside }: Migration) => (beside === undefined ? 300 : 150);

/** What a migration has done so far. */
export type Migrated = {
  read: number;
  /** How many were changed; with `dryRun`, how many would be. */
  changed: number;
  /** The names of fields that were stored or deleted. */
  fields: ReadonlySet<string>;
  /** Documents that would not have the right form, and why. They are left as they are. */
  refused: readonly { path: string; reason: string }[];
  /** The path of the last document, to continue after. */
  last: string | null;
};

export type MigrateOptions = {
  /** Changes nothing, and reports what would change. */
  dryRun?: boolean;
  /** Begins after the document with this path. */
  after?: string | null;
  /** Called after each page. */
  onPage?: (soFar: Migrated) => void;
};

/**
 * Changes all documents of a collection, page by page. Each page is a transaction that reads its
 * documents again, so it may be interrupted anywhere, run twice at once, and run while people work.
 */
export async function migrate(
  firestore: Firestore,
  migration: Migration,
  { dryRun = false, after = null, onPage = () => {} }: MigrateOptions = {},
): Promise<Migrated> {
  const all = firestore.collectionGroup(migration.collection).orderBy(FieldPath.documentId());
  const rest = after === null ? all : all.startAfter(firestore.doc(after));
  const fields = new Set<string>();
  const refused: Migrated["refused"][number][] = [];
  let [read, changed, last] = [0, 0, after];
  for await (const { docs } of pages(rest.select(), pageSize(migration))) {
    const outcomes = await migratePage(
      firestore,
      migration,
      docs.map(({ ref }) => ref),
      dryRun,
    );
    for (const outcome of outcomes) {
      if (outcome.kind === "refused") {
        refused.push({ path: outcome.path, reason: outcome.reason });
        continue;
      }
      changed += 1;
      for (const name of outcome.names) fields.add(name);
    }
    read += docs.length;
    last = docs.at(-1)?.ref.path ?? last;
    onPage({ read, changed, fields, refused, last });
  }
  return { read, changed, fields, refused, last };
}

type Outcome =
  | { kind: "changed"; names: readonly string[] }
  | { kind: "refused"; path: string; reason: string };

/** Leaves out documents that need no change. */
async function migratePage(
  firestore: Firestore,
  migration: Migration,
  page: readonly DocumentReference[],
  dryRun: boolean,
): Promise<readonly Outcome[]> {
  if (page.length === 0) return [];
  return firestore.runTransaction(async (transaction) => {
    const outcomes: Outcome[] = [];
    const { with: otherOf } = migration;
    const others = otherOf === undefined ? [] : page.map(({ id }) => firestore.doc(otherOf(id)));
    const found = await transaction.getAll(...page, ...others);
    for (const [at, document] of found.slice(0, page.length).entries()) {
      const beside = found[page.length + at];
      const known = beside?.exists ? fieldsOf(beside) : null;
      const changes = document.exists ? migration.change(fieldsOf(document), known) : null;
      if (changes === null) continue;
      const { path } = document.ref;
      const changed = { ...fieldsOf(document), ...changes };
      const reason = faultOf(migration, changed);
      if (reason !== null) {
        outcomes.push({ kind: "refused", path, reason });
        continue;
      }
      outcomes.push({ kind: "changed", names: Object.keys(changes) });
      if (dryRun) continue;
      transaction.update(document.ref, stored(changes));
      for (const [other, fields] of migration.beside?.(changed, new Date()) ?? []) {
        transaction.set(firestore.doc(other), stored(fields), { merge: true });
      }
    }
    return outcomes;
  });
}

/** Why a document would not have the right form, without its values; null if it would. */
function faultOf({ schema }: Migration, fields: Fields): string | null {
  const left = Object.entries(fields).filter(([, value]) => value !== undefined);
  const checked = schema.safeParse(Object.fromEntries(left));
  if (checked.success) return null;
  const [issue] = checked.error.issues;
  return `${issue?.path.join(".") || "the document"}: ${issue?.code ?? "wrong"}`;
}

function fieldsOf(document: DocumentSnapshot): Fields {
  const fields = Object.entries(document.data() ?? {});
  return Object.fromEntries(fields.map(([name, value]) => [name, dated(value)]));
}

function stored(changes: Fields): Record<string, unknown> {
  const values = Object.entries(changes).map(([name, value]) => [
    name,
    value === undefined ? FieldValue.delete() : value,
  ]);
  return Object.fromEntries(values);
}
