import {
  functionsAccount,
  functionsAccountEmail,
  neededRoles,
  type FunctionsRole,
} from "@salvia/domain/configuration/functionsAccount";

import { objectsOf, textOf, type JsonObject } from "../json.ts";
import { deployedFunctions } from "./functions.ts";
import type { GoogleApi } from "./googleApi.ts";

const serviceUsage = "https://serviceusage.googleapis.com/v1beta1";

/**
 * Creates the functions' service account if it is missing, and grants the roles of the domain's
 * list that it does not have, and those that firebase-tools gives Google's own accounts: it can't
 * write the policy of a project that has roles with a condition. It grants those on secrets.
 * @returns a few words for the terminal
 */
export async function prepareAccount(
  api: GoogleApi,
  configuration: Parameters<typeof neededRoles>[0],
): Promise<string> {
  const { project } = api;
  const email = functionsAccountEmail(project);
  const accounts = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
  const account = `${accounts}/${email}`;
  const isNew = (await api.find(account)) === null;
  if (isNew) {
    const serviceAccount = { displayName: "Functions of Salvia" };
    await api.post(accounts, { accountId: functionsAccount, serviceAccount });
  }
  const onProject = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const wantedOn = (place: FunctionsRole["on"]) =>
    neededRoles(configuration).flatMap(({ on, role }) =>
      on === place ? [{ role, member: `serviceAccount:${email}` }] : [],
    );
  const granted = [
    ...(await grant([...wantedOn("project"), ...(await googlesRoles(api))], {
      read: () => api.post(`${onProject}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } }),
      write: (policy) => api.post(`${onProject}:setIamPolicy`, { policy }),
    })),
    ...(await grant(wantedOn("itself"), {
      read: () => api.post(`${account}:getIamPolicy?options.requestedPolicyVersion=3`),
      write: (policy) => api.post(`${account}:setIamPolicy`, { policy }),
    })),
  ];
  return `${isNew ? "created" : "exists"}, ${granted.length} roles granted`;
}

/**
 * What the first events need of Pub/Sub's account and of the account that runs functions by default.
 * Later, an administrator may have taken it away.
 */
async function googlesRoles(api: GoogleApi): Promise<readonly Grant[]> {
  if ((await deployedFunctions(api)).size > 0) return [];
  const { projectNumber } = await api.get(
    `https://cloudresourcemanager.googleapis.com/v1/projects/${api.project}`,
  );
  const number = textOf(projectNumber);
  const pubsub = `${serviceUsage}/projects/${number}/services/pubsub.googleapis.com`;
  await api.finish(serviceUsage, await api.post(`${pubsub}:generateServiceIdentity`));
  const compute = `serviceAccount:${number}-compute@developer.gserviceaccount.com`;
  return [
    {
      role: "roles/iam.serviceAccountTokenCreator",
      member: `serviceAccount:service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`,
    },
    { role: "roles/run.invoker", member: compute },
    { role: "roles/eventarc.eventReceiver", member: compute },
  ];
}

/** A role for someone, without a condition. */
type Grant = { readonly role: string; readonly member: string };

/**
 * Reads and writes a policy, both with the conditions of its roles: version 3. Google refuses to
 * replace such a policy by one of version 1.
 */
export type Policy = {
  readonly read: () => Promise<JsonObject>;
  readonly write: (policy: JsonObject) => Promise<unknown>;
};

/**
 * Adds to a policy what it lacks, and leaves everything else as it is. Everyone with a role is in one
 * entry, because firebase-tools looks no further than the first.
 */
export async function grant(wanted: readonly Grant[], policy: Policy): Promise<readonly Grant[]> {
  // With its etag: Google refuses the write if someone else has changed the policy meanwhile.
  const current = await policy.read();
  const before = objectsOf(current["bindings"]);
  const isThere = ({ role, member }: Grant) =>
    before.some((each) => isFor(each, role) && membersOf(each).includes(member));
  const missing = wanted.filter((each) => !isThere(each));
  if (missing.length === 0) return [];
  const bindings = new Set(before);
  for (const { role, member } of missing) {
    const entry = [...bindings].find((each) => isFor(each, role)) ?? {};
    bindings.delete(entry);
    bindings.add({ ...entry, role, members: [...membersOf(entry), member] });
  }
  await policy.write({ ...current, bindings: [...bindings] });
  return missing;
}

/** Whether an entry of a policy gives a role without a condition. */
function isFor({ role, condition }: JsonObject, wanted: string): boolean {
  return role === wanted && condition === undefined;
}

function membersOf({ members }: JsonObject): readonly unknown[] {
  return Array.isArray(members) ? members : [];
}
