import { expect, it } from "vitest";

import { mailboxKey } from "./mailboxKey.ts";

it.each([
  ["Ines@Example.com ", "ines@example.com"],
  ["ines+1@example.com", "ines@example.com"],
  ["ines+a+b@example.com", "ines@example.com"],
  ["i.n.es+x@gmail.com", "ines@gmail.com"],
  ["ines@googlemail.com", "ines@gmail.com"],
  ["i.nes@example.com", "i.nes@example.com"],
  ["no address", "no address@"],
])("counts %s as %s", (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});
