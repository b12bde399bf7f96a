import { auditEntrySchema } from "@salvia/domain/auditEntry";
import { collections } from "@salvia/domain/collections";
import type { LeadCallInput, LeadCallOutput } from "@salvia/domain/leadCalls";
import { mayExport, type ExportedFilter } from "@salvia/domain/leadExport";
import { leadQuery } from "@salvia/domain/leadQuery";
import { isRole } from "@salvia/domain/roles";
import { getAuth } from "firebase-admin/auth";
import { getFirestore, type Query } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import type { SignedInHandler } from "../auth/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countCall } from "../limits/countCall.ts";

/**
 * Writes down who takes which leads out, and how many. The number is the server's own, of the same
 * moment: what a client says it has taken is nobody's evidence.
 */
export const recordExport: SignedInHandler<
  LeadCallInput<"recordExport">,
  LeadCallOutput<"recordExport">
> = async ({ filter }, call) => {
  const { uid } = call.person;
  const role: unknown = (await getAuth(adminApp).getUser(uid)).customClaims?.["role"];
  if (!mayExport(isRole(role) ? role : null, filter.view)) throw new Refusal("not-allowed");
  await countCall("leadExport", call, uid);
  const found = await leadsOf(filter, uid).count().get();
  const { count } = found.data();
  const entry = { action: "leadsExported", uid, by: uid, at: call.now, filter, count } as const;
  await getFirestore(adminApp).collection(collections.auditLog).add(auditEntrySchema.parse(entry));
  return { output: { count } };
};

function leadsOf({ view, plan, status, kind }: ExportedFilter, uid: string): Query {
  const which = status === null ? { status, kind } : { status, kind: null };
  const asked = leadQuery({ view, plan, sort: "created", ...which }, uid);
  const leads: Query = getFirestore(adminApp).collection(collections.leads);
  return asked.where.reduce((query, [field, value]) => query.where(field, "==", value), leads);
}
