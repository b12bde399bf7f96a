import { vi } from "vitest";

import { faultLine, type Fault } from "../../scripts/lib/doctor/check.ts";
import { examine } from "../../scripts/lib/doctor/examine.ts";
import { doctorsApi } from "../../scripts/lib/doctor/runDoctor.ts";
import type { Wanted } from "../../scripts/lib/doctor/wanted.ts";
import {
  accessToken,
  apiError,
  startStandIns,
  type Answer,
  type Handlers,
} from "../deploy/standIns/standIns.ts";
import { leadToStandIns } from "../deploy/standIns/cloudStorage.ts";
import { number, project, wantedWith } from "./exampleProject.ts";
import { healthyProject, served } from "./healthyProject.ts";
import type { ProjectState } from "./projectState.ts";

/** Google's APIs as the doctor reads them, for one project whose state tests change. */
export type StandInProject = Awaited<ReturnType<typeof startProject>>;

/** Starts a server in place of Google's, with a healthy project. */
export async function startProject() {
  let state = healthyProject();
  const server = await startStandIns(
    handlersOf(() => state),
    ({ host, path }) => (host.endsWith("googleapis.com") ? null : served(state, path)),
  );
  leadToStandIns(server.port);
  return {
    server,
    /** Ends the server, and leads `fetch` to the network again for the files that follow. */
    async close() {
      vi.unstubAllGlobals();
      await server.close();
    },
    /** Makes the project healthy again, except for a change. */
    become: (change: (healthy: ProjectState) => void = () => {}) => {
      state = healthyProject();
      change(state);
    },
    /** What the doctor finds. */
    examine: async (wanted: Wanted = wantedWith(), timeout = 10_000): Promise<Fault[]> =>
      examine(doctorsApi(project, accessToken, timeout), wanted, (name) => resolveTxt(state, name)),
  };
}

/** The fault as the operator reads it. */
export function lineOf(fault: Fault): string {
  return faultLine(fault, project);
}

function resolveTxt({ dns }: ProjectState, name: string): Promise<string[][]> {
  const records = dns[name];
  if (records !== undefined && records !== "offline") return Promise.resolve(records);
  // A domain without records is there; the name of a missing DMARC record isn't.
  const missing = name.startsWith("_dmarc.") ? "ENOTFOUND" : "ENODATA";
  const code = records === "offline" ? "ENOTFOUND" : missing;
  return Promise.reject(Object.assign(new Error(code), { code }));
}

/** The handlers of a project, unless its APIs are off or answer oddly. */
function handlersOf(state: () => ProjectState): Handlers {
  return Object.fromEntries(
    Object.entries(healthyHandlers(state)).map(([id, handler]) => [
      id,
      (call) => {
        const odd = state().odd[id];
        if (odd !== undefined) return ok(odd);
        return state().off.includes(id) ? apiOff() : handler(call);
      },
    ]),
  );
}

