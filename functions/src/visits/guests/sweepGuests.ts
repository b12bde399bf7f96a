import { isGuestUid } from "@salvia/domain/scheduling/visitGuest";
import type { Auth } from "firebase-admin/auth";

import { deleteGuests } from "../../accounts/deleteGuests.ts";

/** How long an account of a guest may exist: longer than any visit, in milliseconds. */
const longestMs = 24 * 60 * 60_000;

/**
 * Deletes the accounts of guests whose visit ended without deleting them, or who signed in again
 * with a custom token, which is valid for an hour.
 *
 * @returns how many were deleted
 */
export async function sweepGuests(
  auth: Pick<Auth, "listUsers" | "deleteUsers">,
  now: Date,
): Promise<number> {
  let deleted = 0;
  let token: string | undefined;
  do {
    // oxlint-disable no-await-in-loop -- each page continues the one before it
    const page = await auth.listUsers(1000, token);
    const old = page.users.filter(
      ({ uid, metadata }) =>
        isGuestUid(uid) && now.getTime() - Date.parse(metadata.creationTime) > longestMs,
    );
    if (old.length > 0) {
      deleted += await deleteGuests(
        old.map(({ uid }) => uid),
        auth,
      );
    }
    // oxlint-enable no-await-in-loop
    token = page.pageToken;
  } while (token !== undefined && token !== "");
  return deleted;
}
