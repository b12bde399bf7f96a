import { gunzipSync } from "node:zlib";

import { objectOf, objectsOf, textOf, type JsonObject } from "../../../scripts/lib/json.ts";
import { orMissing, type CloudProject } from "./cloudProject.ts";
import { apiError, type Answer, type Call, type Handlers } from "./standIns.ts";

/** Hosting's sites, versions, and releases. */
export function hostingApis(cloud: CloudProject): Handlers {
  return {
    "firebasehosting.projects.sites.list": () => ({ body: { sites: [...cloud.sites.values()] } }),
    "firebasehosting.projects.sites.get": ({ parts: [, site = ""] }) =>
      orMissing(cloud.sites.get(site), site),
    "firebasehosting.projects.sites.create": ({ query }) => {
      const id = query.get("siteId") ?? "";
      const name = `projects/${cloud.id}/sites/${id}`;
      cloud.sites.set(id, { name, type: "DEFAULT_SITE", defaultUrl: `https://${id}.web.app` });
      return { body: cloud.sites.get(id) };
    },
    "firebasehosting.projects.sites.versions.create": ({ parts: [, site], body }) => {
      const name = `sites/${site}/versions/v${cloud.next()}`;
      const version = { name, createTime: cloud.now(), ...objectOf(body) };
      cloud.versions.set(name, { version, files: new Map() });
      return { body: version };
    },
    "firebasehosting.projects.sites.versions.patch": (call) => {
      const stored = cloud.versions.get(versionOf(call));
      if (stored === undefined) return apiError(404, call.path);
      stored.version = { ...stored.version, ...objectOf(call.body) };
      return { body: stored.version };
    },
    "firebasehosting.projects.sites.versions.list": () => ({
      body: { versions: [...cloud.versions.values()].map(({ version }) => version) },
    }),
    "firebasehosting.sites.versions.populateFiles": ({ parts: [site, id], body }) => {
      const name = `sites/${site}/versions/${id}`;
      const stored = cloud.versions.get(name);
      if (stored === undefined) return apiError(404, name);
      const files = Object.entries(objectOf(objectOf(body)["files"]));
      for (const [path, hash] of files) stored.files.set(path, textOf(hash));
      const missing = files
        .map(([, hash]) => textOf(hash))
        .filter((hash) => !cloud.files.has(hash));
      return {
        body: {
          uploadUrl: `https://upload-firebasehosting.googleapis.com/upload/${name}/files`,
          uploadRequiredHashes: [...new Set(missing)],
        },
      };
    },
    "firebasehosting.projects.sites.channels.releases.create": ({
      query,
      body,
      parts: [, site],
    }) => {
      const stored = cloud.versions.get(query.get("versionName") ?? "");
      if (stored?.version["status"] !== "FINALIZED")
        return apiError(400, "Not a finalized version.");
      const release = {
        ...objectOf(body),
        name: `sites/${site}/channels/live/releases/${cloud.next()}`,
        type: "DEPLOY",
        releaseTime: cloud.now(),
        version: stored.version,
      };
      cloud.siteReleases = [release, ...cloud.siteReleases];
      return { body: release };
    },
    "firebasehosting.projects.sites.channels.releases.list": () => ({
      body: { releases: cloud.siteReleases },
    }),
  };
}

function versionOf({ parts: [, site, id] }: Call): string {
  return `sites/${site}/versions/${id}`;
}

/** Takes the uploads of files, and serves the released site; null for other requests. */
export function hostedSite(cloud: CloudProject, call: Call): Answer | null {
  if (call.host === "upload-firebasehosting.googleapis.com") {
    cloud.files.set(call.path.split("/").at(-1) ?? "", call.bytes);
    return { body: {} };
  }
  if (!call.host.endsWith(".web.app")) return null;
  const live = liveVersion(cloud);
  if (live === null) return { status: 404, bytes: Buffer.from("Site Not Found") };
  // Hosting's own pages, to which our headers do not apply.
  if (call.path === "/__/auth/handler") return { bytes: Buffer.from("<title>handler</title>") };
  const config = objectOf(live.version["config"]);
  const headers = headersFor(config, call.path);
  const file = fileFor(live.files, call.path);
  if (file !== null) {
    const bytes = gunzipSync(cloud.files.get(file) ?? Buffer.alloc(0));
    return { bytes, headers: { "content-type": "text/html", ...headers } };
  }
  const rewrite = objectsOf(config["rewrites"]).find((each) => matches(each, call.path));
  const isFunction = rewrite?.["run"] !== undefined || rewrite?.["function"] !== undefined;
  // As our functions answer a path that they do not have.
  if (isFunction) return { status: 404, body: { error: { code: "not-found" } }, headers };
  return { status: 404, bytes: Buffer.from("Page Not Found"), headers };
}

/** The version of the site that is live. */
export function liveVersion(cloud: CloudProject) {
  const [release] = cloud.siteReleases;
  return cloud.versions.get(textOf(objectOf(release?.["version"])["name"])) ?? null;
}

/** The tags of the functions that a version has pinned, one for each rewrite. */
export function tagsOf(version: unknown): readonly unknown[] {
  const rewrites = objectsOf(objectOf(objectOf(version)["config"])["rewrites"]);
  return rewrites.map(({ run }) => objectOf(run)["tag"]).filter((tag) => tag !== undefined);
}

function fileFor(files: ReadonlyMap<string, string>, path: string): string | null {
  const page = path === "/" ? "/index" : path;
  return files.get(`${page}.html`) ?? files.get(path) ?? null;
}

function headersFor(config: JsonObject, path: string): Record<string, string> {
  const rules = objectsOf(config["headers"]).filter((rule) => matches(rule, path));
  return Object.assign({}, ...rules.map(({ headers }) => headers));
}

function matches({ glob, regex }: JsonObject, path: string): boolean {
  if (typeof regex === "string") return new RegExp(regex).test(path);
  const start = textOf(glob).replace(/\*\*$/, "");
  return textOf(glob).endsWith("**") ? path.startsWith(start) : path === start;
}
