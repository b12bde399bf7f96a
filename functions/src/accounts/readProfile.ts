import { userSchema, type User } from "@salvia/domain/account/user";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { stored } from "../platform/stored.ts";

/**
 * The stored profile; null if it is missing or malformed. One profile that was corrupted by hand
 * must not keep other users from their notifications.
 */
export function readProfile(document: DocumentSnapshot): User | null {
  try {
    return stored(userSchema, document);
  } catch {
    logger.write({ severity: "WARNING", message: "profile malformed", uid: document.id });
    return null;
  }
}
