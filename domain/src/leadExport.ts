import * as z from "zod/mini";

import { leadKinds } from "./lead.ts";
import { leadViews } from "./leadFilter.ts";
import { leadStatuses } from "./leadStatus.ts";
import { plans } from "./plan.ts";
import type { Role } from "./roles.ts";

/**
 * Which leads went into a file, as far as it is written down: nothing that was typed, since that may
 * be somebody's name.
 */
export const exportedFilterSchema = z.strictObject({
  view: z.enum(leadViews),
  status: z.nullable(z.enum(leadStatuses)),
  kind: z.nullable(z.enum(leadKinds)),
  plan: z.nullable(z.enum(plans)),
});

export type ExportedFilter = z.infer<typeof exportedFilterSchema>;

/** Whether a role may read, and so export, the leads of a view: what the security rules let it list. */
export function mayExport(role: Role | null, view: ExportedFilter["view"]): boolean {
  return role === "admin" ? view !== "mine" : role === "sales" && view !== "all";
}
