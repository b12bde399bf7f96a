import { expect, it } from "vitest";

import { chatMessageSchema, chatTextMaxLength, isChatText, tidyChatText } from "./visitChat.ts";

it.each([
  ["  Take two.\r\nWith water.\n", "Take two.\nWith water.", true],
  ["   ", "", false],
  ["x".repeat(chatTextMaxLength), "x".repeat(chatTextMaxLength), true],
  ["x".repeat(chatTextMaxLength + 1), "x".repeat(chatTextMaxLength + 1), false],
  // A right-to-left override would make the text read differently than it is.
  ["ab\u202Ecd", "ab\u202Ecd", false],
])("sends %j as %j: %s", (typed, tidy, sent) => {
  expect(tidyChatText(typed)).toBe(tidy);
  expect(isChatText(tidy)).toBe(sent);
});

it("accepts the numbers 1 to 100", () => {
  const message = {
    from: "dora",
    text: "Hello",
    createdAt: new Date(),
    expireAt: new Date(),
  };
  const isValid = (number: number) => chatMessageSchema.safeParse({ ...message, number }).success;
  expect([0, 1, 100, 101, 1.5].map(isValid)).toEqual([false, true, true, false, false]);
});
