import * as z from "zod/mini";

import { mediaKinds, type MediaKind } from "./openMedia.ts";
import { jsonIn, tabStorage } from "../../../lib/storage.ts";

/** What this tab stores about a visit: random ids and switches, but no personal data. */
type VisitTab = {
  /** The session of the page that took part last; null after the user has left. */
  session: string | null;
  /** Which kinds the user turned off. */
  off: Readonly<Record<MediaKind, boolean>>;
  /** How many messages of the other participant the user has seen in the chat. */
  seen: number;
};

const tabSchema = z.object({
  session: z.nullable(z.string()),
  off: z.object({ audio: z.boolean(), video: z.boolean() }),
  seen: z.prefault(z.int(), 0),
});

const nothing: VisitTab = { session: null, off: { audio: false, video: false }, seen: 0 };

/** Reads what this tab stores about a visit; the empty state if storage is blocked. */
export function readVisitTab(id: string): VisitTab {
  const stored = tabSchema.safeParse(jsonIn(tabStorage.get(keyOf(id))));
  return stored.success ? stored.data : nothing;
}

/** Merges a change into what this tab stores about a visit. */
export function saveVisitTab(id: string, change: Partial<VisitTab>): void {
  const next = { ...readVisitTab(id), ...change };
  const isNothing =
    next.session === null && next.seen === 0 && !mediaKinds.some((kind) => next.off[kind]);
  // Without storage, the page asks the user again after a reload.
  tabStorage.set(keyOf(id), isNothing ? null : JSON.stringify(next));
}

export function clearVisitTab(id: string): void {
  saveVisitTab(id, nothing);
}

/** The session of the page that was reloaded into this one; null if it was not a reload. */
export function reloadedSession(id: string): string | null {
  const isReload = performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "reload");
  return isReload ? readVisitTab(id).session : null;
}

function keyOf(id: string): string {
  return `visit/${id}`;
}
