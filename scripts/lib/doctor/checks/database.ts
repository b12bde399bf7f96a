import { serverRegion } from "@salvia/domain/shared/region";

import specification from "../../../../firestore.indexes.json" with { type: "json" };
import { backupSchedules } from "../../deploy/backupSchedules.ts";
import {
  bucketSettings,
  isCleared,
  isClosed,
  isOpenToProject,
  isRetained,
  type LockedBucket,
} from "../../deploy/lockedBuckets.ts";
import { cloudConsole, consolePage, grouped, part, protectCommand } from "../check.ts";
import { rolesOf, type Answer } from "../google.ts";

type IndexedField = { fieldPath: string; order?: string; arrayConfig?: string };

const deployIndexes = "npx firebase deploy --only firestore:indexes --project <project>";
const indexesPage = `${consolePage}/firestore/databases/-default-/indexes`;

const listedIndexes = specification.indexes.map((each) => indexName(each.collectionGroup, each));
const listedFields = specification.fieldOverrides.map(
  ({ collectionGroup, fieldPath, indexes, ...rest }) => ({
    name: `${collectionGroup}.${fieldPath}`,
    indexes: indexes.map((each) => indexName("", { ...each, fields: [{ ...each, fieldPath }] })),
    expires: "ttl" in rest && rest.ttl,
  }),
);
const expiringFields = listedFields.filter(({ expires }) => expires).map(({ name }) => name);

const database = part({
  subject: "the database",
  role: "roles/datastore.viewer",
  async read({ google, wanted: { project } }) {
    const address = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
    const settings = await google.find(address);
    if (settings === null) return null;
    const filter = encodeURIComponent("indexConfig.usesAncestorConfig=false OR ttlConfig:*");
    const groups = `${address}/collectionGroups/-`;
    const [indexes, fields, backups] = await Promise.all([
      google.list(`${groups}/indexes`, 1000),
      google.list(`${groups}/fields?filter=${filter}`, 1000),
      google.get(`${address}/backupSchedules`),
    ]);
    const states = indexes.map((index) => {
      return [liveName(groupOf(index), index), index.text("state") || "READY"] as const;
    });
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
      indexes: new Map(states),
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
      find({ settings }) {
        const found = settings.text("locationId");
        return found !== serverRegion && [{ found }];
      },
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
          .map(({ recurrence }) => ({ recurrence })),
    },
    "index-missing": {
      means: "The database lacks the indexes <indexes>.",
      fix: deployIndexes,
      find: ({ indexes }) =>
        grouped(
          "indexes",
          listedIndexes.filter((name) => !indexes.has(name)),
        ),
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
      find: ({ indexes }) =>
        [...indexes.keys()]
          .filter((name) => !listedIndexes.includes(name))
          .map((name) => ({ index: name })),
    },
    "field-differs": {
      means:
        "The single-field indexes of these fields differ from firestore.indexes.json: <fields>.",
      fix: deployIndexes,
      find: ({ fields }) =>
        grouped(
          "fields",
          listedFields
            .filter(({ name, indexes }) => !sameNames(indexes, fields.get(name)?.indexes))
            .map(({ name }) => name),
        ),
    },
    "ttl-missing": {
      means: "Expired documents stay: there is no TTL policy on <fields>.",
      fix: deployIndexes,
      find: ({ fields }) =>
        grouped(
          "fields",
          expiringFields.filter((name) => !fields.get(name)?.ttl),
        ),
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
      find: ({ fields }) =>
        [...fields.keys()]
          .filter((name) => !listedFields.some((one) => one.name === name))
          .map((name) => ({ field: name })),
    },
  },
});

/** Such as `leads(ownerId ascending, createdAt descending)`. */
function indexName(
  group: string,
  { queryScope, fields }: { queryScope: string; fields: readonly IndexedField[] },
): string {
  const parts = fields.map(({ fieldPath, order, arrayConfig }) => {
    return `${fieldPath} ${(order || arrayConfig || "").toLowerCase()}`;
  });
  // Firestore ends each index with the document's name, in the direction of the last field.
  const last = parts.at(-1);
  const direction = parts.at(-2)?.split(" ").at(-1);
  const isImplied =
    last === `__name__ ${direction}` || (last === "__name__ ascending" && direction === "contains");
  const names = isImplied ? parts.slice(0, -1) : parts;
  return `${group}${queryScope === "COLLECTION_GROUP" ? " (group)" : ""}(${names.join(", ")})`;
}

/** The same for an index of the database. */
function liveName(group: string, index: Answer): string {
  const fields = index.all("fields").map((field) => ({
    fieldPath: field.text("fieldPath"),
    order: field.text("order"),
    arrayConfig: field.text("arrayConfig"),
  }));
  return indexName(group, { queryScope: index.text("queryScope"), fields });
}

function sameNames(one: readonly string[], other: readonly string[] | undefined): boolean {
  return one.length === other?.length && one.every((name) => other.includes(name));
}

/** The collection group in the name of an index or a field. */
function groupOf(one: Answer): string {
  return /\/collectionGroups\/([^/]+)\//.exec(one.text("name"))?.[1] ?? "";
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
        return { ...values, problem: problemOf(found, policy, member, wanted) };
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

/** What is wrong with a bucket, which should be locked, closed to others, and open to the functions. */
function problemOf(bucket: Answer, policy: Answer, member: string, wanted: LockedBucket): string {
  const location = bucket.text("location");
  const settings = bucket.as(bucketSettings);
  const roles = rolesOf(policy, member);
  const isOpen = policy
    .all("bindings")
    .some((each) => each.texts("members").some((who) => isOpenToProject(each.text("role"), who)));
  if (location.toLowerCase() !== serverRegion) return `is in ${location}, and can't be moved`;
  if (!isRetained(settings, wanted)) return `doesn't keep its objects for ${wanted.kept}`;
  if (!settings.retentionPolicy?.isLocked) return "has a retention policy that isn't locked";
  if (!isCleared(settings, wanted)) return `doesn't delete its objects after ${wanted.kept}`;
  if (!isClosed(settings)) return "can be opened to the public";
  if (isOpen) return "can be read by every editor or viewer of the project";
  const mayWrite = wanted.roles.every((role) => roles.includes(role));
  return mayWrite ? "" : "doesn't let the functions add objects";
}

/** The database and the buckets. */
export const databaseParts = [database, buckets];
