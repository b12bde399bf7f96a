import { collections } from "@salvia/domain/shared/collections";
import type { Firestore, Query, QuerySnapshot } from "firebase-admin/firestore";

import { inParts } from "../platform/inParts.ts";
import type { PlannedPatient } from "./importOrder.ts";

/**
 * The rows, refused where another patient has the member number: one that is stored, or an earlier
 * row. Two patients with one number would be found as each other.
 *
 * @param find runs a query, in a transaction or outside of one
 */
export async function withOwnNumbers(
  firestore: Firestore,
  find: (query: Query) => Promise<QuerySnapshot>,
  rows: readonly PlannedPatient[],
): Promise<PlannedPatient[]> {
  const numbers = new Set(rows.flatMap(({ patient }) => patient.memberNumber ?? []));
  const found = await Promise.all(
    inParts([...numbers]).map((some) =>
      find(firestore.collection(collections.patients).where("memberNumber", "in", some)),
    ),
  );
  const holders = new Map(
    found.flatMap(({ docs }) => docs.map((each) => [each.get("memberNumber"), each.id] as const)),
  );
  return rows.map((row) => {
    const number = row.patient.memberNumber;
    if (row.refusal !== null || number === null) return row;
    // A new member has no uid yet.
    const holder = row.uid ?? row.email;
    if ((holders.get(number) ?? holder) !== holder) return { ...row, refusal: "memberNumberTaken" };
    holders.set(number, holder);
    return row;
  });
}
