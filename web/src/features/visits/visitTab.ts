import * as z from "zod/mini";

import { mediaKinds, type MediaKind } from "./openMedia.ts";
import { parsedJson } from "./parsedJson.ts";

/** What this tab remembers of a visit: random ids and switches, and nothing about a person. */
type VisitTab = {
  /** The session of the page that took part last; null after its user left. */
  session: string | null;
  /** What its user turned off. */
  off: Readonly<Record<MediaKind, boolean>>;
};

const tabSchema = z.object({
  session: z.nullable(z.string()),
  off: z.object({ audio: z.boolean(), video: z.boolean() }),
});

const nothing: VisitTab = { session: null, off: { audio: false, video: false } };

/** What this tab remembers of a visit; where storage is refused, nothing. */
export function visitTab(id: string): VisitTab {
  try {
    const stored = tabSchema.safeParse(parsedJson(sessionStorage.getItem(keyOf(id)) ?? ""));
    return stored.success ? stored.data : nothing;
  } catch {
    return nothing;
  }
}

/** Changes what this tab remembers of a visit. */
export function rememberInTab(id: string, change: Partial<VisitTab>): void {
  const next = { ...visitTab(id), ...change };
  try {
    const isNothing = next.session === null && !mediaKinds.some((kind) => next.off[kind]);
    if (isNothing) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(next));
  } catch {
    // A browser that stores nothing asks once more after a reload.
  }
}

/** Forgets a visit. */
export function forgetInTab(id: string): void {
  rememberInTab(id, nothing);
}

/** The session of the page whose reload made this one; null where it was opened in any other way. */
export function reloadedSession(id: string): string | null {
  const isReload = performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "reload");
  return isReload ? visitTab(id).session : null;
}

function keyOf(id: string): string {
  return `visit/${id}`;
}
