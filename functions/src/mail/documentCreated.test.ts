import { onDocumentCreated } from "firebase-functions/v2/firestore";
import { describe, expect, it, vi } from "vitest";

import { documentCreated } from "./documentCreated.ts";

const options = { document: "mail/{id}", region: "europe-west1", timeoutSeconds: 60, omit: false };
const event = {
  specversion: "1.0",
  id: "1",
  source: "//firestore.googleapis.com/projects/p/databases/(default)",
  type: "google.cloud.firestore.document.v1.created",
  time: "2026-11-21T10:00:00Z",
  data: Buffer.from("protobuf"),
} as const;

it("is deployed exactly as the function of firebase-functions would be", () => {
  const theirs = onDocumentCreated({ ...options, memory: "256MiB", retry: true }, () => {});
  const ours = documentCreated(options, async () => {});
  expect(manifestOf(ours)).toEqual(manifestOf(theirs));
  expect(manifestOf(ours)).toMatchObject({ eventTrigger: { retry: true } });
});

/** What a deployment reads of a function: all that is written beside its code, but for its handler. */
function manifestOf(deployed: object): unknown {
  const [, manifest] = Object.entries(deployed).find(([key]) => key === "__endpoint") ?? [];
  return JSON.parse(JSON.stringify(manifest));
}

describe("an event", () => {
  it("hands on the path of its document", async () => {
    const handle = vi.fn<(path: string) => Promise<void>>(async () => {});
    await documentCreated(options, handle)(Object.assign({ document: "mail/abc" }, event));
    expect(handle).toHaveBeenCalledExactlyOnceWith("mail/abc");
  });

  it("is delivered again when the work failed", async () => {
    const failing = documentCreated(options, () => Promise.reject(new Error("later")));
    await expect(failing(Object.assign({ document: "mail/abc" }, event))).rejects.toThrow("later");
  });

  it("without a document is refused", () => {
    expect(() => documentCreated(options, async () => {})(event)).toThrow("without a document");
  });
});
