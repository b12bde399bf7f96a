import { createHash } from "node:crypto";

import type { Collection } from "@salvia/domain/privacy/personalData";
import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { endOfTakenDay, takenDayPath, takenPartOf } from "@salvia/domain/scheduling/takenTime";
import type { StoredSchema } from "@salvia/domain/shared/readStored";

/** The fields of a document. Times at the top level are dates. */
export type Fields = Readonly<Record<string, unknown>>;

/** A change that stored documents need once, because their form has changed. */
export type Migration = {
  /** What it does, in a few words with hyphens: its name on the command line. */
  readonly id: string;
  readonly collection: Collection;
  /** The form that documents have afterward. A result of another form is not stored. */
  readonly schema: StoredSchema<unknown>;
  /**
   * The fields to store, undefined for a field to delete; null for a document that needs no change.
   * A document that was changed needs none, so that a migration can run again.
   */
  readonly change: (fields: Fields) => Fields | null;
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

/**
 * All migrations, oldest first. Remove one when every project has run it and the rules require the
 * new form ("Expand, migrate, contract" in CONTRIBUTING.md).
 */
export const migrations: readonly Migration[] = [takeTime];
