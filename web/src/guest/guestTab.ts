import { guestSecretIn, guestSecretSchema } from "@salvia/domain/scheduling/visitGuest";
import * as z from "zod/mini";

import { jsonIn, tabStorage } from "../lib/storage.ts";

/**
 * What this tab stores about its visit, so that a reload continues it. The link belongs to the tab
 * whose secret came with it first.
 */
export type GuestTab = {
  secret: string;
  tab: string;
  name: string;
  /** Whether the guest has entered, and has not left. */
  isInside: boolean;
};

const tabSchema = z.object({
  secret: guestSecretSchema,
  tab: guestSecretSchema,
  name: z.string(),
  isInside: z.boolean(),
});

const key = "guest";

/**
 * Takes the secret out of the page's address, where it would stay in the history and on shared
 * screens; null if neither the address nor the tab has one.
 */
export function takeGuestTab(): GuestTab | null {
  const secret = guestSecretIn(location.hash);
  const known = readGuestTab();
  if (secret === null) return known;
  history.replaceState(null, "", location.pathname);
  if (known?.secret === secret) return known;
  const fresh = { secret, tab: randomSecret(), name: "", isInside: false };
  saveGuestTab(fresh);
  return fresh;
}

/** Stores what changed, for a reload. Without storage, a reload needs a new link. */
export function saveGuestTab(tab: GuestTab): void {
  tabStorage.set(key, JSON.stringify(tab));
}

function readGuestTab(): GuestTab | null {
  const stored = tabSchema.safeParse(jsonIn(tabStorage.get(key)));
  return stored.success ? stored.data : null;
}

function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
