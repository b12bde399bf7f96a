import {
  functionsAccount,
  functionsAccountEmail,
  neededRoles,
  type FunctionsRole,
} from "@salvia/domain/shared/functionsAccount";

import { objectsOf, type JsonObject } from "../json.ts";
import type { GoogleApi } from "./googleApi.ts";

/**
 * Creates the functions' service account if it is missing, and grants the roles of the domain's
 * list that it does not have. firebase-tools grants those on secrets.
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
  const rolesOn = (place: FunctionsRole["on"]) =>
    neededRoles(configuration).flatMap(({ on, role }) => (on === place ? [role] : []));
  const granted = [
    ...(await grant(email, rolesOn("project"), {
      read: () => api.post(`${onProject}:getIamPolicy`),
      write: (policy) => api.post(`${onProject}:setIamPolicy`, { policy }),
    })),
    ...(await grant(email, rolesOn("itself"), {
      read: () => api.post(`${account}:getIamPolicy`),
      write: (policy) => api.post(`${account}:setIamPolicy`, { policy }),
    })),
  ];
  return `${isNew ? "created" : "exists"}, ${granted.length} roles granted`;
}

type Policy = {
  readonly read: () => Promise<JsonObject>;
  readonly write: (policy: JsonObject) => Promise<unknown>;
};

/** Adds an account to the roles of a policy, and leaves everything else as it is. */
export async function grant(
  email: string,
  roles: readonly string[],
  policy: Policy,
): Promise<readonly string[]> {
  const member = `serviceAccount:${email}`;
  // With its etag: Google refuses the write if someone else has changed the policy meanwhile.
  const current = await policy.read();
  const bindings = objectsOf(current["bindings"]);
  const missing = roles.filter((role) => !bindings.some((each) => hasMember(each, role, member)));
  if (missing.length === 0) return [];
  const added = missing.map((role) => ({ role, members: [member] }));
  await policy.write({ ...current, bindings: [...bindings, ...added] });
  return missing;
}

function hasMember(binding: JsonObject, role: string, member: string): boolean {
  const { members, condition } = binding;
  return (
    binding["role"] === role &&
    condition === undefined &&
    Array.isArray(members) &&
    members.includes(member)
  );
}
