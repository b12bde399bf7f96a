import { collections } from "@salvia/domain/shared/collections";
import type { Firestore } from "firebase-admin/firestore";

import { itemsById, scan, type ScanRun } from "../platform/scan.ts";
import { entriesOf, readersOfIndex, repairIndex } from "../searchIndexes/repairIndex.ts";
import { patientIndex } from "./indexPatients.ts";

/** How many clinicians' indexes were compared, and whose were put right. */
export type Repaired = { clinicians: number; repaired: string[] };

/** Compares each clinician's index with their patients. */
export async function repairIndexes(
  firestore: Firestore,
  run: ScanRun | null = null,
): Promise<Repaired> {
  const done: Repaired = { clinicians: 0, repaired: [] };
  const uids = await readersOfIndex(firestore, patientIndex, "medical");
  await scan(run, itemsById(uids), async ({ id: uid }) => {
    const treated = firestore
      .collection(collections.patients)
      .where("clinicians", "array-contains", uid);
    const entries = await entriesOf(patientIndex, uid, treated);
    done.clinicians += 1;
    if (await repairIndex(firestore, patientIndex, uid, entries)) done.repaired.push(uid);
  });
  return done;
}
