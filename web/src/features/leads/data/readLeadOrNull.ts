import type { Lead } from "@salvia/domain/lead/lead";

import { failureOf } from "../../../firebase/clientError.ts";
import { leadOnServer } from "./leads.data.ts";

/**
 * A lead past all caches; null where it is a colleague's, or is not there. Salespeople read their own
 * and the pool.
 *
 * @throws FirebaseError `unavailable` without a connection
 */
export async function readLeadOrNull(id: string): Promise<Lead | null> {
  return await nullIfDenied(() => leadOnServer(id));
}

/** The rules refuse to read a lead that is not there in the same way as one that is another's. */
export async function nullIfDenied<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (failureOf(error).code === "not-allowed") return null;
    throw error;
  }
}
