import { expect, it } from "vitest";

import { wasTakenOver } from "./wasTakenOver.ts";

const signedInAt = 1_795_255_200;
const account = { createdAt: signedInAt - 3600, hasPassword: false, hasProfile: true };

it("reports an account without a password whose address was just proven", () => {
  expect(wasTakenOver(account, signedInAt)).toBe(true);
  expect(wasTakenOver({ ...account, createdAt: signedInAt }, signedInAt)).toBe(true);
});

it("reports a passwordless account that never began a session", () => {
  expect(wasTakenOver({ ...account, hasProfile: false }, signedInAt)).toBe(true);
});

it("trusts an account created by this sign-in", () => {
  const made = { ...account, hasProfile: false, createdAt: signedInAt - 1 };
  expect(wasTakenOver(made, signedInAt)).toBe(false);
  // Both functions that Authentication calls in between took their seven seconds.
  expect(wasTakenOver({ ...made, createdAt: signedInAt - 14 }, signedInAt)).toBe(false);
});

it("trusts an account whose password survived the proof", () => {
  expect(wasTakenOver({ ...account, hasPassword: true }, signedInAt)).toBe(false);
});
