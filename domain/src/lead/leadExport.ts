import * as z from "zod/mini";

import { uidSchema } from "../account/account.ts";
import { leadKinds, leadSources, leadPlans } from "./lead.ts";
import { leadViews, searchMaxLength } from "./leadFilter.ts";
import { dueDaySchema } from "../shared/due.ts";
import { leadStatuses } from "./leadStatus.ts";
import { momentSchema } from "../shared/moment.ts";
import type { Role } from "../account/role.ts";

/** Earlier versions name one value. */
function several<Value extends string>(values: readonly Value[]) {
  return z.nullable(
    z.union([z.enum(values), z.readonly(z.array(z.enum(values)).check(z.minLength(1)))]),
  );
}

const chosen = {
  view: z.enum(leadViews),
  /** The uid of the owner to filter by, when exporting everyone's leads. */
  owner: z.nullable(uidSchema),
  status: several(leadStatuses),
  kind: z.nullable(z.enum(leadKinds)),
  plan: several(leadPlans),
  // Missing in orders and entries of earlier versions.
  source: z.optional(z.nullable(z.enum(leadSources))),
  phone: z.optional(z.nullable(z.literal("missing"))),
  created: z.optional(
    z.nullable(z.strictObject({ from: momentSchema, until: z.nullable(momentSchema) })),
  ),
  step: z.optional(
    z.nullable(
      z.union([
        z.literal("none"),
        z.strictObject({ from: z.nullable(dueDaySchema), to: dueDaySchema }),
      ]),
    ),
  ),
};

/** Which leads to export. */
export const exportOrderSchema = z.strictObject({
  ...chosen,
  search: z.string().check(z.maxLength(searchMaxLength)),
});

export type ExportOrder = z.infer<typeof exportOrderSchema>;

/**
 * Which leads were exported, as written to the audit log. It records only that there was a search,
 * because the search text may be a person's name.
 */
export const exportedFilterSchema = z.strictObject({ ...chosen, searched: z.boolean() });

export type ExportedFilter = z.infer<typeof exportedFilterSchema>;

export function exportedFilter({ search, ...filter }: ExportOrder): ExportedFilter {
  return { ...filter, searched: search.trim() !== "" };
}

/** Whether a role may list, and so export, the leads of a view. Matches the security rules. */
export function mayExport(role: Role | null, view: ExportedFilter["view"]): boolean {
  return role === "admin" ? view !== "mine" : role === "sales" && view !== "all";
}
