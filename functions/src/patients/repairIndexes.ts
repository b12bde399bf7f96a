import { collections } from "@salvia/domain/shared/collections";
import type { Firestore } from "firebase-admin/firestore";

import { repairIndex } from "../searchIndexes/repairIndex.ts";
import { patientIndex } from "./indexPatients.ts";

/** How many clinicians' indexes were compared, and whose were put right. */
export type Repaired = { clinicians: number; repaired: string[] };

/** Compares each clinician's index with their patients. */
export async function repairIndexes(firestore: Firestore): Promise<Repaired> {
  const clinicians = await cliniciansOf(firestore);
  const repaired: string[] = [];
  for (const uid of clinicians) {
    const treated = firestore
      .collection(collections.patients)
      .where("clinicians", "array-contains", uid);
    // oxlint-disable-next-line no-await-in-loop -- one at a time: keeps one index in memory
    if (await repairIndex(firestore, patientIndex, uid, treated)) repaired.push(uid);
  }
  return { clinicians: clinicians.size, repaired };
}

/** The clinicians in the directory, and those who have an index. */
async function cliniciansOf(firestore: Firestore): Promise<ReadonlySet<string>> {
  const staff = firestore.collection(collections.staff).where("role", "==", "medical").select();
  const [{ docs }, indexed] = await Promise.all([
    staff.get(),
    firestore.collection(collections.patientIndexes).listDocuments(),
  ]);
  return new Set([...docs, ...indexed].map(({ id }) => id));
}
