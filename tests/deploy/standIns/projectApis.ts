import { objectOf, textOf } from "../../../scripts/lib/json.ts";
import { readPolicy, writePolicy } from "./policies.ts";
import { ended, orMissing, type CloudProject } from "./cloudProject.ts";
import {
  accessToken,
  apiError,
  personToken,
  type Answer,
  type Call,
  type Handlers,
} from "./standIns.ts";

/** Sign-in, the project itself, its services, billing, roles, and secrets. */
export function projectApis(cloud: CloudProject): Handlers {
  const isOurs = ({ parts }: Call) => parts[0] === cloud.id || parts[0] === cloud.number;
  const service = (name: string) => ({
    name: `projects/${cloud.number}/services/${name}`,
    config: { name },
    state: cloud.services.has(name) ? "ENABLED" : "DISABLED",
  });
  return {
    "sts.token": () => ({
      body: {
        access_token: accessToken,
        issued_token_type: "urn:ietf:params:oauth:token-type:access_token",
        token_type: "Bearer",
        expires_in: 3600,
      },
    }),
    "iamcredentials.projects.serviceAccounts.generateAccessToken": () => ({
      body: { accessToken, expireTime: new Date(Date.now() + 3_600_000).toISOString() },
    }),
    "cloudresourcemanager.projects.get": (call) =>
      isOurs(call)
        ? {
            body: {
              projectId: cloud.id,
              projectNumber: cloud.number,
              lifecycleState: "ACTIVE",
              name: cloud.id,
              createTime: "2026-01-01T00:00:00Z",
            },
          }
        : unknownProject(call),
    "cloudresourcemanager.projects.testIamPermissions": permissions,
    "cloudresourcemanager.projects.getIamPolicy": ({ body }) => {
      const { requestedPolicyVersion } = objectOf(objectOf(body)["options"]);
      return readPolicy(cloud.policy, requestedPolicyVersion);
    },
    "cloudresourcemanager.projects.setIamPolicy": ({ body }) =>
      writePolicy(cloud.policy, objectOf(body)["policy"], (policy) => (cloud.policy = policy)),
    "firebase.projects.get": (call) =>
      isOurs(call)
        ? {
            body: {
              projectId: cloud.id,
              projectNumber: cloud.number,
              name: `projects/${cloud.id}`,
              state: "ACTIVE",
              resources: { hostingSite: [...cloud.sites.keys()][0] ?? "" },
            },
          }
        : unknownProject(call),
    "firebase.projects.getAdminSdkConfig": () => ({
      body: { projectId: cloud.id, storageBucket: `${cloud.id}.appspot.com` },
    }),
    "compute.projects.get": () => ({
      body: {
        name: cloud.id,
        defaultServiceAccount: `${cloud.number}-compute@developer.gserviceaccount.com`,
      },
    }),
    "cloudbilling.projects.getBillingInfo": () => ({
      body: { name: `projects/${cloud.id}/billingInfo`, billingEnabled: cloud.billing },
    }),
    "serviceusage.services.list": () => ({
      body: { services: [...cloud.services].map(service) },
    }),
    "serviceusage.services.get": ({ parts: [, , name = ""] }) => ({ body: service(name) }),
    "serviceusage.services.enable": ({ parts: [, , name = ""] }) => {
      cloud.services.add(name);
      return ended("operations/acf.enable");
    },
    "serviceusage.services.batchEnable": ({ body }) => {
      const serviceIds = objectOf(body)["serviceIds"];
      const names = Array.isArray(serviceIds) ? serviceIds : [];
      if (names.length > 20) return apiError(400, "At most 20 services at once.");
      for (const name of names) {
        if (!cloud.billing && name !== "cloudbilling.googleapis.com") {
          return apiError(400, `Billing must be enabled for ${String(name)}.`);
        }
        cloud.services.add(textOf(name));
      }
      return ended("operations/acf.batch");
    },
    "serviceusage.services.generateServiceIdentity": ({ parts: [, , name = ""] }) =>
      ended("operations/finished.identity", { email: `service-${cloud.number}@${name}` }),
    "iam.projects.serviceAccounts.get": ({ parts: [, email = ""] }) =>
      orMissing(
        cloud.serviceAccounts.has(email)
          ? { name: `projects/${cloud.id}/serviceAccounts/${email}`, email }
          : undefined,
        email,
      ),
    "iam.projects.serviceAccounts.create": ({ body }) => {
      const email = `${textOf(objectOf(body)["accountId"])}@${cloud.id}.iam.gserviceaccount.com`;
      cloud.serviceAccounts.add(email);
      return { body: { name: `projects/${cloud.id}/serviceAccounts/${email}`, email } };
    },
    "iam.projects.serviceAccounts.getIamPolicy": ({ parts: [, email = ""], query }) =>
      readPolicy(cloud.accountPolicies.get(email), query.get("options.requestedPolicyVersion")),
    "iam.projects.serviceAccounts.setIamPolicy": ({ parts: [, email = ""], body }) =>
      writePolicy(cloud.accountPolicies.get(email), objectOf(body)["policy"], (policy) =>
        cloud.accountPolicies.set(email, policy),
      ),
    "iam.projects.serviceAccounts.testIamPermissions": permissions,
    ...secretApis(cloud),
  };
}

