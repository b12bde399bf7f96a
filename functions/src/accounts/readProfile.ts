import { userSchema, type User } from "@salvia/domain/account/user";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { stored } from "../stored.ts";

/**
 * A profile as it is stored; null where there is none, or none that can be read: one that somebody has
 * spoilt by hand must not keep the others from their news.
 */
export function readProfile(document: DocumentSnapshot): User | null {
  try {
    return stored(userSchema, document);
  } catch {
    logger.write({ severity: "WARNING", message: "profile malformed", uid: document.id });
    return null;
  }
}
