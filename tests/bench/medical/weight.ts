import { scriptsOf } from "../leads/scripts.ts";
import { signedInAt, type BenchBrowser } from "../leads/benchBrowser.ts";
import type { Measurement } from "../support/measurement.ts";
import { storeDay, shownOfDay } from "./storeYears.ts";

/** In kilobytes, gzipped. */
const promise = 550;

/** The scripts that a clinician's browser has fetched when the day is shown. */
export async function weight(_rounds: number, bench: BenchBrowser): Promise<Measurement> {
  await storeDay(bench.noa.uid);
  const { context, page } = await signedInAt(bench, "/account");
  const { first } = await scriptsOf(page, async () => {
    await page.goto("/medical");
    await page.getByText(shownOfDay).first().waitFor();
    return [];
  });
  await context.close();
  const { files, sum } = first;
  const worst = `${sum.toFixed(1)} kB`;
  return {
    table: {
      title: "Script until the day shows (kB, gzipped)",
      heads: ["files", "in all"],
      rows: [["the clinicians' half", String(files), sum.toFixed(1)]],
    },
    promises: [
      {
        promise: `script until the day shows of at most ${promise} kB`,
        worst,
        faults: sum > promise ? [`It weighs ${worst}.`] : [],
      },
    ],
  };
}