function secretApis(cloud: CloudProject): Handlers {
  const versionOf = (name: string) => ({
    name: `projects/${cloud.number}/secrets/${name}/versions/1`,
    state: "ENABLED",
    createTime: "2026-01-01T00:00:00Z",
  });
  return {
    "secretmanager.projects.secrets.get": ({ parts: [, name = ""] }) =>
      orMissing(cloud.secrets.get(name)?.resource, `Secret [${name}]`),
    "secretmanager.projects.secrets.create": ({ query, body }) => {
      const id = query.get("secretId") ?? "";
      const name = `projects/${cloud.number}/secrets/${id}`;
      cloud.secrets.set(id, {
        resource: { ...objectOf(body), name },
        policy: {},
        value: null,
      });
      return { body: cloud.secrets.get(id)?.resource };
    },
    "secretmanager.projects.secrets.addVersion": ({ parts: [, name = ""], body }) => {
      const secret = cloud.secrets.get(name);
      if (secret === undefined) return apiError(404, `Secret [${name}] was not found.`);
      const { data } = objectOf(objectOf(body)["payload"]);
      secret.value = Buffer.from(textOf(data), "base64").toString();
      return { body: versionOf(name) };
    },
    "secretmanager.projects.secrets.versions.get": ({ parts: [, name = ""] }) => {
      const hasVersion = (cloud.secrets.get(name)?.value ?? null) !== null;
      return orMissing(hasVersion ? versionOf(name) : undefined, `Secret [${name}]`);
    },
    "secretmanager.projects.secrets.getIamPolicy": ({ parts: [, name = ""] }) => ({
      body: cloud.secrets.get(name)?.policy ?? {},
    }),
    "secretmanager.projects.secrets.setIamPolicy": ({ parts: [, name = ""], body }) => {
      const secret = cloud.secrets.get(name);
      if (secret === undefined) return apiError(404, `Secret [${name}] was not found.`);
      secret.policy = objectOf(objectOf(body)["policy"]);
      return { body: secret.policy };
    },
  };
}

/** Renews the access token of a person who has signed in with gcloud; null for other requests. */
export function personSignIn({ host, path }: Call): Answer | null {
  if (host !== "oauth2.googleapis.com" || path !== "/token") return null;
  return { body: { access_token: personToken, expires_in: 3600, token_type: "Bearer" } };
}

function unknownProject(call: Call): Answer {
  return apiError(403, `The caller does not have permission on ${call.path}.`);
}

/** As if the operator had all permissions that are asked for. */
function permissions({ body }: Call): Answer {
  return { body: { permissions: objectOf(body)["permissions"] } };
}
