import { medicationSchema } from "@salvia/domain/medication";
import { recordNoteSchema } from "@salvia/domain/recordNote";
import { vitalsSchema } from "@salvia/domain/vitals";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { decide } from "./decide.ts";
import { rulesEnvironment, store } from "./environment.ts";
import { partOfRecords } from "./partsOfRecords.ts";
import { medication, more, note, vitals } from "./records.arbitrary.ts";
import { recordDocuments, recordPath } from "./records.stored.ts";
import { write } from "./row.ts";
import { Shares } from "./shares.ts";
import { asStored, now, whole } from "./values.ts";

const numRuns = 250;
const uid = "carla";
/** Stands for the server's time, whatever it is. */
const time = new Date("2030-01-01");
const environment = await rulesEnvironment("record-agreement");
const db = environment.authenticatedContext(uid, { role: "medical" }).firestore();

afterAll(() => environment.cleanup());

test.each([
  ["vitals", vitals, vitalsSchema],
  ["medications", medication, medicationSchema],
  ["notes", note, recordNoteSchema],
] as const)(
  `rules and schema agree on what valid %s are, in ${numRuns} entries`,
  async (part, entries, schema) => {
    const shares = new Shares();
    const path = recordPath("dora", part, "another");
    await environment.withSecurityRulesDisabled(async (context) => {
      const server = context.firestore();
      await store(server, recordDocuments);
      const by = { appointmentId: "during", clinicianId: uid, createdAt: now };
      const entry: fc.Arbitrary<object> = entries;
      const property = fc.asyncProperty(entry, more, async (said, rest) => {
        const sent = whole({ ...by, ...said, ...rest }, uid);
        const expected = shares.expected(schema.safeParse(asStored(sent, time)).success);
        const ask = () => write(db, (writes) => writes.set(db.doc(path), sent));
        const asked = { operation: "create", ask } as const;
        const outcome = await decide(partOfRecords(part), asked, db, uid);
        if (outcome === "allowed") await store(server, { [path]: null });
        expect(outcome).toBe(expected);
      });
      await fc.assert(property, { numRuns });
    });
    expect(shares.allowed).toBeGreaterThan(0.25);
    expect(shares.allowed).toBeLessThan(0.75);
  },
  60_000,
);
