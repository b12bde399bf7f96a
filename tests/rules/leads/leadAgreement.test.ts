import { isDeepStrictEqual } from "node:util";

import { collections } from "@salvia/domain/shared/collections";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import { statusActivityId } from "@salvia/domain/lead/leadActivity";
import { leadStatuses, leadTransitions } from "@salvia/domain/lead/leadStatus";
import { isUndoable, type LastMove } from "@salvia/domain/lead/stageTransition";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { quote } from "../../../seed/quotes.ts";
import { agreementRuns } from "../support/arbitraries.ts";
import { decide } from "../support/decide.ts";
import { rulesProject, store } from "../support/environment.ts";
import { type Documents, asStored, now, whole } from "../support/values.ts";
import { keyChanges, keyWrites } from "./leads.keys.ts";
import { change, enteredLead, storedLead } from "./leads.arbitrary.ts";
import { pathOf, atStage } from "./leads.stored.ts";
import { write } from "../support/row.ts";
import { AllowRatio } from "../support/allowRatio.ts";

const uid = "ana";
/** Placeholder for the server's time. */
const time = new Date("2030-01-01");
const rules = await rulesProject("lead-agreement");
const db = rules.as({ uid, claims: { role: "sales" } });

describe("agrees with the schema on valid leads", () => {
  test("as they are entered", async () => {
    const ratio = new AllowRatio();
    const path = `${collections.leads}/entered`;
    const property = fc.asyncProperty(enteredLead, change, async (lead, changed) => {
      const sent = whole({ ...lead, ...changed }, uid);
      const read = leadSchema.safeParse(asStored(sent, time));
      const expected = ratio.expected(read.success && begins(read.data));

      const keys = keyChanges({}, sent);
      const send = () =>
        write(db, (writes) => {
          writes.set(db.doc(path), sent);
          keyWrites(writes, db, keys, "entered");
        });
      const outcome = await decide(collections.leads, { operation: "create", send }, db, uid);
      if (outcome === "allowed") {
        await store(rules.server, { [path]: null, ...all(keys.taken, null) });
      }
      expect(outcome).toBe(expected);
    });
    await fc.assert(property, agreementRuns);
    expect(ratio.allowed).toBeGreaterThan(0.15);
    expect(ratio.allowed).toBeLessThan(0.85);
  });

  test("as their owner edits them", async () => {
    const ratio = new AllowRatio();
    const path = pathOf("mine");
    const edit = fc.oneof(change, fc.nat(), fc.constant("undo"));
    const property = fc.asyncProperty(storedLead, lastMove, edit, async (stored, last, edited) => {
      const before = leadSchema.parse(stored);
      const taken = keyChanges({}, before).taken;
      const move = `${path}/${collections.activities}/${statusActivityId(before.rev)}`;
      await store(rules.server, {
        [path]: before,
        [`${collections.quotes}/mine`]: quote(),
        [move]: last,
        ...all(taken, { leadId: "mine" }),
      });
      const changed =
        edited === "undo"
          ? atStage(last?.from ?? before.status)
          : typeof edited === "number"
            ? moveOf(before, edited)
            : edited;
      const stamp = { rev: before.rev + 1, updatedAt: now };
      const sent = whole({ ...before, ...stamp, ...changed }, uid);
      const read = leadSchema.safeParse(asStored(sent, time));
      const expected = ratio.expected(read.success && mayFollow(before, read.data, last));

      const keys = keyChanges(before, sent);
      const send = () =>
        write(db, (writes) => {
          writes.set(db.doc(path), sent);
          keyWrites(writes, db, keys, "mine");
        });
      const outcome = await decide(collections.leads, { operation: "update", send }, db, uid);
      // A new owner outside the directory fails the lookup there, and so does an unknown move.
      const isUnknown =
        sent["ownerId"] !== before.ownerId || (last === null && sent["status"] !== before.status);
      expect(isUnknown && outcome === "undecided" ? "denied" : outcome).toBe(expected);
      await store(rules.server, all([move, ...taken, ...keys.taken], null));
    });
    await fc.assert(property, agreementRuns);
    expect(ratio.allowed).toBeGreaterThan(0.15);
    expect(ratio.allowed).toBeLessThan(0.85);
  });
});

/** Maps each of the paths to the same data, or to null. */
function all(paths: readonly string[], data: object | null): Documents {
  return Object.fromEntries(paths.map((path) => [path, data]));
}

/** The further requirements on a new lead. */
function begins(lead: Lead): boolean {
  const { ownerId, plan, status, rev, createdAt, updatedAt, consent } = lead;
  const { nextStepDay, household, monthlyPremium } = lead;
  return (
    ownerId === uid &&
    [nextStepDay, household, monthlyPremium].every((value) => value === undefined) &&
    plan !== "undecided" &&
    status === "new" &&
    rev === 1 &&
    [createdAt, updatedAt, consent?.at ?? time].every((at) => at.getTime() === time.getTime())
  );
}

const details = [
  "firstName",
  "lastName",
  "identityDocument",
  "email",
  "phone",
  "plan",
  "search",
] as const;
const stageFields = ["status", "step", "kind", "consent", "enrolledAt", "loss"] as const;

/** The lead's last change, if it was a move: of any status, recent or not. */
const lastMove: fc.Arbitrary<LastMove | null> = fc.option(
  fc.record({
    from: fc.constantFrom(...leadStatuses),
    createdAt: fc.constantFrom(new Date(), new Date("2026-11-01")),
  }),
);

/** The further requirements on an edit. */
function mayFollow(before: Lead, after: Lead, last: LastMove | null): boolean {
  const keeps = (fields: readonly (keyof Lead)[]) =>
    fields.every((field) => isDeepStrictEqual(after[field], before[field]));
  return (
    keeps(["ownerId", "source", "createdAt", "nextStepDay", "household", "monthlyPremium"]) &&
    // Changes either the person's details or the lead's standing, which can choose a plan, too.
    ((keeps(stageFields) && after.plan !== "undecided") ||
      (keeps(details.filter((field) => field !== "plan")) &&
        (after.plan === before.plan || before.plan === "undecided"))) &&
    after.rev === before.rev + 1 &&
    after.updatedAt.getTime() === time.getTime() &&
    (after.status === before.status ||
      (leadTransitions[before.status].includes(after.status) && after.status !== "enrolled") ||
      (last?.from === after.status && isUndoable(before, last, new Date()))) &&
    (after.status !== "lost" || after.step === before.step) &&
    (after.status !== "lost" ||
      (before.status === "lost"
        ? isDeepStrictEqual(after.loss, before.loss)
        : after.loss !== undefined)) &&
    // Only the server makes a lead a client.
    isDeepStrictEqual(after.enrolledAt, before.enrolledAt) &&
    (after.consent === null ||
      isDeepStrictEqual(after.consent, before.consent) ||
      (before.consent === null && after.consent.at.getTime() === time.getTime()))
  );
}

/** One of the moves available to a lead. */
function moveOf({ status, step }: Lead, choice: number) {
  const open = leadTransitions[status];
  const to = open[choice % open.length] ?? status;
  return to === "lost" ? { ...atStage(to), step } : atStage(to);
}
