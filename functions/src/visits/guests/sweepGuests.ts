import { isGuestUid } from "@salvia/domain/scheduling/visitGuest";
import { getAuth, type Auth } from "firebase-admin/auth";
import * as logger from "firebase-functions/logger";

import { deleteGuests } from "../../accounts/deleteGuests.ts";
import { adminApp } from "../../platform/adminApp.ts";

/** How long an account of a guest may exist: longer than any visit, in milliseconds. */
const longestMs = 24 * 60 * 60_000;

/**
 * Deletes the accounts of guests whose visit ended without deleting them, or who signed in again
 * with a custom token, which is valid for an hour.
 *
 * @returns how many were deleted
 */
export async function sweepGuests(
  now: Date,
  auth: Pick<Auth, "listUsers" | "deleteUsers"> = getAuth(adminApp),
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
  if (deleted > 0) logger.info("guests deleted", { deleted });
  return deleted;
}
