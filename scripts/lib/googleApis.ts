import { usesVertex } from "@salvia/domain/configuration/functionsAccount";
import type { Configuration } from "@salvia/domain/configuration/variables";

export const productApis = [
  "artifactregistry.googleapis.com",
  "cloudbilling.googleapis.com",
  "cloudbuild.googleapis.com",
  "cloudfunctions.googleapis.com",
  "cloudresourcemanager.googleapis.com",
  "cloudscheduler.googleapis.com",
  "cloudtasks.googleapis.com",
  "eventarc.googleapis.com",
  "firebase.googleapis.com",
  "firebasehosting.googleapis.com",
  "firebaserules.googleapis.com",
  "firestore.googleapis.com",
  "iam.googleapis.com",
  "identitytoolkit.googleapis.com",
  "pubsub.googleapis.com",
  "run.googleapis.com",
  "secretmanager.googleapis.com",
  "storage.googleapis.com",
] as const;

/** The APIs that a configuration needs besides. */
export function chosenApis(
  configuration: Pick<Configuration, "ASSISTANT_ENGINE">,
): readonly string[] {
  return usesVertex(configuration) ? ["aiplatform.googleapis.com"] : [];
}
