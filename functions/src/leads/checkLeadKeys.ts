import type { LeadEndpointInput, LeadEndpointOutput } from "@salvia/domain/lead/leadEndpoints";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import type { SignedInHandler } from "../auth/signedInRoute.ts";
import { countRequest } from "../limits/countRequest.ts";
import { knownLeads } from "./knownLeads.ts";

/** Checks, before an import, which people of a file are already leads, and whose. */
export const checkLeadKeys: SignedInHandler<
  LeadEndpointInput<"checkLeadKeys">,
  LeadEndpointOutput<"checkLeadKeys">
> = async ({ rows }, call) => {
  await countRequest("leadImport", call, call.person.uid);
  const firestore = getFirestore(adminApp);
  const known = await knownLeads(rows.flat(), call.person.uid, (...documents) =>
    firestore.getAll(...documents),
  );
  const ofRow = (keys: readonly string[]) => keys.map((key) => known.get(key)).find(Boolean);
  return { output: { known: rows.map((keys) => ofRow(keys) ?? null) } };
};
