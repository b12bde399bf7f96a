import { unreadCount, unreadSides } from "@salvia/domain/member/conversation";
import { expect, test } from "vitest";

import { demoConversations } from "./demoConversations.ts";

test("leaves one message for Camille to read, and every other one read", () => {
  const documents = demoConversations(new Date("2026-11-26T10:00:00Z"));
  const conversation = documents.get("conversations/demo-member_demo-doctor");
  expect(conversation).toMatchObject({
    sent: { patient: 3, clinician: 2 },
    unreadBy: ["clinician"],
  });
  const counts = { sent: { patient: 3, clinician: 2 }, read: { patient: 2, clinician: 2 } };
  expect(conversation).toMatchObject(counts);
  expect(unreadSides(counts)).toEqual(["clinician"]);
  expect(unreadCount(counts, "clinician")).toBe(1);
  expect(documents.size).toBe(6);
});