function healthyHandlers(state: () => ProjectState): Handlers {
  return {
    // The token for an operator's own credentials.
    "sts.token": () => ok({ access_token: accessToken, expires_in: 3600, token_type: "Bearer" }),
    "cloudresourcemanager.projects.get": () => ok(state().resource),
    "cloudresourcemanager.projects.getIamPolicy": () => ok({ bindings: state().roles }),
    "serviceusage.services.list": ({ query }) => servicesPage(state(), query.get("pageToken")),
    "cloudbilling.projects.getBillingInfo": () => ok(state().billing),
    "orgpolicy.projects.policies.getEffectivePolicy": ({ parts: [, constraint = ""] }) => {
      const rules = state().policies[constraint];
      return rules === undefined ? notFound() : ok({ spec: { rules } });
    },
    "iam.projects.serviceAccounts.get": ({ parts: [, email] }) => {
      const { exists, disabled } = state().account;
      return exists ? ok({ email, disabled }) : notFound();
    },
    "iam.projects.serviceAccounts.getIamPolicy": () => ok({ bindings: state().selfRoles }),
    "identitytoolkit.projects.getConfig": () => ok(state().signIn),
    "identitytoolkit.projects.defaultSupportedIdpConfigs.list": () =>
      ok({ defaultSupportedIdpConfigs: state().socialProviders }),
    "identitytoolkit.projects.oauthIdpConfigs.list": () =>
      ok({ oauthIdpConfigs: state().oidcProviders }),
    "identitytoolkit.projects.inboundSamlConfigs.list": () =>
      ok({ inboundSamlConfigs: state().samlProviders }),
    "apikeys.projects.locations.keys.list": () => {
      const { webKey, serverKey } = state();
      return ok({
        keys: [
          { name: keyName("web"), restrictions: webKey },
          { name: keyName("server"), restrictions: serverKey },
        ],
      });
    },
    "apikeys.keys.lookupKey": ({ query }) => {
      const name = state().lookedUp[query.get("keyString") ?? ""];
      return name === undefined ? notFound() : ok({ name, parent: `projects/${number}` });
    },
    "firebaseappcheck.projects.services.list": () =>
      ok({
        services: Object.entries(state().appCheck).map(([service, enforcementMode]) => ({
          name: `projects/${number}/services/${service}`,
          enforcementMode,
        })),
      }),
    "firebaserules.projects.releases.getExecutable": () =>
      ok({ executable: Buffer.alloc(123_456).toString("base64") }),
    "cloudfunctions.projects.locations.functions.list": () => ok({ functions: state().functions }),
    "run.projects.locations.services.list": () =>
      ok({ services: state().services.map(({ name }) => ({ name })) }),
    "run.projects.locations.services.getIamPolicy": ({ parts: [, , name = ""] }) => {
      const service = state().services.find((one) => one.name.endsWith(`/${name}`));
      return ok({ bindings: [{ role: "roles/run.invoker", members: service?.invokers ?? [] }] });
    },
    "cloudtasks.projects.locations.queues.list": () => ok({ queues: state().queues }),
    "cloudscheduler.projects.locations.jobs.list": () => ok({ jobs: state().jobs }),
    "secretmanager.projects.secrets.versions.list": ({ parts: [, name] }) => {
      const secret = state().secrets.find((one) => one.name === name);
      if (secret === undefined) return notFound();
      const version = { name: `projects/${number}/secrets/${name}/versions/1`, state: "ENABLED" };
      return ok({ versions: secret.enabled ? [version] : [] });
    },
    "secretmanager.projects.secrets.getIamPolicy": ({ parts: [, name] }) => {
      const members = state().secrets.find((one) => one.name === name)?.readers ?? [];
      return ok({ bindings: [{ role: "roles/secretmanager.secretAccessor", members }] });
    },
    "storage.buckets.get": ({ parts: [name] }) => {
      const bucket = state().buckets.find((one) => one.name === name);
      return bucket === undefined ? notFound() : ok(bucket.resource);
    },
    "storage.buckets.getIamPolicy": ({ parts: [name] }) =>
      ok({ bindings: state().buckets.find((one) => one.name === name)?.roles ?? [] }),
    "firestore.projects.databases.get": () => {
      const { database } = state();
      return database.name === "" ? notFound() : ok(database);
    },
    "firestore.projects.databases.collectionGroups.indexes.list": () =>
      ok({ indexes: state().indexes }),
    "firestore.projects.databases.collectionGroups.fields.list": () =>
      ok({ fields: [defaultField, ...state().fields] }),
    "firestore.projects.databases.backupSchedules.list": () =>
      ok({ backupSchedules: state().backups }),
  };
}

/** Firestore lists it in every database: the settings of fields without their own. */
const defaultField = {
  name: `projects/${project}/databases/(default)/collectionGroups/__default__/fields/*`,
  indexConfig: {
    indexes: [
      {
        queryScope: "COLLECTION",
        state: "READY",
        fields: [{ fieldPath: "*", order: "ASCENDING" }],
      },
    ],
  },
};

/** Two pages, as a real project with its hundred APIs has. */
function servicesPage({ apis }: ProjectState, pageToken: string | null): Answer {
  const page = pageToken === null ? apis.slice(0, 10) : apis.slice(10);
  return ok({
    services: page.map((api) => ({
      name: `projects/${number}/services/${api}.googleapis.com`,
      config: { name: `${api}.googleapis.com` },
      state: "ENABLED",
    })),
    ...(pageToken === null && { nextPageToken: "second" }),
  });
}

function keyName(id: string): string {
  return `projects/${number}/locations/global/keys/${id}`;
}

/** Google's APIs leave out what is false or empty. */
function ok(body: unknown): Answer {
  const text = JSON.stringify(body, (_key, value: unknown) =>
    isDefault(value) ? undefined : value,
  );
  const sent: unknown = JSON.parse(text);
  return { body: sent };
}

function isDefault(value: unknown): boolean {
  return value === false || value === "" || (Array.isArray(value) && value.length === 0);
}

/** What Google's APIs answer in a project that hasn't turned them on. */
function apiOff(): Answer {
  const details = [
    { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "SERVICE_DISABLED" },
  ];
  return { status: 403, body: { error: { code: 403, status: "PERMISSION_DENIED", details } } };
}

function notFound(): Answer {
  return apiError(404, "It does not exist.");
}
