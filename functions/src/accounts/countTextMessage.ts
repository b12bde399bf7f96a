import { HttpsError } from "firebase-functions/v2/identity";
import * as logger from "firebase-functions/logger";

import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { isOff } from "../switches/featureSwitches.ts";

/** A text message with a code that Authentication is about to send. */
export type TextMessage = {
  /** The network address that asked for it. */
  ipAddress: string;
  /** In E.164; null if Authentication did not say. */
  phone: string | null;
  isForSignIn: boolean;
};

/**
 * Counts a text message, and refuses it if a limit is used up or sign-in by phone is off. Codes of
 * a second factor are counted, but go on while sign-in by phone is off. The page recognizes the
 * refusal by the message, because Authentication passes on nothing else.
 *
 * @throws HttpsError, upon which nothing is sent
 */
export async function countTextMessage(
  { ipAddress, phone, isForSignIn }: TextMessage,
  now: Date,
): Promise<void> {
  if (isForSignIn && (await isOff("phone"))) {
    throw new HttpsError("permission-denied", "switched-off");
  }
  const header = (name: string) => (name === "x-forwarded-for" ? ipAddress : undefined);
  try {
    await countRequest("textMessages", { header, now }, phone);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    logger.warn("text message refused");
    throw new HttpsError("resource-exhausted", error.code);
  }
}
