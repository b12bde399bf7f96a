import { getAppCheck } from "firebase-admin/app-check";

import { adminApp } from "../adminApp.ts";
import { isJwt } from "../auth/isJwt.ts";
import { isAppCheckProblem } from "./isAppCheckProblem.ts";
import { Refusal } from "./refusal.ts";

/**
 * Lets a call pass that comes from our own app.
 *
 * @param token of App Check, as the header `X-Firebase-AppCheck` has it
 * @throws Refusal app-check-failed where there is none, or it is forged, expired or of another
 *   project; any other error where Google's keys cannot be had
 */
export async function verifyApp(token: string | undefined): Promise<void> {
  if (token === undefined || !isJwt(token)) throw new Refusal("app-check-failed");
  try {
    await getAppCheck(adminApp).verifyToken(token);
  } catch (error) {
    throw isAppCheckProblem(error) ? new Refusal("app-check-failed") : error;
  }
}
