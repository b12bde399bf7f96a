import { checklistSchema, requiredDocuments, type Checklist } from "@salvia/domain/lead/checklist";
import type { Lead } from "@salvia/domain/lead/lead";
import { stepOf } from "@salvia/domain/lead/leadStatus";

import { minute } from "./demoTimes.ts";
import { seededRandom } from "../random.ts";

/**
 * The checklists of the demo's leads that are at their documents, some complete, and of its
 * clients, by the lead's id. The same for the same leads.
 */
export function demoChecklists(leads: ReadonlyMap<string, Lead>): ReadonlyMap<string, Checklist> {
  const random = seededRandom(20_261_127);
  const first = stepOf("documents") ?? 0;
  return new Map(
    [...leads].flatMap(([id, { ownerId, status, step, updatedAt }]): [string, Checklist][] => {
      if (ownerId === null || step < first) return [];
      const share = status === "enrolled" ? 1 : 0.6;
      const received = requiredDocuments
        .filter(() => random.chance(share))
        .map((document, index) => {
          const at = new Date(
            updatedAt.getTime() - (requiredDocuments.length - index) * 20 * minute,
          );
          return [document, { by: ownerId, at }] as const;
        });
      if (received.length === 0) return [];
      return [[id, checklistSchema.parse({ received: Object.fromEntries(received) })]];
    }),
  );
}
