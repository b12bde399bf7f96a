import { pause } from "../../chance.ts";
import { bundle, startInstance } from "../../functions/support/instance.ts";
import type { Measurement } from "../support/measurement.ts";
import { importFile, type ImportFile } from "./importFile.ts";

const small = 1_000;
const large = 10_000;

/** How many times as long a row of the large file may take as one of the small file. */
const allowed = 1.25;

/**
 * How long files of a thousand and of ten thousand leads take to import, in an instance of their
 * own without background work; and whether all leads exist exactly once when the instance crashes
 * at work and is called again.
 *
 * @param rounds how many files' instances crash
 */
export async function measureImports(rounds: number): Promise<Measurement> {
  const times = await inTurn();
  const grown = times.large / times.small;
  const deaths = await Promise.all(Array.from({ length: rounds }, importThroughDeath));
  const died = deaths.filter((each) => each.died).length;
  const lost = [...times.faults, ...deaths.flatMap(({ faults }) => faults)];
  const rows = [
    [`${large} in one file`, perRow(times.large), grown.toFixed(2)],
    [`as many in files of ${small}`, perRow(times.small), "1"],
    [`${died} files of ${small}, the function killed`, "", ""],
  ];
  const linear = `a row of ${large} takes at most ${allowed} x one of ${small}`;
  return {
    table: { title: "An import", heads: ["ms a row", "ratio"], rows },
    promises: [
      {
        promise: linear,
        worst: `${grown.toFixed(2)} x`,
        faults: grown > allowed ? ["It takes longer."] : [],
      },
      {
        promise: "an import loses no row and makes none twice, whenever its function dies",
        worst: `${died} died`,
        faults: died === 0 ? ["No function was killed while it was at work.", ...lost] : lost,
      },
    ],
  };
}

function perRow(ms: number): string {
  return (ms / large).toFixed(2);
}

/**
 * The times of a large file and of as many rows in small ones, one part of each in turn, so that
 * other load on the machine affects both alike. Each file has its own instance, which would reveal
 * if it slowed down with use.
 */
async function inTurn(): Promise<{ large: number; small: number; faults: readonly string[] }> {
  const ours = await instance();
  const whole = await importFile(large);
  const times = { large: 0, small: 0 };
  const files: ImportFile[] = [];
  for (let part = 0; part < whole.parts;) {
    const theirs = await instance();
    const file = await importFile(small);
    files.push(file);
    for (let own = 0; own < file.parts; own += 1, part += 1) {
      times.large += await timed(() => whole.send(part, ours.url));
      times.small += await timed(() => file.send(own, theirs.url));
    }
    await theirs.stop();
  }
  await ours.stop();
  const faults = await Promise.all([whole, ...files].map((file) => file.faults()));
  return { ...times, faults: faults.flat() };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Imports a file while its instance is killed once, at a random moment. Its locks last for up to a
 * minute, as in the cloud.
 */
async function importThroughDeath(): Promise<{ died: boolean; faults: readonly string[] }> {
  const file = await importFile(small);
  const doomed = 1 + Math.floor(Math.random() * (file.parts - 1));
  let server = await instance();
  let [died, usual] = [false, 0];
  for (let part = 0; part < file.parts; part += 1) {
    if (part === doomed) {
      const cut = file.send(part, server.url).then(
        () => false,
        () => true,
      );
      await pause(Math.random() * usual);
      await server.stop();
      died = await cut;
      server = await instance();
    }
    const { url } = server;
    usual = await timed(() => file.send(part, url));
  }
  await server.stop();
  return { died, faults: await file.faults() };
}

/** An instance that has already loaded what an import needs, which would delay its first call. */
async function instance() {
  const started = await startInstance({ modules: [bundle], target: "portal" });
  const { send } = await importFile(1);
  await send(0, started.url);
  return started;
}
