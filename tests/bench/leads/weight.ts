import { gzipSync } from "node:zlib";

import type { Found } from "../found.ts";
import { signedInAt, type Stage } from "./stage.ts";
import { storeLeads } from "./storeLeads.ts";

/** In kilobytes, gzipped: what was measured, and 5 %. It may never become more than 550. */
const promise = 512;

/** The scripts that a salesperson's browser has fetched when the first lead shows, telephone number and all. */
export async function weight(_rounds: number, stage: Stage): Promise<Found> {
  await storeLeads(stage.noa.uid, 1, 60);
  const { context, page } = await signedInAt(stage, "/sales/reports");
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await page.goto("/sales/leads");
  await page
    .getByRole("row", { name: /Benítez 1\b/ })
    .first()
    .waitFor();
  // How a country groups its digits comes last, while the list is there already.
  await page.getByText("+34 612 34 56 78").first().waitFor();
  const fetched = [...scripts];
  const sizes = await Promise.all(fetched.map(weightOf));
  await context.close();
  const sum = sizes.reduce((total, size) => total + size, 0);
  const worst = `${sum.toFixed(1)} kB`;
  const heads = ["files", "in all"];
  const rows = [["the sales portal", String(fetched.length), sum.toFixed(1)]];
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

async function weightOf(address: string): Promise<number> {
  const script = await (await fetch(address)).arrayBuffer();
  return gzipSync(new Uint8Array(script), { level: 9 }).byteLength / 1000;
}
