import { expect, test } from "vitest";

import {
  countsAfterReading,
  countsAfterSending,
  directMessageMaxLength,
  countsAfterTreatment,
  isMessageText,
  messageQuota,
  messageQuotaHours,
  newlyUnreadBy,
  nextMessageAt,
  tidyMessage,
  unreadCount,
} from "./conversation.ts";

test("counts what each side has sent and not read", () => {
  const asked = countsAfterSending(null, "patient");
  expect(asked).toEqual({
    sent: { patient: 1, clinician: 0 },
    read: { patient: 0, clinician: 0 },
    unreadBy: ["clinician"],
  });
  const answered = countsAfterSending(countsAfterSending(asked, "clinician"), "clinician");
  expect(answered.unreadBy).toEqual(["patient", "clinician"]);
  expect(unreadCount(answered, "patient")).toBe(2);
  expect(unreadCount(answered, "clinician")).toBe(1);
  const read = { ...answered, ...countsAfterReading(answered, "patient") };
  expect(read.unreadBy).toEqual(["clinician"]);
  expect(unreadCount(read, "patient")).toBe(0);
  expect({ ...read, ...countsAfterReading(read, "clinician") }.unreadBy).toEqual([]);
});

test("says once who has something new to read", () => {
  const first = countsAfterSending(null, "patient");
  const second = countsAfterSending(first, "patient");
  expect(newlyUnreadBy(null, first)).toBe("clinician");
  expect(newlyUnreadBy(first, second)).toBeNull();
  expect(newlyUnreadBy(second, countsAfterSending(second, "clinician"))).toBe("patient");
  expect(newlyUnreadBy(second, countsAfterReading(second, "clinician"))).toBeNull();
});

test("keeps how many messages a former clinician had not read", () => {
  const asked = countsAfterSending(countsAfterSending(null, "patient"), "patient");
  const ended = countsAfterTreatment(asked);
  expect(ended).toEqual({ read: { patient: 0, clinician: 2 }, unreadBy: [], neverRead: 2 });
  expect(countsAfterTreatment({ ...asked, ...ended })).toBeNull();
});

test("says when the next message can be sent after twenty in a day", () => {
  const start = new Date("2026-11-24T10:00:00Z");
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  const messages = Array.from({ length: messageQuota }, (_, index) => ({
    from: "beatriz",
    number: index + 1,
    createdAt: later(index),
  }));
  expect(nextMessageAt(messages, "beatriz", later(30))).toEqual(later(messageQuotaHours * 60));
  expect(nextMessageAt(messages.slice(0, -1), "beatriz", later(30))).toBeNull();
  expect(nextMessageAt(messages, "camille", later(30))).toBeNull();
  expect(nextMessageAt(messages, "beatriz", later(messageQuotaHours * 60))).toBeNull();
});

test("sends trimmed texts of a limited length", () => {
  expect(tidyMessage("  One.\r\nTwo.\r ")).toBe("One.\nTwo.");
  expect(isMessageText("x".repeat(directMessageMaxLength))).toBe(true);
  expect(isMessageText("x".repeat(directMessageMaxLength + 1))).toBe(false);
  expect(isMessageText("")).toBe(false);
  expect(isMessageText("a\u202Eb")).toBe(false);
});
