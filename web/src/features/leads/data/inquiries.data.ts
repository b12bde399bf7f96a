import { enquirySchema } from "@salvia/domain/lead/leadActivity";
import { collections } from "@salvia/domain/shared/collections";
import { limit } from "firebase/firestore";

import { declaredQueryAt, queryOf } from "../../../firebase/declaredQuery.ts";
import { liveCollection } from "../../../firebase/liveQuery/liveCollection.ts";

export const inquiryQueries = {
  ofLead: queryOf(collections.activities, ["kind =="]),
};

/** What a lead wrote to us, live; rarely more than one inquiry. */
export const inquiriesOfLead = liveCollection((leadId: string) => ({
  query: declaredQueryAt(
    `${collections.leads}/${leadId}/${collections.activities}`,
    inquiryQueries.ofLead,
    ["enquiry"],
    limit(20),
  ),
  schema: enquirySchema,
  row: (inquiry) => inquiry,
}));
