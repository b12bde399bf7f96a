import { parseArgs } from "node:util";

import { Complaint } from "../../../scripts/lib/report.ts";

/** The parts of each bench, with the default number of rounds. */
const benches = {
  auth: [
    { part: "load", rounds: 12 },
    { part: "warm", rounds: 25 },
    { part: "cold", rounds: 5 },
    { part: "timing", rounds: 200 },
  ],
  site: [
    { part: "bytes", rounds: 1 },
    { part: "lighthouse", rounds: 3 },
    { part: "paint", rounds: 12 },
    { part: "observatory", rounds: 1 },
    { part: "clientRendered", rounds: 3 },
    { part: "growth", rounds: 5 },
  ],
  leads: [
    { part: "weight", rounds: 1 },
    /** The first round has a thousand leads, each further one ten times as many. */
    { part: "reads", rounds: 2 },
    { part: "paint", rounds: 100 },
    /** The rounds are the ways there and back. */
    { part: "scroll", rounds: 10 },
    /** The rounds are the moves of cards. */
    { part: "board", rounds: 30 },
    /** The rounds are the network cuts. */
    { part: "cuts", rounds: 50 },
    /** The rounds are the crashes. */
    { part: "import", rounds: 10 },
    /** The rounds are the jobs of ten thousand leads. */
    { part: "bulk", rounds: 2 },
  ],
  medical: [
    { part: "weight", rounds: 1 },
    { part: "reads", rounds: 1 },
    { part: "assistant", rounds: 50 },
    { part: "visit", rounds: 10 },
    /** The rounds are the network outages. */
    { part: "back", rounds: 3 },
    /** The rounds are the minutes. */
    { part: "presence", rounds: 2 },
  ],
} as const;

type Bench = keyof typeof benches;
type PartName<Name extends Bench> = (typeof benches)[Name][number]["part"];

/**
 * The parts to measure: all parts of a bench or the named ones, with the default or the given
 * number of rounds.
 *
 * @throws Complaint for an unknown word
 */
export function benchArguments<Name extends Bench>(
  bench: Name,
  words: readonly string[],
): readonly { part: PartName<Name>; rounds: number }[] {
  const parts: readonly { part: PartName<Name>; rounds: number }[] = benches[bench];
  const names = parts.map(({ part }) => part);
  const usage = new Complaint(
    `Usage: npm run bench:${bench} -- [${names.join("] [")}] [--rounds 50]`,
  );
  const { positionals, values } = parsed(words, usage);
  const rounds = values.rounds === undefined ? null : Number(values.rounds);
  if (rounds !== null && !(Number.isInteger(rounds) && rounds >= 2)) throw usage;
  if (!positionals.every((word) => names.some((name) => name === word))) throw usage;
  return parts
    .filter(({ part }) => positionals.length === 0 || positionals.includes(part))
    .map(({ part, rounds: usual }) => ({ part, rounds: rounds ?? usual }));
}

function parsed(words: readonly string[], usage: Complaint) {
  try {
    const options = { rounds: { type: "string" } } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw usage;
  }
}
