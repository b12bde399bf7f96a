import { expect, test, vi } from "vitest";

import { rulesProject, rulesSource } from "../support/environment.ts";
import { mutantsOf, type Mutant } from "./mutants.ts";
import { hasRecord, recordProven, sectionsOf, unproven, type Section } from "./provenSections.ts";

/**
 * Mutants that are equivalent to the rules on this emulator. A path made with null names nothing:
 * that is not documented, so the rules check anyway. A user without a role in a visit takes no part
 * in one: checking the role first saves a lookup, which the lookup tests prove.
 */
const equivalent = [
  "exchanges: before == '' -> false",
  "isPlaceFree: heldBy == null -> false",
  "get: isClinicianOrMember() -> true",
  "list: isClinicianOrMember() -> true",
  "create: isClinicianOrMember() -> true",
  "delete: isClinicianOrMember() -> true",
  // Each caller reads every field of its document, and reading one that is missing denies.
  "consistsOf: map.keys().hasAll(fields) -> true",
  "exchanges:  -> other",
  // Without a kind, it is neither a note nor a call nor an email.
  "isEntry: 'kind' in entry -> true",
  // `isThere` asks for a page, too.
  "get: readsAs('medical',  -> asRole('medical', ",
  // `hasOpen` asks for the role, too.
  "update: isClinician() -> true",
  // Only a held note may have a time at which its patient sees it.
  "followsNote: 'held' -> addendum.status",
  // `isAdmittedTo` asks for the guest, too, after a look-up.
  "create: isGuestOf(visitId) -> true",
  "list: isGuestOf(visitId) -> true",
  "delete: isGuestOf(visitId) -> true",
];

const project = await rulesProject("mutants");
const all = process.env["SALVIA_MUTANTS"] === "all";
// Changes are detected by comparison with a record; `npm test -- mutants` creates the first one.
const isUnknown = !all && !hasRecord();
// Google's emulator takes ten times as long, and mutants do not test the emulator.
const tooSlow = process.env["SALVIA_FIRESTORE"] === "google";

test.skipIf(tooSlow || isUnknown)(
  `some cell of the tables notices each change of ${all ? "the rules" : "a section that is not proven yet"}`,
  async () => {
    const sections = sectionsOf(rulesSource);
    const tried = all ? sections : unproven(sections);
    if (tried.length === 0) return;
    const mutants = mutantsOf(rulesSource);
    expect(mutants.length).toBeGreaterThan(300);
    const survivors: Mutant[] = [];
    const unexpected: Mutant[] = [];
    const changed: string[] = [];
    const isProven = (section: Section) => !unexpected.some((mutant) => contains(mutant)(section));
    const parts = inParts(mutants.filter((each) => tried.some(contains(each))));
    for (const [at, part] of parts.entries()) {
      vi.resetModules();
      const fresh = await import("./hunt.ts");
      const found = await fresh.hunt(project, part);
      survivors.push(...found.survivors);
      unexpected.push(...found.survivors.filter((each) => !equivalent.includes(nameOf(each))));
      changed.push(...found.changed);
      // What is done stays proven if the run ends early.
      const next = parts[at + 1]?.[0]?.line ?? Infinity;
      const done = tried.filter((section) => section.lastLine < next && isProven(section));
      if (changed.length === 0) recordProven(done, sections);
    }
    // For a part of the rules, not all of the equivalent mutants are tried.
    const names = new Set(survivors.map(nameOf));
    const caughtNow = all ? equivalent.filter((name) => !names.has(name)) : [];
    expect({ survivors: unexpected.map(nameOf), caughtNow, changed }).toEqual({
      survivors: [],
      caughtNow: [],
      changed: [],
    });
  },
  // Far more than all of them take on an idle machine; a busy one gives them what is left.
  4_200_000,
);

/**
 * Parts from the first line to the last that take a few minutes each: the data that a part stores must
 * not end before it does.
 */
function inParts(mutants: readonly Mutant[]): (readonly Mutant[])[] {
  const size = 250;
  const byLine = mutants.toSorted((a, b) => a.line - b.line);
  return Array.from({ length: Math.ceil(mutants.length / size) }, (_, part) =>
    byLine.slice(part * size, (part + 1) * size),
  );
}

/** The section that a mutant changes, among others. */
function contains({ line }: Mutant) {
  return ({ firstLine, lastLine }: Section) => firstLine <= line && line <= lastLine;
}

function nameOf({ name }: Mutant): string {
  return name.replace(/^L\d+: /, "");
}
