import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";

import { faultOf, type Fault } from "../faults.ts";
import { rolesOf } from "../read/iamPolicy.ts";
import type { ProjectState } from "../read/readProject.ts";
import type { Wanted } from "../wanted.ts";
import { rolesOn } from "./checkAccount.ts";

/** Roles with which Cloud Build can build a function. */
const builderRoles = new Set(["roles/cloudbuild.builds.builder", "roles/editor", "roles/owner"]);

/** The roles of the functions' service account, and of the account that builds them. */
export function checkProject(state: ProjectState, wanted: Wanted): Fault[] {
  if (state === null || !state.isActive) return [faultOf("project-missing")];
  const { number, policy } = state;
  const email = functionsAccountEmail(wanted.project);
  const needed = rolesOn("project", wanted);
  const roles = rolesOf(policy, `serviceAccount:${email}`);
  const certain = { bindings: policy.bindings.filter(({ condition }) => condition === undefined) };
  const certainRoles = rolesOf(certain, `serviceAccount:${email}`);
  const builder = `${number}-compute@developer.gserviceaccount.com`;
  const mayBuild = rolesOf(policy, `serviceAccount:${builder}`).some((role) =>
    builderRoles.has(role),
  );
  return [
    ...needed
      .filter((role) => !roles.includes(role))
      .map((role) => faultOf("role-missing", { email, role })),
    ...needed
      .filter((role) => roles.includes(role) && !certainRoles.includes(role))
      .map((role) => faultOf("role-conditional", { email, role })),
    ...roles
      .filter((role) => !needed.includes(role))
      .map((role) => faultOf("role-extra", { email, role })),
    ...(mayBuild ? [] : [faultOf("build-role-missing", { email: builder })]),
  ];
}
