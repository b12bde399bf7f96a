import type { Measurement } from "../support/measurement.ts";
import { scriptsOf } from "./scripts.ts";
import { signedInAt, type BenchBrowser } from "./benchBrowser.ts";
import { storeLeads } from "./storeLeads.ts";

/** In kilobytes, gzipped: the measured size plus 3 %. */
const promise = 500;

/**
 * The scripts that a salesperson's browser has fetched when the first lead is complete, including
 * its phone number.
 */
export async function weight(_rounds: number, bench: BenchBrowser): Promise<Measurement> {
  await storeLeads(bench.noa.uid, 1, 60);
  const { context, page } = await signedInAt(bench, "/sales/reports");
  const { files, sum } = await scriptsOf(page, async () => {
    await page.goto("/sales/leads");
    await page
      .getByRole("row", { name: /Benítez 1\b/ })
      .first()
      .waitFor();
    // The country's digit grouping loads last, when the list is already there.
    await page.getByText("+34 612 34 56 78").first().waitFor();
  });
  await context.close();
  const worst = `${sum.toFixed(1)} kB`;
  const heads = ["files", "in all"];
  const rows = [["the sales portal", String(files), sum.toFixed(1)]];
  return {
    table: { title: "Script until the first lead (kB, gzipped)", heads, rows },
    promises: [
      {
        promise: `script until the first lead of at most ${promise} kB`,
        worst,
        faults: sum > promise ? [`It weighs ${worst}.`] : [],
      },
    ],
  };
}
