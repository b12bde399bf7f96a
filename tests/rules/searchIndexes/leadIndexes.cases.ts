import { poolIndex, type LeadIndexPart } from "@salvia/domain/lead/finding/leadIndex";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import type { Row } from "../support/row.ts";
import { indexPath, listRow, searchIndexRows, storedIndexes } from "./searchIndexRows.ts";
import type { Documents } from "../support/values.ts";

/** The path pattern of the parts of indexes in firestore.rules. */
export const partsOfLeadIndexes = indexPath(collections.leadIndexes, "{reader}");

const part: LeadIndexPart = {
  from: "",
  people: { mine: ["Zoé", "Mercier", "zoe@example.com", "+33612345678", "new", "basic"] },
};

/** Every actor has an index, whatever their role; so have Zoe, who is no actor, and the pool. */
export const storedLeadIndexes: Documents = {
  ...storedIndexes(collections.leadIndexes, part),
  [`${indexPath(collections.leadIndexes, poolIndex)}/from-`]: part,
};

const salespeople: readonly ActorName[] = ["owner", "colleague"];

/** Every tested operation on the indexes of leads: salespeople also read that of the pool. */
export const leadIndexRows: readonly Row[] = [
  ...searchIndexRows(collections.leadIndexes, part, salespeople),
  listRow(
    "a page of the pool's",
    () => indexPath(collections.leadIndexes, poolIndex),
    (all) => all.orderBy("from").limit(100),
    salespeople,
  ),
  listRow(
    "more than a page of the pool's",
    () => indexPath(collections.leadIndexes, poolIndex),
    (all) => all.limit(101),
    [],
  ),
];
