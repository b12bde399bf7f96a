/**
 * `npm run bench`: measures the parts of docs/benches.md, prints each figure beside its bound, and
 * fails if one is missed.
 */
import { parseArgs } from "node:util";

import { Complaint, program, say, step } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { withPortal } from "./portal/withPortal.ts";
import { withSite } from "./site/withSite.ts";
import { printed, record, type Figure } from "./support/figures.ts";

/** The parts, where each is measured, and its number of rounds. */
const parts = {
  bytes: { place: "site", rounds: 1 },
  lighthouse: { place: "site", rounds: 3 },
  views: { place: "portal", rounds: 1 },
  timing: { place: "portal", rounds: 200 },
  assistant: { place: "portal", rounds: 50 },
} as const;

type Part = keyof typeof parts;
type Measure = (rounds: number) => Promise<readonly Figure[]>;

await program(async () => {
  const { wanted, rounds, isRecorded } = argumentsOf(process.argv.slice(2));
  const { signal } = stopController();
  const missed: string[] = [];
  /** Measures the parts of a place. A part that fails does not prevent the others. */
  async function measureAll(measures: Readonly<Partial<Record<Part, Measure>>>): Promise<void> {
    for (const part of wanted) {
      const measure = measures[part];
      if (measure === undefined) continue;
      if (signal.aborted) throw new Complaint("Stopped.");
      try {
        const figures = await step(part, () => measure(rounds ?? parts[part].rounds));
        say(printed(figures));
        if (isRecorded) record(part, figures);
        missed.push(...figures.filter(({ isKept }) => !isKept).map(({ name }) => name));
      } catch (error) {
        missed.push(`${part}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  const isWanted = (place: string) => wanted.some((part) => parts[part].place === place);
  if (isWanted("site")) {
    await withSite(signal, async (site) => {
      const { bytes } = await import("./site/bytes.ts");
      const { lighthouse } = await import("./site/lighthouse.ts");
      await measureAll({
        bytes: () => bytes(site),
        lighthouse: (times) => lighthouse(times, site),
      });
    });
  }
  if (isWanted("portal")) {
    await withPortal(signal, async (portal) => {
      // Imported only now, because they find the emulators in the environment. The first one
      // initializes Firebase for all.
      const { timing } = await import("./portal/timing.ts");
      const { assistant } = await import("./portal/assistant.ts");
      const { views } = await import("./portal/views.ts");
      await measureAll({ views: () => views(portal), timing, assistant });
    });
  }
  say(missed.length === 0 ? "PASS" : missed.map((name) => `FAIL: ${name}`).join("\n"));
  return missed.length === 0 ? 0 : 1;
});

/** @throws Complaint for an unknown word */
function argumentsOf(words: readonly string[]) {
  const names = Object.keys(parts).filter((name): name is Part => name in parts);
  const usage = new Complaint(
    `Usage: npm run bench -- [${names.join("] [")}] [--rounds 50] [--record]`,
  );
  const options = { rounds: { type: "string" }, record: { type: "boolean" } } as const;
  const parse = () => {
    try {
      return parseArgs({ args: [...words], options, allowPositionals: true });
    } catch {
      throw usage;
    }
  };
  const { positionals, values } = parse();
  const rounds = values.rounds === undefined ? null : Number(values.rounds);
  const isKnown = positionals.every((word) => names.some((name) => name === word));
  if (!isKnown || (rounds !== null && !(Number.isInteger(rounds) && rounds > 0))) throw usage;
  const wanted = names.filter((name) => positionals.length === 0 || positionals.includes(name));
  return { wanted, rounds, isRecorded: values.record === true };
}
