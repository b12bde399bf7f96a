import { serverRegion } from "@salvia/domain/shared/region";
import JSZip from "jszip";

import { objectOf, objectsOf, textOf, type JsonObject } from "../../../scripts/lib/json.ts";
import { ended, orMissing, type CloudProject } from "./cloudProject.ts";
import { apiError, type Answer, type Call, type Handlers } from "./standIns.ts";

/** Functions, and the services, queues, and jobs behind them. */
export function functionsApis(cloud: CloudProject): Handlers {
  return { ...functionApis(cloud), ...runApis(cloud), ...triggerApis(cloud) };
}

function functionApis(cloud: CloudProject): Handlers {
  const type = "google.cloud.functions.v2.Function";
  const finished = new Map<string, Answer>();
  const begin = (name: string, response: JsonObject) => {
    const operation = `projects/${cloud.id}/locations/${name.split("/")[3]}/operations/o${cloud.next()}`;
    finished.set(operation, ended(operation, response, type));
    return { body: { name: operation, done: false } };
  };
  const store = (name: string, given: JsonObject) => {
    const [, , , region = "", , id = ""] = name.split("/");
    const service = `projects/${cloud.id}/locations/${region}/services/${id.toLowerCase()}`;
    const uri = `https://${id.toLowerCase()}-abc123-ew.a.run.app`;
    const stored = {
      ...given,
      name,
      environment: "GEN_2",
      state: "ACTIVE",
      url: `https://${region}-${cloud.id}.cloudfunctions.net/${id}`,
      updateTime: cloud.now(),
      serviceConfig: { ...objectOf(given["serviceConfig"]), service, uri },
    };
    cloud.functions.set(name, stored);
    addRevision(cloud, service);
    const repository = `projects/${cloud.id}/locations/${region}/repositories/gcf-artifacts`;
    // Cloud Functions makes the repository with the first image.
    if (!cloud.repositories.has(repository)) {
      cloud.repositories.set(repository, { name: repository, format: "DOCKER" });
    }
    return stored;
  };
  return {
    "cloudfunctions.projects.locations.functions.list": ({ path }) =>
      // Functions of the 1st generation, of which there are none.
      path.startsWith("/v1/")
        ? { body: {} }
        : { body: { functions: [...cloud.functions.values()] } },
    "cloudfunctions.projects.locations.functions.generateUploadUrl": ({ parts: [, region] }) => {
      const object = `${cloud.next()}.zip`;
      const bucket = `gcf-v2-uploads-${cloud.number}.${region}.cloudfunctions.appspot.com`;
      return {
        body: {
          uploadUrl: `https://storage.googleapis.com/${bucket}/${object}?GoogleAccessId=stand-in`,
          storageSource: { bucket, object },
        },
      };
    },
    "cloudfunctions.projects.locations.functions.create": ({ query, body, path }) => {
      const name = `${path.slice("/v2/".length)}/${query.get("functionId")}`;
      if (cloud.functions.has(name)) return apiError(409, `${name} already exists.`);
      return begin(name, store(name, objectOf(body)));
    },
    "cloudfunctions.projects.locations.functions.patch": ({ path, body }) => {
      const name = path.slice("/v2/".length);
      return begin(name, store(name, { ...cloud.functions.get(name), ...objectOf(body) }));
    },
    "cloudfunctions.projects.locations.functions.delete": ({ path }) => {
      const name = path.slice("/v2/".length);
      cloud.functions.delete(name);
      return begin(name, {});
    },
    "cloudfunctions.projects.locations.operations.get": ({ path }) =>
      finished.get(path.slice("/v2/".length)) ?? apiError(404, path),
  };
}

/** A new revision of a Cloud Run service, which gets all traffic without a tag. */
function addRevision(cloud: CloudProject, name: string): void {
  const [, , , region, , id] = name.split("/");
  const before = cloud.runServices.get(name);
  const revision = `${id}-${String(cloud.next()).padStart(5, "0")}-abc`;
  const tagged = objectsOf(objectOf(before?.["spec"])["traffic"]).filter(({ tag }) => tag);
  cloud.runServices.set(name, {
    apiVersion: "serving.knative.dev/v1",
    kind: "Service",
    metadata: {
      name: id,
      namespace: cloud.number,
      generation: cloud.next(),
      labels: { "cloud.googleapis.com/location": region },
    },
    spec: { template: {}, traffic: [{ percent: 100, latestRevision: true }, ...tagged] },
    status: { latestReadyRevisionName: revision, latestCreatedRevisionName: revision },
  });
}

