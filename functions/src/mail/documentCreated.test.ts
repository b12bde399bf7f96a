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
