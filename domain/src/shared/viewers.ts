import * as z from "zod/mini";

import { patterns } from "./patterns.ts";

/** The maximum number of people who are shown to have the same page open. */
export const viewersMax = 20;

/** How often an open page says that it is still open, in milliseconds. */
export const viewerBeatMs = 40_000;

/** How long someone counts as there after their page was heard from last, in milliseconds. */
const viewerGoneMs = 100_000;

/**
 * Who has a lead open, as stored in `leadViewers/{leadId}`, timestamps as `Date`: when the page of
 * each was heard from last, by uid. firestore.rules accepts exactly what this schema accepts.
 */
export const viewersSchema = z.strictObject({
  viewers: z.record(z.string().check(z.regex(patterns.id)), z.date()),
  /** Within two days; then the document is deleted. */
  expireAt: z.date(),
});

export type Viewers = z.infer<typeof viewersSchema>;

/**
 * The uids of the others who are there now. Compares server times only, because a device's clock
 * may be wrong: the user's own page was heard from just now.
 */
export function othersThere({ viewers }: Viewers, uid: string): readonly string[] {
  const now = viewers[uid]?.getTime();
  if (now === undefined) return [];
  return Object.entries(viewers)
    .filter(([other, at]) => other !== uid && now - at.getTime() < viewerGoneMs)
    .map(([other]) => other)
    .toSorted();
}
