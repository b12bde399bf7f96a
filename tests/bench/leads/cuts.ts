import { writeThroughCuts } from "../../cuts.ts";
import type { Measurement } from "../support/measurement.ts";
import { emulators } from "../../emulators.ts";
import { places } from "./places.ts";
import { browserArgs } from "./benchBrowser.ts";

/**
 * Creates leads while the network to the database is cut at random moments, once in four. Every
 * lead that the user saw as saved or waiting must exist exactly once, and no lead that was reported
 * as failed.
 */
export async function cuts(rounds: number): Promise<Measurement> {
  const options = {
    writes: 4 * rounds,
    cuts: rounds,
    writers: 4,
    portal: emulators.hosting,
    database: places.proxyPort,
    executablePath: places.chromium,
    args: browserArgs,
    // The portal's CSP allows the emulators, but not the proxy.
    bypassCSP: true,
  };
  const { confirmed, waited, refused, unreported } = await writeThroughCuts(options);
  const times = [...confirmed.values()];
  const lost = times.filter((count) => count === 0).length;
  const twice = times.filter((count) => count > 1).length;
  const faults = [
    ...(lost > 0 ? [`${lost} that were reported are not there.`] : []),
    ...(twice > 0 ? [`${twice} are there more than once.`] : []),
    ...(unreported > 0 ? [`${unreported} are there although reported otherwise.`] : []),
  ];
  const rows = [
    ["confirmed", String(confirmed.size)],
    ["of these, after they had waited", String(waited)],
    ["reported as not saved", String(refused)],
    ["lost", String(lost)],
    ["there more than once", String(twice)],
    ["there although reported otherwise", String(unreported)],
  ];
  const title = `${options.writes} writes, the network cut ${options.cuts} times`;
  const promise = "through cuts of the network each confirmed lead is there once, and no other";
  return {
    table: { title, heads: ["leads"], rows },
    promises: [{ promise, worst: `${lost + twice + unreported} wrong`, faults }],
  };
}
