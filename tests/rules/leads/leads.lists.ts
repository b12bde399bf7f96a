import { collections } from "@salvia/domain/shared/collections";
import { leadFilterShapes, leadQuery, type LeadQuery } from "@salvia/domain/lead/leadQuery";
import { openLeadStatuses } from "@salvia/domain/lead/leadStatus";

import type { ActorName } from "../support/actors.ts";
import { storedLeads } from "./leads.stored.ts";
import { listOf, type Query, type Row } from "../support/row.ts";

const sales: readonly ActorName[] = ["owner", "colleague"];
const admins: readonly ActorName[] = ["admin", "owner turned admin"];
const noOne: readonly ActorName[] = [];

/** Every list of leads that the product queries, and others that a client might try. */
export const leadListRows: readonly Row[] = [
  list("one's own", (leads, uid) => newest(leads, uid).limit(50), [...sales, ...admins]),
  list("the owner's", (leads) => newest(leads, "ana").limit(50), ["owner", ...admins]),
  list("the pool", (leads) => newest(leads, null).limit(50), [...sales, ...admins]),
  list("the next page", (leads, uid) => next(newest(leads, uid)).limit(51), [...sales, ...admins]),
  list("the largest page", (leads, uid) => newest(leads, uid).limit(100), [...sales, ...admins]),
  list("more than a page", (leads, uid) => newest(leads, uid).limit(101), noOne),
  list("one's own that wait", (leads, uid) => waiting(leads, uid), [...sales, ...admins]),
  list("the owner's that wait", (leads) => waiting(leads, "ana"), ["owner", ...admins]),
  list("two owners'", (leads) => leads.where("ownerId", "in", ["ana", "ben"]).limit(9), admins),
  vague("one's own without limit", (leads, uid) => newest(leads, uid), noOne),
  vague("all", (leads) => leads.orderBy("createdAt").limit(50), admins),
  vague("all but the pool", (leads) => leads.where("ownerId", ">", "").limit(50), admins),
  vague("all new ones", (leads) => leads.where("status", "==", "new").limit(50), admins),
  ...leadFilterShapes.map((filter) => {
    const { view, owner, ...rest } = filter;
    const name = `${owner ?? view} ${JSON.stringify(rest)}`;
    const find: Find = (leads, uid) => listed(leads, leadQuery(filter, uid)).limit(51);
    // A salesperson's list of everyone's leads names no owner, so the rules cannot decide it.
    if (owner !== null) return alike(list(name, find, ["owner", ...admins]));
    const isVague = view === "all";
    return alike(isVague ? vague(name, find, admins) : list(name, find, [...sales, ...admins]));
  }),
  ...leadFilterShapes
    .filter(({ view }) => view === "mine")
    .map((filter) => {
      const find: Find = (leads) => listed(leads, leadQuery(filter, "ana")).limit(51);
      return alike(list(`the owner's ${JSON.stringify(filter)}`, find, ["owner", ...admins]));
    }),
];

/** A list that the rules decide like the first ones above. */
function alike(row: Row): Row {
  return { ...row, alike: true };
}

type Find = (leads: Query, uid: string) => Query;

function list(name: string, find: Find, allowedTo: Row["allowedTo"]): Row {
  const send = listOf(collections.leads, find);
  return { operation: "list", name, send, allowedTo };
}

/** A list without an owner or limit, which the rules cannot decide. */
function vague(name: string, find: Find, allowedTo: Row["allowedTo"]): Row {
  return { ...list(name, find, allowedTo), undecidable: true };
}

/** The query of a salesperson's list: a user's leads, or the pool's, newest first. */
function newest(leads: Query, ownerId: string | null): Query {
  return leads.where("ownerId", "==", ownerId).orderBy("createdAt", "desc");
}

/** A list as the product queries it. */
function listed(leads: Query, { where, orderBy }: LeadQuery): Query {
  const matching = where.reduce((query, condition) => query.where(...condition), leads);
  return orderBy.reduce((query, [field, direction]) => query.orderBy(field, direction), matching);
}

/** The query of a dashboard: a user's open leads, longest inactive first. */
function waiting(leads: Query, ownerId: string): Query {
  return leads
    .where("ownerId", "==", ownerId)
    .where("status", "in", openLeadStatuses)
    .orderBy("updatedAt")
    .limit(5);
}

/** Adds the bounds that keep a page in place while leads come and go. */
function next(leads: Query): Query {
  const bounds = [storedLeads.mine.createdAt, "mine"];
  return leads
    .orderBy("__name__", "desc")
    .startAfter(...bounds)
    .endAt(new Date(0), "a");
}
