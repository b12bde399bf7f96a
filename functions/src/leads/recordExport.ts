import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { exportedFilter, mayExport, type ExportOrder } from "@salvia/domain/lead/leadExport";
import { isOnDays, type CreatedOn, type StepOn } from "@salvia/domain/lead/leadFilter";
import { leadSchema } from "@salvia/domain/lead/lead";
import { leadQuery } from "@salvia/domain/lead/leadQuery";
import { parseSearch } from "@salvia/domain/lead/leadSearch";
import { getFirestore, type Query } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { roleOf } from "../caller/roleOf.ts";
import { userOrNull } from "../caller/userOrNull.ts";
import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { dated } from "../platform/stored.ts";

/**
 * Records who exports which leads, and how many. The server counts them itself at that moment,
 * because a number from the client proves nothing.
 */
export const recordExport: SignedInHandler<typeof leadEndpoints.recordExport> = async (
  { filter, leadIds },
  call,
) => {
  const { uid } = call.person;
  const user = await userOrNull(uid);
  const role = user === null ? null : roleOf(user);
  if (!mayExport(role, filter.view)) throw new Refusal("not-allowed");
  await countRequest("leadExport", call, uid);
  const count = await (leadIds === undefined
    ? countMatching(filter, uid)
    : countSelected(leadIds, filter, uid));
  const entry = auditEntrySchema.parse({
    action: "leadsExported",
    filter: exportedFilter(filter),
    count,
    uid,
    by: uid,
    at: call.now,
  });
  await getFirestore(adminApp).collection(collections.auditLog).add(entry);
  return { output: { count } };
};

async function countMatching(filter: ExportOrder, uid: string): Promise<number> {
  const leads = leadsOf(filter, uid);
  const days = { created: createdOn(filter), step: stepOn(filter) };
  if (!hasRange(days) || parseSearch(filter.search) === null) {
    return (await leads.count().get()).data().count;
  }
  // Days aren't part of a search's query.
  const found = await leads.select("createdAt", "nextStepDay").get();
  return found.docs.filter((lead) => {
    const dates = datesSchema.safeParse(dated(lead.data()));
    return dates.success && isOnDays(days, dates.data);
  }).length;
}

const { createdAt, nextStepDay } = leadSchema.shape;
const datesSchema = z.object({ createdAt, nextStepDay });

/** How many of the selected leads are in the user's view. */
async function countSelected(
  leadIds: readonly string[],
  { view }: ExportOrder,
  uid: string,
): Promise<number> {
  const firestore = getFirestore(adminApp);
  const leads = [...new Set(leadIds)].map((id) => firestore.collection(collections.leads).doc(id));
  const found = await firestore.getAll(...leads, { fieldMask: ["ownerId"] });
  const owner = view === "mine" ? uid : null;
  return found.filter((lead) => lead.exists && (view === "all" || lead.get("ownerId") === owner))
    .length;
}

function leadsOf(order: ExportOrder, uid: string): Query {
  const { kind, source = null, phone = null, ...filter } = order;
  const [status, plan] = [listed(order.status), listed(order.plan)];
  const which = status === null ? { status, kind } : { status, kind: null };
  const days = { created: createdOn(order), step: stepOn(order) };
  const sort = days.step?.days ? "step" : "created";
  const asked = leadQuery({ ...filter, plan, source, phone, ...days, ...which, sort }, uid);
  const leads: Query = getFirestore(adminApp).collection(collections.leads);
  const matching = asked.where.reduce((query, condition) => query.where(...condition), leads);
  // A range has an order, which is that of the list's indexes.
  return hasRange(days)
    ? asked.orderBy.reduce((query, by) => query.orderBy(...by), matching)
    : matching;
}

function listed<Value extends string>(chosen: Value | readonly Value[] | null) {
  return typeof chosen === "string" ? [chosen] : chosen;
}

function hasRange({ created, step }: { created: CreatedOn | null; step: StepOn | null }): boolean {
  return created !== null || Boolean(step?.days);
}

function stepOn({ step = null }: ExportOrder): StepOn | null {
  return step && { word: "", days: step === "none" ? null : step };
}

function createdOn({ created = null }: ExportOrder): CreatedOn | null {
  if (created === null) return null;
  const { from, until } = created;
  return { days: "", from: new Date(from), until: until === null ? null : new Date(until) };
}
