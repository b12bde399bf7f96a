import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentWritten,
} from "firebase-functions/v2/firestore";
import { expect, it } from "vitest";

// First: it sets options of theirs.
import { everyFunction } from "./everyFunction.ts";
import { documentWritten } from "./documentWritten.ts";
import { documentCreated } from "../mail/documentCreated.ts";

const options = {
  document: "mail/{id}",
  region: "europe-west1",
  timeoutSeconds: 60,
  omit: false,
  secrets: ["IDENTITY_SECRET"],
};
const theirOptions = { ...options, memory: "256MiB", retry: true } as const;

it.each([
  ["created", documentCreated(options, async () => {}), onDocumentCreated(theirOptions, () => {})],
  ["written", documentWritten(options, async () => {}), onDocumentWritten(theirOptions, () => {})],
  [
    "deleted",
    documentWritten({ ...options, event: "deleted" }, async () => {}),
    onDocumentDeleted(theirOptions, () => {}),
  ],
])("deploys a function for a document %s like firebase-functions does", (_, ours, theirs) => {
  expect(manifestOf(ours)).toEqual(manifestOf(theirs));
  const { serviceAccount, maxInstances } = everyFunction;
  expect(manifestOf(ours)).toMatchObject({
    serviceAccountEmail: serviceAccount,
    maxInstances,
    eventTrigger: { retry: true },
  });
});

/** The deployment manifest of a function: everything attached to it except its handler. */
function manifestOf(deployed: object): unknown {
  const [, manifest] = Object.entries(deployed).find(([key]) => key === "__endpoint") ?? [];
  return JSON.parse(JSON.stringify(manifest));
}
