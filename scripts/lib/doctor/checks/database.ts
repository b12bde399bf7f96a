import { serverRegion } from "@salvia/domain/shared/region";

import specification from "../../../../firestore.indexes.json" with { type: "json" };
import { backupSchedules } from "../../deploy/backupSchedules.ts";
import { groupOf, indexName, indexStates, listedIndexes, liveName } from "../../deploy/indexes.ts";
import { bucketProblem } from "../../deploy/lockedBuckets.ts";
import { cloudConsole, consolePage, namesOf, part, protectCommand, without } from "../check.ts";

const deployIndexes = "npx firebase deploy --only firestore:indexes --project <project>";
const indexesPage = `${consolePage}/firestore/databases/-default-/indexes`;

const listedFields = specification.fieldOverrides.map(
  ({ collectionGroup, fieldPath, indexes, ...rest }) => ({
    name: `${collectionGroup}.${fieldPath}`,
    indexes: indexes.map((each) => indexName("", { ...each, fields: [{ ...each, fieldPath }] })),
    expires: "ttl" in rest && rest.ttl,
  }),
);
const expiringFields = namesOf(listedFields.filter(({ expires }) => expires));

const database = part({
  subject: "the database",
  role: "roles/datastore.viewer",
  fix: deployIndexes,
  async read({ google, wanted: { project } }) {
    const address = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
    const settings = await google.find(address);
    if (settings === null) return null;
    const filter = encodeURIComponent("indexConfig.usesAncestorConfig=false OR ttlConfig:*");
    const [indexes, fields, backups] = await Promise.all([
      indexStates(google, address),
      google.list(`${address}/collectionGroups/-/fields?filter=${filter}&pageSize=1000`),
      google.get(`${address}/backupSchedules`),
    ]);
    // The group __default__ has the settings of all fields without their own.
    const own = fields.filter((field) => groupOf(field) !== "__default__");
    const settingsOfFields = own.map((field) => {
      const name = `${groupOf(field)}.${field.text("name").split("/fields/")[1]}`;
      const names = field.all("indexConfig.indexes").map((index) => liveName("", index));
      return [name, { indexes: names, ttl: field.text("ttlConfig.state") }] as const;
    });
    return {
      settings,
      backups: backups.all("backupSchedules"),
      indexes,
      fields: new Map(settingsOfFields),
    };
  },
  missing: {
    "database-missing": {
      means: "The database (default) doesn't exist.",
      fix: "npx firebase firestore:databases:create '(default)' --project <project> --location <region> --delete-protection ENABLED --point-in-time-recovery ENABLED",
    },
  },
  checks: {
    "database-location": {
      means: "The database is in <found>, not in <region>, and can't be moved.",
      fix: "create another project",
      find: ({ settings }) => without([settings.text("locationId")], [serverRegion]),
    },
    "database-mode": {
      means: "The database is in Datastore mode.",
      fix: `${cloudConsole}/datastore/settings?project=<project>`,
      find: ({ settings }) => settings.text("type") === "DATASTORE_MODE",
    },
    "database-deletable": {
      means: "The database has no delete protection.",
      fix: protectCommand,
      find: ({ settings }) =>
        settings.text("deleteProtectionState") !== "DELETE_PROTECTION_ENABLED",
    },
    "database-no-recovery": {
      means: "The database has no point-in-time recovery.",
      fix: protectCommand,
      find: ({ settings }) =>
        settings.text("pointInTimeRecoveryEnablement") !== "POINT_IN_TIME_RECOVERY_ENABLED",
    },
    "backup-missing": {
      means: "The database has no <recurrence> backup.",
      fix: protectCommand,
      find: ({ backups }) =>
        backupSchedules
          .filter(({ key }) => !backups.some((schedule) => schedule.has(key)))
          .map(({ recurrence }) => recurrence),
    },
    "index-missing": {
      means: "The database lacks the indexes <indexes>.",
      isGrouped: true,
      find: ({ indexes }) => without(listedIndexes, [...indexes.keys()]),
    },
    "index-building": {
      means: "The index <index> is <state>.",
      fix: `wait, or look at ${indexesPage}`,
      find: ({ indexes }) =>
        [...indexes]
          .filter(([name, state]) => listedIndexes.includes(name) && state !== "READY")
          .map(([name, state]) => ({ index: name, state })),
    },
    "index-extra": {
      means: "The database has the index <index>, which firestore.indexes.json doesn't list.",
      fix: `delete it, or add it to the file: ${indexesPage}`,
      find: ({ indexes }) => without([...indexes.keys()], listedIndexes),
    },
    "field-differs": {
      means:
        "The single-field indexes of these fields differ from firestore.indexes.json: <fields>.",
      isGrouped: true,
      find: ({ fields }) =>
        namesOf(
          listedFields.filter(
            ({ name, indexes }) => !sameNames(indexes, fields.get(name)?.indexes),
          ),
        ),
    },
    "ttl-missing": {
      means: "Expired documents stay: there is no TTL policy on <fields>.",
      isGrouped: true,
      find: ({ fields }) => expiringFields.filter((name) => !fields.get(name)?.ttl),
    },
    "ttl-building": {
      means: "The TTL policy on <field> is <state>.",
      fix: `wait, or look at ${cloudConsole}/firestore/databases/-default-/ttl?project=<project>`,
      find: ({ fields }) =>
        expiringFields
          .map((name) => ({ field: name, state: fields.get(name)?.ttl || "ACTIVE" }))
          .filter(({ state }) => state !== "ACTIVE"),
    },
    "field-extra": {
      means:
        "The database has settings for the field <field>, which firestore.indexes.json doesn't list.",
      fix: `remove them, or add them to the file: ${indexesPage}/automatic`,
      find: ({ fields }) => without([...fields.keys()], namesOf(listedFields)),
    },
  },
});

function sameNames(one: readonly string[], other: readonly string[] | undefined): boolean {
  return one.length === other?.length && one.every((name) => other.includes(name));
}

const buckets = part({
  subject: "the buckets",
  role: "roles/storage.bucketViewer",
  read: ({ google, wanted: { buckets: all, member } }) =>
    Promise.all(
      all.map(async (wanted) => {
        const address = `storage.googleapis.com/storage/v1/b/${wanted.name}`;
        const found = await google.find(address);
        const values = { contents: wanted.contents, bucket: wanted.name };
        if (found === null) return { ...values, problem: "doesn't exist" };
        const policy = await google.get(`${address}/iam`);
        return { ...values, problem: bucketProblem(found, policy, member, wanted) };
      }),
    ),
  checks: {
    "bucket-unprotected": {
      means: "The <contents> isn't protected: the bucket <bucket> <problem>.",
      fix: protectCommand,
      find: (found) => found.filter(({ problem }) => problem !== ""),
    },
  },
});

export const databaseParts = [database, buckets];
