import { randomUUID } from "node:crypto";

import { leadImportLimits } from "@salvia/domain/leadImport";

import { account, firestore } from "../../functions/accounts.ts";
import { newPeople, outcomesOf, sendChunk } from "../../functions/importing.ts";
import { bundle, startInstance } from "../../functions/instance.ts";
import type { Found } from "./found.ts";

const sizes = [1_250, 2_500, 5_000, 10_000] as const;

/** A row of the largest file may take so many times what one of the smallest does. */
const allowed = 2;

/**
 * How long files of leads take, from the first part sent to the last answered: by an instance of its
 * own, without what happens behind its back. Linear, or it is a fault; and so is a lead that is missing
 * or there twice.
 */
export async function measureImports(): Promise<Found> {
  const instance = await startInstance({ modules: [bundle], target: "leads" });
  try {
    // The first call of an instance loads what all of them need.
    await importFile(instance.url, 1);
    const files: Awaited<ReturnType<typeof importFile>>[] = [];
    for (const rows of sizes) files.push(await importFile(instance.url, rows));
    const perRow = files.map(({ ms, rows }) => ms / rows);
    const grown = (perRow.at(-1) ?? 0) / (perRow[0] ?? 1);
    return {
      title: "An import of so many rows",
      heads: ["seconds", "ms a row", "leads"],
      rows: files.map(({ rows, ms, leads }) => [
        rows.toLocaleString("en"),
        (ms / 1000).toFixed(1),
        (ms / rows).toFixed(2),
        leads.toLocaleString("en"),
      ]),
      faults: [
        ...(grown > allowed ? [`A row of a large file takes ${grown.toFixed(1)} x as long.`] : []),
        ...files
          .filter(({ rows, leads }) => rows !== leads)
          .map(({ rows, leads }) => `Of ${rows} rows ${leads} leads were made.`),
      ],
    };
  } finally {
    await instance.stop();
  }
}

/** Imports people whom nobody knows as somebody new, part by part as the page does. */
async function importFile(to: string, rows: number) {
  const { uid, idToken } = await account({ role: "sales" });
  const people = newPeople(rows);
  const importId = randomUUID();
  const size = leadImportLimits.rowsPerChunk;
  const start = performance.now();
  for (let chunk = 0; chunk * size < rows; chunk += 1) {
    const part = people.slice(chunk * size, (chunk + 1) * size);
    await outcomesOf(await sendChunk(idToken, part, { importId, chunk, to }));
  }
  const ms = performance.now() - start;
  const made = await firestore.collection("leads").where("ownerId", "==", uid).count().get();
  return { rows, ms, leads: made.data().count };
}
