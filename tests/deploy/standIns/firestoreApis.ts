import { objectOf, objectsOf, textOf, type JsonObject } from "../../../scripts/lib/json.ts";
import { ended, orMissing, type CloudProject } from "./cloudProject.ts";
import { apiError, type Handlers } from "./standIns.ts";

const admin = "google.firestore.admin.v1";

/** The database, its documents, indexes and fields, and the rules. */
export function firestoreApis(cloud: CloudProject): Handlers {
  return {
    ...databaseApis(cloud),
    ...backupApis(cloud),
    ...documentApis(cloud),
    ...indexApis(cloud),
    ...rulesApis(cloud),
  };
}

function databaseApis(cloud: CloudProject): Handlers {
  const nameOf = (id: string) => `projects/${cloud.id}/databases/${id}`;
  return {
    "firestore.projects.databases.get": ({ parts: [, id = ""] }) =>
      orMissing(cloud.databases.get(nameOf(id)), `The database (${id})`),
    "firestore.projects.databases.create": ({ query, body }) => {
      const name = nameOf(query.get("databaseId") ?? "");
      if (cloud.databases.has(name)) return apiError(409, "Database already exists.");
      const database = { name, databaseEdition: "STANDARD", ...objectOf(body) };
      cloud.databases.set(name, database);
      return ended(`${name}/operations/create`, database, `${admin}.Database`);
    },
    "firestore.projects.databases.patch": ({ parts: [, id = ""], query, body }) => {
      const name = nameOf(id);
      const mask = (query.get("updateMask") ?? "").split(",");
      const change = Object.fromEntries(mask.map((field) => [field, objectOf(body)[field]]));
      const database = { ...cloud.databases.get(name), ...change };
      cloud.databases.set(name, database);
      return ended(`${name}/operations/update`, database, `${admin}.Database`);
    },
  };
}

function backupApis(cloud: CloudProject): Handlers {
  const parent = `projects/${cloud.id}/databases/(default)/backupSchedules`;
  return {
    "firestore.projects.databases.backupSchedules.list": () => ({
      body: { backupSchedules: [...cloud.backupSchedules.values()] },
    }),
    "firestore.projects.databases.backupSchedules.create": ({ body }) => {
      const schedule: JsonObject = { ...objectOf(body), name: `${parent}/${cloud.next()}` };
      const recurrence = "dailyRecurrence" in schedule ? "dailyRecurrence" : "weeklyRecurrence";
      // A database has one schedule of each recurrence at most.
      const isThere = [...cloud.backupSchedules.values()].some((each) => recurrence in each);
      if (isThere) return apiError(409, "Backup schedule already exists.");
      cloud.backupSchedules.set(textOf(schedule["name"]), schedule);
      return { body: schedule };
    },
    "firestore.projects.databases.backupSchedules.patch": ({ path, body }) => {
      const name = path.slice("/v1/".length);
      const before = cloud.backupSchedules.get(name);
      const { retention } = objectOf(body);
      if (before !== undefined) cloud.backupSchedules.set(name, { ...before, retention });
      return orMissing(cloud.backupSchedules.get(name), name);
    },
  };
}

function documentApis(cloud: CloudProject): Handlers {
  return {
    "firestore.projects.databases.documents.get": ({ path }) =>
      orMissing(cloud.documents.get(pathOf(path)), pathOf(path)),
    "firestore.projects.databases.documents.patch": ({ path, query, body }) => {
      const before = cloud.documents.get(pathOf(path));
      const mustExist = query.get("currentDocument.exists") === "true";
      if (mustExist !== (before !== undefined)) return apiError(409, "The document has changed.");
      const fields = objectOf(objectOf(body)["fields"]);
      const kept = query.has("updateMask.fieldPaths") ? objectOf(before?.["fields"]) : {};
      const document = { name: path.slice("/v1/".length), fields: { ...kept, ...fields } };
      cloud.documents.set(pathOf(path), document);
      return { body: document };
    },
  };
}

/** The path of a document in its database. */
function pathOf(path: string): string {
  return path.slice(path.indexOf("/documents/") + "/documents/".length);
}

