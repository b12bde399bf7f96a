import { leadIndexPartSchema, type LeadIndexPart } from "@salvia/domain/lead/finding/leadIndex";
import { collections } from "@salvia/domain/shared/collections";
import { indexPartItems } from "@salvia/domain/shared/indexParts";

import { declaredQueryAt, queryOf } from "../../../firebase/declaredQuery.ts";
import { liveEveryPage } from "../../../firebase/liveQuery/liveEveryPage.ts";

export const leadIndexQueries = {
  parts: queryOf(indexPartItems, [], ["from asc"]),
};

/** The index of an owner's leads or of those in the pool: one read for 450 to 900 of them. */
export const leadIndexOf = liveEveryPage((reader: string) => ({
  query: declaredQueryAt(
    `${collections.leadIndexes}/${reader}/${indexPartItems}`,
    leadIndexQueries.parts,
    [],
  ),
  schema: leadIndexPartSchema,
  row: (part): LeadIndexPart => part,
}));
