import { expect, it } from "vitest";

import { queueFor } from "./mailWritten.ts";

const link = { get: () => undefined };
const notification = { get: (field: string) => (field === "subscription" ? {} : undefined) };

it("queues each new email once, and notifications apart from links", () => {
  expect(queueFor(null, link)).toBe("deliverMail");
  expect(queueFor(null, notification)).toBe("deliverSubscribedMail");
  expect(queueFor(link, link)).toBeNull();
  expect(queueFor(notification, null)).toBeNull();
});

it("queues nothing if the extension sends the emails", () => {
  expect(queueFor(null, link, "extension")).toBeNull();
  expect(queueFor(null, notification, "extension")).toBeNull();
});
