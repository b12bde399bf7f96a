import type { JsonObject } from "../../../scripts/lib/json.ts";
import { apiError, type Answer } from "./standIns.ts";

/** A bucket of Cloud Storage. */
export type Bucket = {
  resource: JsonObject;
  policy: JsonObject;
  /** Objects by name. */
  readonly objects: Map<string, { resource: JsonObject; text: string }>;
};

/** Everything that the stand-ins store of one project. Resources are kept by their full names. */
export type CloudProject = {
  readonly id: string;
  readonly number: string;
  readonly services: Set<string>;
  /** Whether it is on the Blaze plan. */
  billing: boolean;
  /** Secrets by their short names. */
  readonly secrets: Map<string, Secret>;
  readonly serviceAccounts: Set<string>;
  readonly accountPolicies: Map<string, JsonObject>;
  policy: JsonObject;
  /** Buckets of Cloud Storage by name. */
  readonly buckets: Map<string, Bucket>;
  readonly databases: Map<string, JsonObject>;
  readonly backupSchedules: Map<string, JsonObject>;
  /** Documents by their paths, in the form of the REST API. */
  readonly documents: Map<string, JsonObject>;
  readonly indexes: Map<string, JsonObject>;
  readonly fields: Map<string, JsonObject>;
  readonly rulesets: Map<string, JsonObject>;
  readonly releases: Map<string, JsonObject>;
  readonly functions: Map<string, JsonObject>;
  /** The source of the functions, as it was uploaded: zip files. */
  readonly sources: Map<string, Buffer>;
  readonly runServices: Map<string, JsonObject>;
  readonly runPolicies: Map<string, JsonObject>;
  readonly repositories: Map<string, JsonObject>;
  readonly queues: Map<string, JsonObject>;
  readonly jobs: Map<string, JsonObject>;
  identity: JsonObject;
  readonly sites: Map<string, JsonObject>;
  readonly versions: Map<string, { version: JsonObject; files: Map<string, string> }>;
  /** Uploaded files of sites, gzipped, by their hash. */
  readonly files: Map<string, Buffer>;
  /** The releases of the live site, newest first. */
  siteReleases: JsonObject[];
  /** How often the list of indexes is read before a new index is ready. */
  indexBuildReads: number;
  /** Increases with each use, so that names and times differ. */
  readonly next: () => number;
  /** A time that increases with each use. */
  readonly now: () => string;
};

/** A secret; its value is null before it has a version. */
type Secret = { readonly resource: JsonObject; policy: JsonObject; value: string | null };

/** A project as it is after it was created and put on the Blaze plan. */
export function emptyProject(id: string): CloudProject {
  let count = 0;
  const next = () => (count += 1);
  return {
    id,
    number: "123456789012",
    services: new Set(["serviceusage.googleapis.com", "cloudresourcemanager.googleapis.com"]),
    billing: true,
    secrets: new Map(),
    serviceAccounts: new Set([`${id}@appspot.gserviceaccount.com`]),
    accountPolicies: new Map(),
    policy: { version: 1, etag: "BwX", bindings: [] },
    buckets: new Map(),
    databases: new Map(),
    backupSchedules: new Map(),
    documents: new Map(),
    indexes: new Map(),
    fields: new Map(),
    rulesets: new Map(),
    releases: new Map(),
    functions: new Map(),
    sources: new Map(),
    runServices: new Map(),
    runPolicies: new Map(),
    repositories: new Map(),
    queues: new Map(),
    jobs: new Map(),
    identity: {
      name: `projects/${id}/config`,
      subtype: "IDENTITY_PLATFORM",
      blockingFunctions: {},
    },
    sites: new Map(),
    versions: new Map(),
    files: new Map(),
    siteReleases: [],
    indexBuildReads: 1,
    next,
    now: () => new Date(Date.UTC(2026, 0, 1) + next() * 1000).toISOString(),
  };
}

/** Stores a secret with a value, as an operator does before the first deployment. */
export function storeSecret({ number, secrets }: CloudProject, name: string) {
  const resource = { name: `projects/${number}/secrets/${name}`, replication: { automatic: {} } };
  secrets.set(name, { resource, policy: {}, value: "a value" });
}

/** An operation that has ended. */
export function ended(
  name: string,
  response: JsonObject = {},
  type = "google.protobuf.Empty",
): Answer {
  return {
    body: {
      name,
      done: true,
      response: { "@type": `type.googleapis.com/${type}`, ...response },
    },
  };
}

/** The resource, or a 404. */
export function orMissing(resource: JsonObject | undefined, name: string): Answer {
  return resource === undefined ? apiError(404, `${name} was not found.`) : { body: resource };
}
