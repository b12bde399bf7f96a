import { documentTypes } from "@salvia/domain/lead/identityDocument";
import { languages } from "@salvia/domain/shared/language";
import { leadKinds, leadSources, type Lead, leadPlans } from "@salvia/domain/lead/lead";
import { lossReasons, type LeadLoss } from "@salvia/domain/lead/leadLoss";
import { leadSearch } from "@salvia/domain/lead/leadSearch";
import { leadStatuses, leadSteps } from "@salvia/domain/lead/leadStatus";
import { patterns } from "@salvia/domain/shared/patterns";
import { plans } from "@salvia/domain/site/plan";
import * as fc from "fast-check";

import {
  nearlyEmail,
  nearlyLine,
  nearlyPhone,
  anything,
  nearlyMap,
  goodLine,
} from "../support/arbitraries.ts";
import { atStage, stageFieldsOf } from "./leads.stored.ts";
import { missing, now, own, type Fields } from "../support/values.ts";

const past = fc.date({
  min: new Date("2020-01-01"),
  max: new Date("2026-11-01"),
  noInvalidDate: true,
});

/** The fields that a salesperson may enter. */
const details = {
  firstName: goodLine(80),
  lastName: goodLine(80),
  identityDocument: fc.option(
    fc.record({
      country: fc.constantFrom("ES", "PT", "ZZ"),
      type: fc.constantFrom(...documentTypes),
      number: fc.stringMatching(/^[A-Z0-9]{4,20}$/),
    }),
  ),
  email: fc.option(fc.emailAddress().filter((address) => patterns.email.test(address))),
  phone: fc.option(fc.stringMatching(/^\+[1-9][0-9]{6,14}$/)),
  plan: fc.constantFrom(...plans),
  search: fc
    .tuple(fc.string(), fc.string({ unit: "grapheme" }))
    .map(([firstName, lastName]) =>
      leadSearch({ firstName, lastName, phone: "+34612345678", identityDocument: null }),
    ),
};

const consent = {
  // Its limit is 500 code units, which 250 of some characters fill.
  wording: goodLine(250),
  language: fc.constantFrom(...languages),
};

const leadLoss: fc.Arbitrary<LeadLoss> = fc.oneof(
  fc.record({
    reason: fc.constantFrom(...lossReasons.filter((reason) => reason !== "other")),
    note: fc.constant(null),
  }),
  fc.record({ reason: fc.constant("other" as const), note: goodLine(100) }),
);

/** A stored lead of Ana's, in any status. */
export const storedLead: fc.Arbitrary<Lead> = fc
  .record({
    ...details,
    source: fc.constantFrom(...leadSources),
    stage: fc
      .tuple(fc.constantFrom(...leadStatuses), past)
      .map(([status, since]) => stageFieldsOf(status, since)),
    lostAt: fc.integer({ min: 1, max: leadSteps - 1 }),
    consent: fc.record({ ...consent, at: past }),
    hasConsent: fc.boolean(),
    isUndecided: fc.boolean(),
    loss: fc.option(leadLoss, { nil: undefined }),
    ofServer: fc.record(
      {
        nextStepDay: fc.constantFrom("none" as const, "2026-11-27"),
        household: fc.constant("mine"),
        monthlyPremium: fc.constantFrom(0, 182),
      },
      { requiredKeys: [] },
    ),
    rev: fc.integer({ min: 1, max: 1000 }),
    createdAt: past,
    updatedAt: past,
  })
  .map(({ stage: at, lostAt, hasConsent, isUndecided, loss, ofServer, ...lead }) =>
    Object.assign(lead, at, ofServer, {
      step: at.status === "lost" ? lostAt : at.step,
      ...(at.status === "lost" && loss && { loss }),
      ...(isUndecided && ["new", "lost"].includes(at.status) && { plan: "undecided" }),
      consent: hasConsent || at.status === "aiContacting" ? lead.consent : null,
      ownerId: "ana",
    }),
  )
  .filter(({ email, phone }) => email !== null || phone !== null);

/** A newly entered lead. */
export const enteredLead: fc.Arbitrary<Fields> = fc.record({
  ...details,
  source: fc.constantFrom(...leadSources),
  status: fc.constant("new"),
  step: fc.constant(1),
  kind: fc.constant("lead"),
  ownerId: fc.constant(own),
  consent: fc.option(fc.record({ ...consent, at: fc.constant(now) })),
  rev: fc.constant(1),
  createdAt: fc.constant(now),
  updatedAt: fc.constant(now),
  enrolledAt: fc.constant(null),
});

