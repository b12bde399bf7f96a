import { leadKinds, leadSources, leadPlans } from "@salvia/domain/lead/lead";
import {
  leadSorts,
  leadViews,
  searchMaxLength,
  type LeadFilter,
  type LeadSort,
  type LeadView,
} from "@salvia/domain/lead/leadFilter";
import { leadStatuses } from "@salvia/domain/lead/leadStatus";
import { patterns } from "@salvia/domain/shared/patterns";
import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";

import { createdOn, type Clock } from "./createdOn.ts";
import { stepOn } from "./stepOn.ts";

/**
 * The filter in a URL. Missing or unknown values become defaults, so an old or mistyped link shows
 * more leads than intended but never an error.
 *
 * @param state the browser's history state: the search text is a person's name or number, which
 *   must not appear in a URL
 * @param views the views the user may see, the default first
 * @param clock for days of creation or of next steps, which come with the order by them
 */
export function filterFromUrl(
  query: URLSearchParams,
  state: unknown,
  views: readonly [LeadView, ...LeadView[]],
  clock: Clock,
): LeadFilter {
  const {
    status,
    kind,
    owner,
    created: days,
    step: word,
    ...rest
  } = addressSchema.parse(Object.fromEntries(query));
  const view = views.includes(rest.view) ? rest.view : views[0];
  const { search } = stateSchema.parse(state);
  // A lead in the pool has no step.
  const step = view === "pool" ? null : stepOn(word, clock);
  const created = step?.days ? null : createdOn(days, clock);
  const sort: LeadSort = step?.days ? "step" : created === null ? rest.sort : "created";
  const own = { ...rest, view, owner: view === "all" ? owner : null, created, step, sort, search };
  return status === null ? { ...own, status, kind } : { ...own, status, kind: null };
}

/** The filter in the browser's current URL, even if React has not rendered it yet. */
export function filterFromWindow(
  { location, history }: { location: { search: string }; history: { state: unknown } },
  views: readonly [LeadView, ...LeadView[]],
  clock: Clock,
): LeadFilter {
  return filterFromUrl(
    new URLSearchParams(location.search),
    entrySchema.parse(history.state).usr,
    views,
    clock,
  );
}

/** A filter's URL query, without default values. */
export function queryOfFilter(filter: LeadFilter, [first]: readonly [LeadView, ...LeadView[]]) {
  const { view, owner, status, kind, plan, source, phone, created, step, sort } = filter;
  const parameters = {
    view: view === first ? null : view,
    owner: view === "all" ? owner : null,
    status: status?.join(separator) ?? null,
    kind,
    plan: plan?.join(separator) ?? null,
    source,
    phone,
    created: created?.days ?? null,
    step: view === "pool" ? null : (step?.word ?? null),
    sort: sort === "created" || sort === "step" ? null : sort,
  };
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** The part of a filter that is kept in the history state. */
export function historyStateOf({ search }: LeadFilter): { search: string } | null {
  return search === "" ? null : { search };
}

/**
 * The number of filters that `withoutFilters` clears; the search, the view and the order do not
 * count.
 */
export function filterCount(filter: LeadFilter): number {
  const { status, kind, plan, source, phone, created, step, owner } = filter;
  return [status, kind, plan, source, phone, created, step, owner].filter((value) => value !== null)
    .length;
}

export function withoutFilters(filter: LeadFilter): LeadFilter {
  const none = { status: null, kind: null, plan: null, source: null, phone: null, owner: null };
  return { ...filter, ...none, created: null, step: null };
}

/**
 * The current filter with what the reader has changed of the filter that was shown, which may be an
 * older one. Days of creation, those of next steps, and any order but theirs replace each other.
 */
export function withChoice(current: LeadFilter, shown: LeadFilter, chosen: LeadFilter): LeadFilter {
  const before = new Map<string, unknown>(Object.entries(shown));
  const differing = Object.entries(chosen).filter(([name, value]) => before.get(name) !== value);
  const next: LeadFilter = Object.assign({}, current, Object.fromEntries(differing));
  const isNew = (name: "created" | "step") => chosen[name] !== shown[name];
  const hasStepDays = Boolean(next.step?.days);
  if (hasStepDays && (isNew("step") || (next.sort === "step" && !isNew("created")))) {
    return { ...next, created: null, sort: "step" };
  }
  const step = hasStepDays ? null : next.step;
  const sort = isNew("created") || next.sort === "step" ? "created" : next.sort;
  return { ...next, step, created: sort === "created" ? next.created : null, sort };
}

/** Between several values in a URL; no value contains it. */
const separator = "_";

/** Some values in their own order, without unknown ones; null for none, which stands for any. */
function several<Value extends string>(values: readonly Value[]) {
  const known = z.transform((text: string): readonly Value[] | null => {
    const asked = new Set<string>(text.split(separator));
    const chosen = values.filter((value) => asked.has(value));
    return chosen.length === 0 ? null : chosen;
  });
  return orElse(z.pipe(z.string(), known), null);
}

const addressSchema = z.object({
  view: orElse(z.enum(leadViews), "mine"),
  owner: orElse(z.nullable(z.string().check(z.regex(patterns.id))), null),
  status: several(leadStatuses),
  kind: orElse(z.nullable(z.enum(leadKinds)), null),
  plan: several(leadPlans),
  source: orElse(z.nullable(z.enum(leadSources)), null),
  phone: orElse(z.nullable(z.literal("missing")), null),
  created: orElse(z.string(), ""),
  step: orElse(z.string(), ""),
  sort: orElse(z.enum(leadSorts), "created"),
});

const stateSchema = orElse(z.object({ search: z.string().check(z.maxLength(searchMaxLength)) }), {
  search: "",
});

/** The router keeps a page's own state under `usr`. */
const entrySchema = orElse(z.object({ usr: z.unknown() }), { usr: null });
