import type { LeadFilter } from "@salvia/domain/lead/leadFilter";

/** For tests: a filter that shows all the user's own leads. */
export const unfilteredLeadFilter = {
  view: "mine",
  owner: null,
  status: null,
  kind: null,
  plan: null,
  source: null,
  phone: null,
  created: null,
  step: null,
  search: "",
  sort: "created",
} as const satisfies LeadFilter;
