import { leadKinds } from "@salvia/domain/lead";
import { leadSorts, leadViews, type LeadFilter, type LeadView } from "@salvia/domain/leadFilter";
import { leadStatuses } from "@salvia/domain/leadStatus";
import { plans } from "@salvia/domain/plan";
import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";

/**
 * The filter that an address asks for. What it does not say, or says in words nobody knows, falls
 * back: an old or mistyped link shows more than it meant, and never an error.
 *
 * @param views what the reader may see, the default first
 */
export function filterOf(query: URLSearchParams, views: readonly [LeadView, ...LeadView[]]) {
  const { view, status, kind, ...rest } = addressSchema.parse(Object.fromEntries(query));
  const own = { ...rest, view: views.includes(view) ? view : views[0] };
  return status === null ? { ...own, status, kind } : { ...own, status, kind: null };
}

/** The address of a filter: says only what is not the default. */
export function addressOf(filter: LeadFilter, [first]: readonly [LeadView, ...LeadView[]]) {
  const { view, sort, ...equal } = filter;
  const said = {
    view: view === first ? null : view,
    ...equal,
    sort: sort === "created" ? null : sort,
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** How many things a filter asks for; whose leads they are and in which order is none of them. */
export function filterCount({ status, kind, plan }: LeadFilter): number {
  return [status, kind, plan].filter((value) => value !== null).length;
}

const addressSchema = z.object({
  view: orElse(z.enum(leadViews), "mine"),
  status: orElse(z.nullable(z.enum(leadStatuses)), null),
  kind: orElse(z.nullable(z.enum(leadKinds)), null),
  plan: orElse(z.nullable(z.enum(plans)), null),
  sort: orElse(z.enum(leadSorts), "created"),
});
