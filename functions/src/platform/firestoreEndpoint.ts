import { RESET_VALUE } from "firebase-functions/v2/options";

import { everyFunction } from "./everyFunction.ts";

export type TriggerOptions = {
  /** A path with wildcards, such as `mail/{id}`. */
  document: string;
  region: string;
  timeoutSeconds: number;
  /** Excludes the function from the deployment. */
  omit: boolean;
  /** The names of the secrets that it reads; none by default. */
  secrets?: readonly string[];
};

/** The kind of write; `written` is any, an update too. */
export type DocumentEvent = "created" | "deleted" | "written";

/** The deployment manifest of a function that runs on these writes to documents of a path. */
export function firestoreEndpoint(
  event: DocumentEvent,
  { document, region, timeoutSeconds, omit, secrets = [] }: TriggerOptions,
): object {
  return {
    platform: "gcfv2",
    region: [region],
    availableMemoryMb: 256,
    timeoutSeconds,
    omit,
    labels: {},
    ...(secrets.length > 0 && { secretEnvironmentVariables: secrets.map((key) => ({ key })) }),
    serviceAccountEmail: everyFunction.serviceAccount,
    maxInstances: everyFunction.maxInstances,
    // Options that a deployment resets to their defaults if they were changed by hand.
    ...Object.fromEntries(atDefault.map((option) => [option, RESET_VALUE])),
    eventTrigger: {
      eventType: `google.cloud.firestore.document.v1.${event}`,
      eventFilters: { database: "(default)", namespace: "(default)" },
      eventFilterPathPatterns: { document },
      retry: true,
    },
  };
}

const atDefault = ["minInstances", "ingressSettings", "concurrency", "vpc"];
