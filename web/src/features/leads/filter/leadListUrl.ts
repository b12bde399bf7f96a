import { leadKinds } from "@salvia/domain/lead/lead";
import {
  leadSorts,
  leadViews,
  type LeadFilter,
  type LeadView,
} from "@salvia/domain/lead/leadFilter";
import { leadStatuses } from "@salvia/domain/lead/leadStatus";
import { patterns } from "@salvia/domain/shared/patterns";
import { plans } from "@salvia/domain/site/plan";
import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";

/**
 * The filter that an address asks for. What it does not say, or says in words nobody knows, falls
 * back: an old or mistyped link shows more than it meant, and never an error.
 *
 * @param state what the browser's history keeps beside the address: what was typed to find leads is
 *   somebody's name or number, and no address may hold it
 * @param views what the reader may see, the default first
 */
export function filterFromUrl(
  query: URLSearchParams,
  state: unknown,
  views: readonly [LeadView, ...LeadView[]],
): LeadFilter {
  const { status, kind, owner, ...rest } = addressSchema.parse(Object.fromEntries(query));
  const view = views.includes(rest.view) ? rest.view : views[0];
  const { search } = stateSchema.parse(state);
  const own = { ...rest, view, owner: view === "all" ? owner : null, search };
  return status === null ? { ...own, status, kind } : { ...own, status, kind: null };
}

/** The filter in the browser's address at this moment, whether or not React has rendered it yet. */
export function filterFromWindow(
  { location, history }: { location: { search: string }; history: { state: unknown } },
  views: readonly [LeadView, ...LeadView[]],
): LeadFilter {
  return filterFromUrl(
    new URLSearchParams(location.search),
    entrySchema.parse(history.state).usr,
    views,
  );
}

/** The address of a filter: says only what is not the default. */
export function queryOfFilter(filter: LeadFilter, [first]: readonly [LeadView, ...LeadView[]]) {
  const { view, owner, status, kind, plan, sort } = filter;
  const said = {
    view: view === first ? null : view,
    owner: view === "all" ? owner : null,
    status,
    kind,
    plan,
    sort: sort === "created" ? null : sort,
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** What the browser's history keeps of a filter beside its address. */
export function historyStateOf({ search }: LeadFilter): { search: string } | null {
  return search === "" ? null : { search };
}

/**
 * How many things a filter asks for that `withoutFilters` takes back; what was typed, which list it is
 * and in which order are none of them.
 */
export function filterCount({ status, kind, plan, owner }: LeadFilter): number {
  return [status, kind, plan, owner].filter((value) => value !== null).length;
}

/** The same list, all of it. */
export function withoutFilters(filter: LeadFilter): LeadFilter {
  return { ...filter, status: null, kind: null, plan: null, owner: null };
}

/** The most that can be typed to find leads: longer than any address that can be delivered to. */
export const searchMaxLength = 260;

const addressSchema = z.object({
  view: orElse(z.enum(leadViews), "mine"),
  owner: orElse(z.nullable(z.string().check(z.regex(patterns.id))), null),
  status: orElse(z.nullable(z.enum(leadStatuses)), null),
  kind: orElse(z.nullable(z.enum(leadKinds)), null),
  plan: orElse(z.nullable(z.enum(plans)), null),
  sort: orElse(z.enum(leadSorts), "created"),
});

const stateSchema = orElse(z.object({ search: z.string().check(z.maxLength(searchMaxLength)) }), {
  search: "",
});

/** The router keeps a page's own state under `usr`. */
const entrySchema = orElse(z.object({ usr: z.unknown() }), { usr: null });
