import type { Configuration } from "./variables.ts";

/**
 * The name of the service account that all functions run as: the part of its address before the `@`.
 * It has only the roles below. The project's default account may have far more, or none.
 */
export const functionsAccount = "salvia-functions";

export function functionsAccountEmail(project: string): string {
  return `${functionsAccount}@${project}.iam.gserviceaccount.com`;
}

export type FunctionsRole = {
  role: `roles/${string}`;
  /** What it applies to: the whole project, the account itself, or each secret of the functions. */
  on: "project" | "itself" | "secrets";
  /** What needs it: modules of the Admin SDK, kinds of functions, or their secrets. */
  neededBy: readonly FunctionsNeed[];
};

/** What functions use that requires a role. */
export type FunctionsNeed =
  | "firebase-admin/auth"
  | "firebase-admin/firestore"
  | "firebase-admin/functions"
  | "eventTrigger"
  | "scheduleTrigger"
  | "taskQueueTrigger"
  | "secretEnvironmentVariables"
  | "Vertex AI";

export const functionsRoles: readonly FunctionsRole[] = [
  { role: "roles/datastore.user", on: "project", neededBy: ["firebase-admin/firestore"] },
  { role: "roles/firebaseauth.admin", on: "project", neededBy: ["firebase-admin/auth"] },
  // Signs custom tokens.
  {
    role: "roles/iam.serviceAccountTokenCreator",
    on: "itself",
    neededBy: ["firebase-admin/auth"],
  },
  { role: "roles/cloudtasks.enqueuer", on: "project", neededBy: ["firebase-admin/functions"] },
  // A task calls its function as this account.
  {
    role: "roles/iam.serviceAccountUser",
    on: "itself",
    neededBy: ["firebase-admin/functions"],
  },
  {
    role: "roles/run.invoker",
    on: "project",
    neededBy: ["eventTrigger", "scheduleTrigger", "taskQueueTrigger"],
  },
  { role: "roles/eventarc.eventReceiver", on: "project", neededBy: ["eventTrigger"] },
  // A deployment grants it for each secret, if its own account may.
  {
    role: "roles/secretmanager.secretAccessor",
    on: "secrets",
    neededBy: ["secretEnvironmentVariables"],
  },
];

/** The roles with which the assistant asks Vertex AI. */
const vertexRoles: readonly FunctionsRole[] = [
  { role: "roles/aiplatform.user", on: "project", neededBy: ["Vertex AI"] },
  // Each request names the project whose quota it uses.
  { role: "roles/serviceusage.serviceUsageConsumer", on: "project", neededBy: ["Vertex AI"] },
];

export function neededRoles(
  configuration: Pick<Configuration, "ASSISTANT_ENGINE">,
): readonly FunctionsRole[] {
  return usesVertex(configuration) ? [...functionsRoles, ...vertexRoles] : functionsRoles;
}

/** Whether the functions call Vertex AI. */
export function usesVertex({ ASSISTANT_ENGINE }: Pick<Configuration, "ASSISTANT_ENGINE">): boolean {
  return ASSISTANT_ENGINE === "vertex";
}
