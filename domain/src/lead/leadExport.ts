import * as z from "zod/mini";

import { uidSchema } from "../account/account.ts";
import { leadKinds } from "./lead.ts";
import { leadViews } from "./leadFilter.ts";
import { leadStatuses } from "./leadStatus.ts";
import { plans } from "../site/plan.ts";
import type { Role } from "../account/role.ts";

const chosen = {
  view: z.enum(leadViews),
  /** Among everyone's leads, whose: a uid. */
  owner: z.nullable(uidSchema),
  status: z.nullable(z.enum(leadStatuses)),
  kind: z.nullable(z.enum(leadKinds)),
  plan: z.nullable(z.enum(plans)),
};

/** The longest search that is asked for, in UTF-16 code units: two names of a lead, and more. */
export const searchMaxLength = 254;

/** Which leads are to go into a file. */
export const exportOrderSchema = z.strictObject({
  ...chosen,
  search: z.string().check(z.maxLength(searchMaxLength)),
});

export type ExportOrder = z.infer<typeof exportOrderSchema>;

/**
 * Which leads went into a file, as far as it is written down: that something was searched for, and not
 * what, since that may be somebody's name.
 */
export const exportedFilterSchema = z.strictObject({ ...chosen, searched: z.boolean() });

export type ExportedFilter = z.infer<typeof exportedFilterSchema>;

/** What is written down of an order. */
export function exportedFilter({ search, ...filter }: ExportOrder): ExportedFilter {
  return { ...filter, searched: search.trim() !== "" };
}

/** Whether a role may read, and so export, the leads of a view: what the security rules let it list. */
export function mayExport(role: Role | null, view: ExportedFilter["view"]): boolean {
  return role === "admin" ? view !== "mine" : role === "sales" && view !== "all";
}