function indexApis(cloud: CloudProject): Handlers {
  const parent = `projects/${cloud.id}/databases/(default)/collectionGroups`;
  // Reads until an index is ready; indexes that were there before need none.
  const left = new Map<string, number>();
  return {
    "firestore.projects.databases.collectionGroups.indexes.list": () => {
      const indexes = [...cloud.indexes].map(([name, index]) => {
        const reads = left.get(name) ?? 0;
        left.set(name, reads - 1);
        return reads > 0 ? Object.assign({}, index, { state: "CREATING" }) : index;
      });
      return { body: { indexes } };
    },
    "firestore.projects.databases.collectionGroups.indexes.create": ({ parts, body }) => {
      const name = `${parent}/${parts[2]}/indexes/CICA${cloud.next()}`;
      const given = objectsOf(objectOf(body)["fields"]);
      const order = given.findLast((field) => field["order"] !== undefined)?.["order"];
      // Firestore adds the name to each index, in the order of the last field.
      const fields = [...given, { fieldPath: "__name__", order: order ?? "ASCENDING" }];
      cloud.indexes.set(name, { ...objectOf(body), fields, name, state: "READY" });
      left.set(name, cloud.indexBuildReads);
      return ended(`projects/${cloud.id}/databases/(default)/operations/i${cloud.next()}`);
    },
    "firestore.projects.databases.collectionGroups.indexes.delete": ({ path }) => {
      cloud.indexes.delete(path.slice("/v1/".length));
      return { body: {} };
    },
    "firestore.projects.databases.collectionGroups.fields.list": () => ({
      body: { fields: [...cloud.fields.values()] },
    }),
    "firestore.projects.databases.collectionGroups.fields.patch": ({ path, body }) => {
      const name = path.slice("/v1/".length);
      cloud.fields.set(name, storedField(name, objectOf(body)));
      return ended(`projects/${cloud.id}/databases/(default)/operations/f${cloud.next()}`);
    },
  };
}

function storedField(name: string, field: JsonObject): JsonObject {
  const { indexConfig, ttlConfig } = field;
  const indexes = objectsOf(objectOf(indexConfig)["indexes"]).map((index) =>
    Object.assign({ queryScope: "COLLECTION" }, index, { state: "READY" }),
  );
  return {
    name,
    indexConfig: {
      indexes,
      ancestorField: name.replace(/[^/]+\/fields\/.*$/, "__default__/fields/*"),
    },
    ...(ttlConfig !== undefined && { ttlConfig: { state: "ACTIVE" } }),
  };
}

function rulesApis(cloud: CloudProject): Handlers {
  const set = (name: string, rulesetName: unknown) => {
    const before = cloud.releases.get(name);
    const time = cloud.now();
    const createTime = before?.["createTime"] ?? time;
    const release = { name, rulesetName, createTime, updateTime: time };
    cloud.releases.set(name, release);
    return { body: release };
  };
  return {
    "firebaserules.projects.test": ({ body }) => {
      const [file] = objectsOf(objectOf(objectOf(body)["source"])["files"]);
      const isRules = textOf(file?.["content"]).includes("service cloud.firestore");
      const issue = {
        severity: "ERROR",
        description: "no service",
        sourcePosition: { line: 1, column: 1 },
      };
      return { body: isRules ? {} : { issues: [issue] } };
    },
    "firebaserules.projects.rulesets.delete": ({ parts: [, id = ""] }) => {
      cloud.rulesets.delete(`projects/${cloud.id}/rulesets/${id}`);
      return { body: {} };
    },
    "firebaserules.projects.rulesets.create": ({ body }) => {
      const name = `projects/${cloud.id}/rulesets/r${cloud.next()}`;
      const ruleset = {
        ...objectOf(body),
        name,
        createTime: cloud.now(),
        metadata: { services: ["cloud.firestore"] },
      };
      cloud.rulesets.set(name, ruleset);
      return { body: ruleset };
    },
    "firebaserules.projects.rulesets.get": ({ parts: [, id = ""] }) =>
      orMissing(cloud.rulesets.get(`projects/${cloud.id}/rulesets/${id}`), id),
    "firebaserules.projects.rulesets.list": () => ({
      body: {
        rulesets: [...cloud.rulesets.values()].map(({ name, createTime, metadata }) => ({
          name,
          createTime,
          metadata,
        })),
      },
    }),
    "firebaserules.projects.releases.list": () => ({
      body: { releases: [...cloud.releases.values()] },
    }),
    "firebaserules.projects.releases.get": ({ parts: [, id = ""] }) =>
      orMissing(cloud.releases.get(`projects/${cloud.id}/releases/${id}`), id),
    "firebaserules.projects.releases.create": ({ body }) => {
      const { name, rulesetName } = objectOf(body);
      return set(textOf(name), rulesetName);
    },
    "firebaserules.projects.releases.patch": ({ parts: [, id = ""], body }) => {
      const name = `projects/${cloud.id}/releases/${id}`;
      if (!cloud.releases.has(name)) return apiError(404, `${name} was not found.`);
      return set(name, objectOf(objectOf(body)["release"])["rulesetName"]);
    },
  };
}

/** The text of the released rules. */
export function releasedRules(cloud: CloudProject): string {
  const release = cloud.releases.get(`projects/${cloud.id}/releases/cloud.firestore`);
  const ruleset = cloud.rulesets.get(textOf(release?.["rulesetName"]));
  const [file] = objectsOf(objectOf(ruleset?.["source"])["files"]);
  return textOf(file?.["content"]);
}
