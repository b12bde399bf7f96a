import type { Measurement } from "../support/measurement.ts";
import { scriptsOf } from "./scripts.ts";
import { signedInAt, type BenchBrowser } from "./benchBrowser.ts";
import { storeLeads } from "./storeLeads.ts";

/** In kilobytes, gzipped. */
const promise = 487;

/**
 * The scripts that a salesperson's browser has requested when the first lead appears, and those
 * that it requests afterwards until the lead's phone number has its digits grouped.
 */
export async function weight(_rounds: number, bench: BenchBrowser): Promise<Measurement> {
  await storeLeads(bench.noa.uid, 1, 60);
  const { context, page } = await signedInAt(bench, "/sales/reports");
  await page.addInitScript(markLead, "Benítez 1");
  const { first, later } = await scriptsOf(page, async () => {
    await page.goto("/sales/leads");
    await page.getByText("+34 612 34 56 78").first().waitFor();
    return page.evaluate(requestedLater);
  });
  await context.close();
  const worst = `${first.sum.toFixed(1)} kB`;
  return {
    table: {
      title: "Script until the first lead (kB, gzipped)",
      heads: ["files", "in all"],
      rows: [
        ["until the first lead", String(first.files), first.sum.toFixed(1)],
        ["a moment later", String(later.files), later.sum.toFixed(1)],
      ],
    },
    promises: [
      {
        promise: `script until the first lead of at most ${promise} kB`,
        worst,
        faults: first.sum > promise ? [`It weighs ${worst}.`] : [],
      },
    ],
  };
}

/**
 * Marks the moment at which a lead enters the document, before any effect of its components runs.
 * Runs in the page.
 */
function markLead(name: string) {
  performance.setResourceTimingBufferSize(1_000);
  for (const method of ["appendChild", "insertBefore"] as const) {
    const original = Node.prototype[method] as (...words: Node[]) => Node;
    Object.assign(Node.prototype, {
      [method](this: Node, ...words: Node[]) {
        const node = original.apply(this, words);
        if (node.isConnected && (node.textContent ?? "").includes(name)) performance.mark("lead");
        return node;
      },
    });
  }
}

/** The addresses that the page requested after that moment. Runs in the page. */
function requestedLater(): string[] {
  const lead = performance.getEntriesByName("lead")[0]?.startTime ?? Infinity;
  const later = performance.getEntriesByType("resource").filter((it) => it.startTime > lead);
  return later.map((it) => it.name);
}
