import { RESET_VALUE } from "firebase-functions/v2/options";

export type TriggerOptions = {
  /** A path with wildcards, such as `mail/{id}`. */
  document: string;
  region: string;
  timeoutSeconds: number;
  /** Leaves the function out of the deployment. */
  omit: boolean;
};

/** What happens to a document: `written` is any of the other three. */
export type DocumentEvent = "created" | "updated" | "deleted" | "written";

/** What a deployment reads of a function that runs when that happens to documents of a path. */
export function firestoreEndpoint(
  event: DocumentEvent,
  { document, region, timeoutSeconds, omit }: TriggerOptions,
): object {
  return {
    platform: "gcfv2",
    region: [region],
    availableMemoryMb: 256,
    timeoutSeconds,
    omit,
    labels: {},
    // What a deployment sets back, where somebody changed it by hand.
    ...Object.fromEntries(atDefault.map((option) => [option, RESET_VALUE])),
    eventTrigger: {
      eventType: `google.cloud.firestore.document.v1.${event}`,
      eventFilters: { database: "(default)", namespace: "(default)" },
      eventFilterPathPatterns: { document },
      retry: true,
    },
  };
}

const atDefault = [
  "minInstances",
  "maxInstances",
  "ingressSettings",
  "concurrency",
  "serviceAccountEmail",
  "vpc",
];
