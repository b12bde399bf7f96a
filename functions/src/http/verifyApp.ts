import { getAppCheck } from "firebase-admin/app-check";

import { adminApp } from "../adminApp.ts";
import { isJwt } from "../auth/isJwt.ts";
import { isAppCheckProblem } from "./isAppCheckProblem.ts";
import { Refusal } from "./refusal.ts";

/**
 * Resolves if a call comes from our own app.
 *
 * @param token of App Check, from the header `X-Firebase-AppCheck`
 * @throws Refusal app-check-failed if it is missing, forged, expired or of another project; any
 *   other error if Google's keys cannot be fetched
 */
export async function verifyApp(token: string | undefined): Promise<void> {
  if (token === undefined || !isJwt(token)) throw new Refusal("app-check-failed");
  try {
    await getAppCheck(adminApp).verifyToken(token);
  } catch (error) {
    throw isAppCheckProblem(error) ? new Refusal("app-check-failed") : error;
  }
}
