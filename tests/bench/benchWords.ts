import { parseArgs } from "node:util";

import { Complaint } from "../../scripts/lib/report.ts";

/** The parts of the bench, and in how many rounds each is measured. */
const defaults = { load: 12, warm: 25, cold: 5, timing: 200 } as const;

type PartName = keyof typeof defaults;
const names = ["load", "warm", "cold", "timing"] as const;

/**
 * What is to be measured: all parts, or those that are named, in the rounds they usually are or as
 * many as asked for.
 *
 * @throws Complaint for a word it does not know
 */
export function benchWords(
  words: readonly string[],
): readonly { part: PartName; rounds: number }[] {
  const usage = new Complaint(`Usage: npm run bench:auth -- [${names.join("] [")}] [--rounds 50]`);
  const { positionals, values } = parsed(words, usage);
  const rounds = values.rounds === undefined ? null : Number(values.rounds);
  if (rounds !== null && !(Number.isInteger(rounds) && rounds >= 2)) throw usage;
  if (!positionals.every((word) => names.some((name) => name === word))) throw usage;
  const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));
  return chosen.map((part) => ({ part, rounds: rounds ?? defaults[part] }));
}

function parsed(words: readonly string[], usage: Complaint) {
  try {
    const options = { rounds: { type: "string" } } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw usage;
  }
}
