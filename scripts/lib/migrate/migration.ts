import type { Collection } from "@salvia/domain/privacy/personalData";
import type { StoredSchema } from "@salvia/domain/shared/readStored";

/** The fields of a document. Times at the top level are dates. */
export type Fields = Readonly<Record<string, unknown>>;

/** A change that stored documents need once, because their form has changed. */
export type Migration = {
  /** What it does, in a few words with hyphens: its name on the command line. */
  readonly id: string;
  readonly collection: Collection;
  /** The form that documents have afterward. A result of another form is not stored. */
  readonly schema: StoredSchema<unknown>;
  /**
   * The fields to store, undefined for a field to delete; null for a document that needs no change.
   * A document that was changed needs none, so that a migration can run again.
   */
  readonly change: (fields: Fields) => Fields | null;
};

/**
 * All migrations, oldest first. Remove one when every project has run it and the rules require the
 * new form ("Expand, migrate, contract" in CONTRIBUTING.md).
 */
export const migrations: readonly Migration[] = [];
