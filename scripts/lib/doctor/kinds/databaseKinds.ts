import { consolePage, cloudConsole, fault, type FaultKind } from "./faultKind.ts";

/** Faults of the database. */
export const databaseKinds = {
  "database-missing": fault(
    "The database (default) doesn't exist.",
    "npx firebase firestore:databases:create '(default)' --project <project> --location <region> --delete-protection ENABLED --point-in-time-recovery ENABLED",
  ),
  "database-location": fault(
    "The database is in <found>, not in <region>, and can't be moved.",
    "create another project",
  ),
  "database-mode": fault(
    "The database is in Datastore mode.",
    `${cloudConsole}/datastore/settings?project=<project>`,
  ),
  "database-deletable": fault(
    "The database has no delete protection.",
    "npm run protect -- --project <project>",
  ),
  "database-no-recovery": fault(
    "The database has no point-in-time recovery.",
    "npm run protect -- --project <project>",
  ),
  "backup-missing": fault(
    "The database has no <recurrence> backup.",
    "npm run protect -- --project <project>",
  ),
  "bucket-unprotected": fault(
    "The <contents> isn't protected: the bucket <bucket> <problem>.",
    "npm run protect -- --project <project>",
  ),
  "index-missing": fault(
    "The database lacks the indexes <indexes>.",
    "npx firebase deploy --only firestore:indexes --project <project>",
  ),
  "index-building": fault(
    "The index <index> is <state>.",
    `wait, or look at ${consolePage}/firestore/databases/-default-/indexes`,
  ),
  "index-extra": fault(
    "The database has the index <index>, which firestore.indexes.json doesn't list.",
    `delete it, or add it to the file: ${consolePage}/firestore/databases/-default-/indexes`,
  ),
  "field-differs": fault(
    "The single-field indexes of these fields differ from firestore.indexes.json: <fields>.",
    "npx firebase deploy --only firestore:indexes --project <project>",
  ),
  "field-extra": fault(
    "The database has settings for the field <field>, which firestore.indexes.json doesn't list.",
    `remove them, or add them to the file: ${consolePage}/firestore/databases/-default-/indexes/automatic`,
  ),
  "ttl-missing": fault(
    "Expired documents stay: there is no TTL policy on <fields>.",
    "npx firebase deploy --only firestore:indexes --project <project>",
  ),
  "ttl-building": fault(
    "The TTL policy on <field> is <state>.",
    `wait, or look at ${cloudConsole}/firestore/databases/-default-/ttl?project=<project>`,
  ),
} as const satisfies Record<string, FaultKind>;
