import { expect, it } from "vitest";

import { beforeTextMessage } from "../../../functions/src/accounts/authenticationEvents.ts";
import { forgetSwitches } from "../../../functions/src/switches/featureSwitches.ts";
import { firestore } from "../support/accounts.ts";
import { runFunction } from "../support/runFunction.ts";
import { someAddress } from "../support/site.ts";

// The Auth emulator does not call this function, so the test does.

let numbers = 0;

/** A phone number that no other message goes to. */
function somePhone(): string {
  numbers += 1;
  return `+346${String(numbers).padStart(8, "0")}`;
}

/** Asks as Authentication does before it sends a message. Resolves to the reason for a refusal. */
async function refusal(message: { phone?: string; ipAddress?: string; smsType?: string } = {}) {
  const {
    phone = somePhone(),
    ipAddress = someAddress(),
    smsType = "SIGN_IN_OR_SIGN_UP",
  } = message;
  try {
    const additionalUserInfo = { phoneNumber: phone };
    await runFunction(beforeTextMessage, { ipAddress, smsType, additionalUserInfo });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The refusals of messages that are asked for one after the other. */
async function refusals(count: number, message: () => Parameters<typeof refusal>[0]) {
  const found: (string | null)[] = [];
  for (let index = 0; index < count; index += 1) found.push(await refusal(message()));
  return found;
}

const limited = expect.stringContaining("rate-limited");

it("sends one phone five messages in an hour, wherever they are asked for", async () => {
  const phone = somePhone();
  expect(await refusals(6, () => ({ phone }))).toEqual([null, null, null, null, null, limited]);
  expect(await refusal()).toBeNull();
});

it("counts codes of a second factor too", async () => {
  const phone = somePhone();
  const found = await refusals(6, () => ({ phone, smsType: "MULTI_FACTOR_SIGN_IN" }));
  expect(found.at(-1)).toEqual(limited);
});

it("sends one network address thirty messages in an hour, to whatever phones", async () => {
  const ipAddress = someAddress();
  const found = await refusals(31, () => ({ ipAddress }));
  expect(found.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => null));
  expect(found.at(-1)).toEqual(limited);
});

it("sends no sign-in code while sign-in by phone is off, but codes of a second factor", async () => {
  await firestore.doc("settings/switches").set({ off: ["phone"], builtOff: [] });
  forgetSwitches();
  expect(await refusal()).toContain("switched-off");
  expect(await refusal({ smsType: "MULTI_FACTOR_SIGN_IN" })).toBeNull();
  await firestore.doc("settings/switches").delete();
  forgetSwitches();
});

it("bounds the messages of all phones and networks together, and stores no number", async () => {
  const found = await refusals(400, () => ({}));
  const sent = found.filter((reason) => reason === null).length;
  expect(sent).toBeGreaterThan(150);
  expect(sent).toBeLessThanOrEqual(300);
  const { docs } = await firestore.collection("rateLimits").get();
  expect(docs.length).toBeGreaterThan(sent);
  for (const document of docs) {
    expect(document.id).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(document.data())).toEqual(["expiresAt"]);
  }
});