// A field path cannot contain either of these, whatever the rules allow.
const searchKey = fc
  .oneof(fc.string({ maxLength: 21 }), fc.stringMatching(/^[a-z]{1,3}$/))
  .filter((key) => key !== "" && !key.startsWith("__"));

/** Values of each field past the form: valid, at its limits, or broken. */
const hostile: Record<keyof Lead | "note", fc.Arbitrary<unknown>> = {
  firstName: fc.oneof(nearlyLine(80), anything),
  lastName: fc.oneof(nearlyLine(80), anything),
  identityDocument: fc.oneof(
    {
      weight: 3,
      arbitrary: nearlyMap({
        country: fc.oneof(fc.constantFrom("ES", "PT"), fc.string({ maxLength: 3 })),
        type: fc.constantFrom(...documentTypes, "library card"),
        number: fc.oneof(
          fc.stringMatching(/^[A-Z0-9]{4,20}$/),
          fc.constantFrom("123", "1234", "A".repeat(20), "A".repeat(21), "ab1234", "AB-1234"),
        ),
      }),
    },
    { weight: 1, arbitrary: anything },
  ),
  email: fc.oneof(nearlyEmail, nearlyEmail, anything),
  phone: fc.oneof(nearlyPhone, nearlyPhone, anything),
  plan: fc.oneof(fc.constantFrom(...leadPlans), anything),
  search: fc.oneof(
    fc.dictionary(searchKey, fc.constant(true)),
    fc.dictionary(
      searchKey,
      // A key without a value is invalid.
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(true) },
        anything.filter((value) => value !== missing),
      ),
    ),
    anything,
  ),
  source: fc.oneof(fc.constantFrom(...leadSources), anything),
  status: fc.oneof(fc.constantFrom(...leadStatuses), anything),
  step: fc.oneof(fc.integer({ min: 0, max: 7 }), anything),
  kind: fc.oneof(fc.constantFrom(...leadKinds), anything),
  ownerId: fc.oneof(fc.constantFrom(own, "ben", null), anything),
  consent: fc.oneof(
    {
      weight: 3,
      arbitrary: nearlyMap({
        wording: fc.oneof(goodLine(250), nearlyLine(250), nearlyLine(500)),
        language: fc.constantFrom(...languages, "de"),
        at: fc.oneof({ weight: 4, arbitrary: fc.constant(now) }, past),
      }),
    },
    { weight: 1, arbitrary: anything },
  ),
  rev: fc.oneof(fc.integer({ min: 0, max: 9 }), anything),
  createdAt: fc.oneof(fc.constant(now), past, anything),
  updatedAt: fc.oneof(fc.constant(now), past, anything),
  enrolledAt: fc.oneof(fc.constant(now), fc.constant(null), past, anything),
  loss: fc.oneof(
    leadLoss,
    nearlyMap({ reason: fc.constantFrom(...lossReasons), note: nearlyLine(200) }),
    anything,
  ),
  nextStepDay: fc.oneof(fc.constantFrom("none", "2026-11-27"), anything),
  household: fc.oneof(fc.constant("mine"), anything),
  monthlyPremium: fc.oneof(fc.constantFrom(0, 182), anything),
  note: anything,
};

/** The fields with the most ways to be invalid. */
const manifold = new Set(["firstName", "email", "phone", "identityDocument", "consent", "search"]);

/** The changes to send: none, one or two fields, or a status with all its dependent fields. */
export const change: fc.Arbitrary<Fields> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 7, arbitrary: oneField() },
  {
    weight: 1,
    arbitrary: fc.tuple(oneField(), oneField()).map(([a, b]) => Object.assign({}, a, b)),
  },
  { weight: 2, arbitrary: fc.constantFrom(...leadStatuses).map(atStage) },
);

function oneField(): fc.Arbitrary<Fields> {
  return fc.oneof(
    ...Object.entries(hostile).map(([field, value]) => ({
      weight: manifold.has(field) ? 3 : 1,
      arbitrary: value.map((it) => ({ [field]: it })),
    })),
  );
}
