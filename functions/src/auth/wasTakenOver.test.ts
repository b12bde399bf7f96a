import { expect, it } from "vitest";

import { wasTakenOver } from "./wasTakenOver.ts";

const signedInAt = 1_795_255_200;
const account = { createdAt: signedInAt - 3600, hasPassword: false, hasProfile: true };

it("an account without a password, whose address was just proven, was another's", () => {
  expect(wasTakenOver(account, signedInAt)).toBe(true);
  expect(wasTakenOver({ ...account, createdAt: signedInAt }, signedInAt)).toBe(true);
});

it("also where it never began a session with us", () => {
  expect(wasTakenOver({ ...account, hasProfile: false }, signedInAt)).toBe(true);
});

it("one that this sign-in has made is nobody else's", () => {
  const made = { ...account, hasProfile: false, createdAt: signedInAt - 1 };
  expect(wasTakenOver(made, signedInAt)).toBe(false);
});

it("one whose password outlived the proof is its owner's", () => {
  expect(wasTakenOver({ ...account, hasPassword: true }, signedInAt)).toBe(false);
});
