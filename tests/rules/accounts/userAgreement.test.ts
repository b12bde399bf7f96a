import { collections } from "@salvia/domain/shared/collections";
import { languages } from "@salvia/domain/shared/language";
import { unitSystems } from "@salvia/domain/account/unitSystem";
import { userSettingsSchema } from "@salvia/domain/account/user";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { user } from "../../../seed/users.ts";
import { agreementRuns, goodLine, mostly, nearlyLine, nearlyMap } from "../support/arbitraries.ts";
import { decide } from "../support/decide.ts";
import { rulesProject, store } from "../support/environment.ts";
import { write } from "../support/row.ts";
import { AllowRatio } from "../support/allowRatio.ts";
import { whole } from "../support/values.ts";

const path = `${collections.users}/nora`;
const rules = await rulesProject("user-agreement");
const db = rules.as({ uid: "nora", claims: {} });

/** The fields of the profile that the server stores and the settings do not change. */
const served = Object.fromEntries(
  Object.entries(user()).filter(([field]) => !(field in userSettingsSchema.shape)),
);

const notifications = {
  newLeads: fc.boolean(),
  conversions: fc.boolean(),
  monthlyReport: fc.boolean(),
  appointments: fc.boolean(),
  appointmentReminders: fc.boolean(),
  messages: fc.boolean(),
  nextStepMails: fc.boolean(),
  nextStepBells: fc.boolean(),
  mentions: fc.boolean(),
};

const timezone = fc.oneof(
  fc.constantFrom("Europe/Madrid", "UTC", "America/Argentina/Buenos_Aires"),
  fc
    .array(
      fc.string({
        unit: fc.constantFrom(...Array.from("aZ09_+-/ é")),
        minLength: 1,
        maxLength: 33,
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((parts) => parts.join("/")),
);

/** Each setting past the form: mostly valid, at its limits, or broken. */
const settings = {
  displayName: mostly(goodLine(120), nearlyLine(120)),
  language: mostly(fc.constantFrom(...languages), fc.constantFrom("de", "EN", "pt-BR")),
  timezone: mostly(fc.constantFrom("Europe/Madrid", "UTC"), timezone),
  notifications: mostly(fc.record(notifications), nearlyMap(notifications)),
  units: mostly(fc.constantFrom(...unitSystems), fc.constantFrom("", "US", "imperial", null)),
};

test("rules and schema agree on what valid settings are", async () => {
  const ratio = new AllowRatio();
  const property = fc.asyncProperty(fc.record(settings), async (changed) => {
    await store(rules.server, { [path]: user() });
    const sent = whole(changed, "nora");
    const expected = ratio.expected(userSettingsSchema.safeParse(sent).success);

    const send = () => write(db, (writes) => writes.set(db.doc(path), { ...served, ...sent }));
    const outcome = await decide(collections.users, { operation: "update", send }, db, "nora");
    expect(outcome).toBe(expected);
  });
  await fc.assert(property, agreementRuns);
  expect(ratio.allowed).toBeGreaterThan(0.15);
  expect(ratio.allowed).toBeLessThan(0.85);
});
