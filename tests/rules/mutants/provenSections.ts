import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

import { withoutComments } from "./mutants.ts";

/** A section of firestore.rules under one heading, such as `leads/{id}`. Lines count from 1. */
export type Section = {
  name: string;
  firstLine: number;
  lastLine: number;
  /** Changes with the section's code. That rows no longer notice its mutants, the night finds out. */
  fingerprint: string;
};

const record = new URL("provenSections.json", import.meta.url);

/** The sections of the rules, in order. */
export function sectionsOf(source: string): Section[] {
  const lines = source.split("\n");
  const code = withoutComments(source).split("\n");
  const headings = lines.flatMap((line, at) => {
    const name = /^ {4}\/\/ ---- (.+?)(?:: .*| -+)$/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, at }];
  });
  return headings.map(({ name, at }, index) => {
    const end = headings[index + 1]?.at ?? lines.length;
    return {
      name,
      firstLine: at + 1,
      lastLine: end,
      fingerprint: fingerprintOf(code.slice(at, end)),
    };
  });
}

/** The sections with mutants not yet caught since their code changed. */
export function unproven(sections: readonly Section[]): Section[] {
  const known = provenSections();
  return sections.filter(({ name, fingerprint }) => known.get(name) !== fingerprint);
}

/** Whether all mutants have been caught before, so that the record shows what has changed. */
export function hasRecord(): boolean {
  return provenSections().size > 0;
}

function provenSections(): ReadonlyMap<string, unknown> {
  const proven: unknown = JSON.parse(readFileSync(record, "utf8"));
  return new Map(typeof proven === "object" && proven ? Object.entries(proven) : []);
}

/**
 * Records that each mutant of some sections was caught, for the next commit. Others that were
 * recorded stay, unless the rules no longer have them.
 */
export function recordProven(proven: readonly Section[], sections: readonly Section[]): void {
  const known = provenSections();
  const recorded = sections.flatMap(({ name, fingerprint }): [string, unknown][] => {
    if (proven.some((section) => section.name === name)) return [[name, fingerprint]];
    return known.has(name) ? [[name, known.get(name)]] : [];
  });
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
}

function fingerprintOf(lines: readonly string[]): string {
  const code = lines.map((line) => line.trim()).filter((line) => line !== "");
  return createHash("sha256").update(JSON.stringify(code)).digest("hex").slice(0, 16);
}
