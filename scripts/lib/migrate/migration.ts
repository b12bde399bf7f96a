import { createHash } from "node:crypto";

import { isSpecialty, specialties } from "@salvia/domain/account/specialty";
import { staffSchema } from "@salvia/domain/account/staff";
import { leadSchema } from "@salvia/domain/lead/lead";
import { nextStepDayOf, nextStepSchema } from "@salvia/domain/lead/nextStep";
import { quoteSchema } from "@salvia/domain/lead/quote/quote";
import { monthlyPremiumOf } from "@salvia/domain/lead/quote/quotePrice";
import { specialtyTexts } from "@salvia/domain/locales/specialtyTexts";
import type { Collection } from "@salvia/domain/privacy/personalData";
import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { endOfTakenDay, takenDayPath, takenPartOf } from "@salvia/domain/scheduling/takenTime";
import { collections } from "@salvia/domain/shared/collections";
import { languages } from "@salvia/domain/shared/language";
import { plainText } from "@salvia/domain/shared/plainText";
import type { StoredSchema } from "@salvia/domain/shared/readStored";
import * as z from "zod/mini";

/** The fields of a document. Times are dates. */
export type Fields = Readonly<Record<string, unknown>>;

/** A change that stored documents need once, because their form has changed. */
export type Migration = {
  /** What it does, in a few words with hyphens: its name on the command line. */
  readonly id: string;
  readonly collection: Collection;
  /** The form that documents have afterward. A result of another form is not stored. */
  readonly schema: StoredSchema<unknown>;
  /** The path of another document that decides about a change, by the id of the changed one. */
  readonly with?: (id: string) => string;
  /**
   * The fields to store, undefined for a field to delete; null for a document that needs no change.
   * A document that was changed needs none, so that a migration can run again.
   *
   * @param other the fields of the other document; null if there is none
   */
  readonly change: (fields: Fields, other: Fields | null) => Fields | null;
  /** What to merge into other documents with the change, by path. */
  readonly beside?: (changed: Fields, now: Date) => ReadonlyMap<string, Fields>;
};

/**
 * Takes the time of appointments that were confirmed before taken time had documents (decision 74).
 * Two of a patient that begin at once get the same token, so that each can still be canceled.
 */
const takeTime: Migration = {
  id: "take-time-of-appointments",
  collection: "appointments",
  schema: appointmentSchema,
  change: ({ status, token, patientId, startsAt }) => {
    if (status !== "confirmed" || token !== undefined || !(startsAt instanceof Date)) return null;
    const hash = createHash("sha256").update(`${String(patientId)} ${startsAt.getTime()}`);
    return { token: hash.digest("base64url").slice(0, 20) };
  },
  beside: (changed, now) => {
    const appointment = appointmentSchema.parse(changed);
    const part = takenPartOf(appointment);
    if (part === null) return new Map();
    const day = { cells: part.cells, endsAt: endOfTakenDay(part.day), updatedAt: now };
    return new Map(
      [appointment.clinicianId, appointment.patientId].map((uid) => [
        takenDayPath(uid, part.day),
        day,
      ]),
    );
  },
};

const { ownerId, status } = leadSchema.shape;

/** Stores the day of the next step in leads that were stored before it existed (decision 96). */
const storeStepDays: Migration = {
  id: "store-next-step-days",
  collection: "leads",
  schema: leadSchema,
  with: (id) => `${collections.nextSteps}/${id}`,
  change: (fields, other) => {
    const lead = z.object({ ownerId, status }).safeParse(fields);
    // Its schema then says what is wrong.
    if (!lead.success) return {};
    const step = nextStepSchema.safeParse(other);
    const nextStepDay = nextStepDayOf(lead.data, step.success ? step.data : null);
    return fields["nextStepDay"] === nextStepDay ? null : { nextStepDay };
  },
};

/** Stores the monthly premium in leads that were quoted before it existed (decision 99). */
const storePremiums: Migration = {
  id: "store-monthly-premiums",
  collection: "leads",
  schema: leadSchema,
  with: (id) => `${collections.quotes}/${id}`,
  change: (fields, other) => {
    const quote = quoteSchema.safeParse(other);
    const monthlyPremium = monthlyPremiumOf(quote.success ? quote.data : null);
    // The trigger writes those of new quotes.
    if (monthlyPremium === undefined || fields["monthlyPremium"] !== undefined) return null;
    return { monthlyPremium };
  },
};

/** Stores the code of a specialty instead of its name in one of our languages. */
const codeSpecialties: Migration = {
  id: "code-specialties",
  collection: "staff",
  schema: staffSchema,
  change: ({ specialty }) => {
    if (typeof specialty !== "string" || isSpecialty(specialty)) return null;
    const named = plainText(specialty).trim();
    const code = specialties.find((each) =>
      languages.some((language) => plainText(specialtyTexts[language][each]) === named),
    );
    return code === undefined ? null : { specialty: code };
  },
};

/**
 * All migrations, oldest first. Remove one when every project has run it and the rules require the
 * new form ("Expand, migrate, contract" in CONTRIBUTING.md).
 */
export const migrations: readonly Migration[] = [
  takeTime,
  storeStepDays,
  codeSpecialties,
  storePremiums,
];
