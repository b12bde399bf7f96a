import type { Lead } from "@salvia/domain/lead/lead";

import { failureOf } from "../../../firebase/clientError.ts";
import { leadOnServer } from "./leads.data.ts";

/**
 * A lead read from the server; null when it belongs to a colleague or does not exist. Salespeople
 * can read their own leads and the pool.
 *
 * @throws FirebaseError `unavailable` without a connection
 */
export async function readLeadOrNull(id: string): Promise<Lead | null> {
  return await nullIfDenied(() => leadOnServer(id));
}

/**
 * Returns null when the rules refuse the read, which does not distinguish a missing lead from a
 * colleague's.
 */
export async function nullIfDenied<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (failureOf(error).code === "not-allowed") return null;
    throw error;
  }
}
