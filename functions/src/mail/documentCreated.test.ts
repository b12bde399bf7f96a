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
  it("passes the path of its document on", async () => {
    const handle = vi.fn<(path: string) => Promise<void>>(async () => {});
    await documentCreated(options, handle)(Object.assign({ document: "mail/abc" }, event));
    expect(handle).toHaveBeenCalledExactlyOnceWith("mail/abc");
  });

  it("is retried when the handler fails", async () => {
    const failing = documentCreated(options, () => Promise.reject(new Error("later")));
    await expect(failing(Object.assign({ document: "mail/abc" }, event))).rejects.toThrow("later");
  });

  it("is rejected without a document", () => {
    expect(() => documentCreated(options, async () => {})(event)).toThrow("without a document");
  });
});