function runApis(cloud: CloudProject): Handlers {
  const nameOf = ({ parts: [, region, id] }: Call) =>
    `projects/${cloud.id}/locations/${region}/services/${id}`;
  return {
    "run.projects.locations.services.get": (call) =>
      orMissing(cloud.runServices.get(nameOf(call)), nameOf(call)),
    "run.projects.locations.services.replaceService": (call) => {
      const given = objectOf(call.body);
      const generation = cloud.next();
      const service = {
        ...given,
        metadata: { ...objectOf(given["metadata"]), generation },
        status: {
          ...objectOf(given["status"]),
          observedGeneration: generation,
          conditions: [{ type: "Ready", status: "True" }],
        },
      };
      cloud.runServices.set(nameOf(call), service);
      return { body: service };
    },
    "run.projects.locations.services.getIamPolicy": (call) => ({
      body: cloud.runPolicies.get(nameOf(call)) ?? {},
    }),
    "run.projects.locations.services.setIamPolicy": (call) => {
      const policy = objectOf(objectOf(call.body)["policy"]);
      cloud.runPolicies.set(nameOf(call), policy);
      return { body: policy };
    },
  };
}

function triggerApis(cloud: CloudProject): Handlers {
  const jobs = resourcesIn(cloud.jobs, "/v1/");
  const queues = resourcesIn(cloud.queues, "/v2/");
  const repositories = resourcesIn(cloud.repositories, "/v1/");
  return {
    "cloudscheduler.projects.locations.jobs.get": jobs.get,
    "cloudscheduler.projects.locations.jobs.create": jobs.create,
    "cloudscheduler.projects.locations.jobs.patch": jobs.patch,
    "cloudtasks.projects.locations.queues.get": queues.get,
    "cloudtasks.projects.locations.queues.create": queues.create,
    "cloudtasks.projects.locations.queues.patch": queues.patch,
    "artifactregistry.projects.locations.repositories.get": repositories.get,
    "artifactregistry.projects.locations.repositories.patch": repositories.patch,
    "identitytoolkit.projects.getConfig": () => ({ body: cloud.identity }),
    "identitytoolkit.projects.updateConfig": ({ body }) => {
      cloud.identity = { ...cloud.identity, ...objectOf(body) };
      return { body: cloud.identity };
    },
  };
}

/** Reads and writes of resources that are kept by their names. */
function resourcesIn(map: Map<string, JsonObject>, version: string) {
  return {
    get: ({ path }: Call) => orMissing(map.get(path.slice(version.length)), path),
    create: ({ body }: Call) => {
      const resource = objectOf(body);
      map.set(textOf(resource["name"]), resource);
      return { body: resource };
    },
    patch: ({ path, body }: Call) => {
      const name = path.slice(version.length);
      map.set(name, { ...map.get(name), ...objectOf(body) });
      return { body: map.get(name) };
    },
  };
}

/** Takes the uploads of sources, and lists extensions: none; null for other requests. */
export function sourceUpload(cloud: CloudProject, call: Call): Answer | null {
  // Google does not publish a description of this API.
  if (call.host === "firebaseextensions.googleapis.com") return { body: { instances: [] } };
  if (call.verb !== "PUT" || call.host !== "storage.googleapis.com") return null;
  cloud.sources.set(call.path.split("/").at(-1) ?? "", call.bytes);
  return { bytes: Buffer.alloc(0), headers: { "x-goog-generation": "1" } };
}

/** The deployed code of a function. */
export async function sourceOf(cloud: CloudProject, id: string): Promise<string> {
  const deployed = cloud.functions.get(
    `projects/${cloud.id}/locations/${serverRegion}/functions/${id}`,
  );
  const source = objectOf(objectOf(deployed?.["buildConfig"])["source"]);
  const { object } = objectOf(source["storageSource"]);
  const archive = await JSZip.loadAsync(cloud.sources.get(textOf(object)) ?? Buffer.alloc(0));
  const files = archive.file(/^lib\//).map((file) => file.async("string"));
  return (await Promise.all(files)).join("\n");
}
