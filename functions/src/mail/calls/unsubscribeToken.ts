import { timingSafeEqual } from "node:crypto";

import { notificationSettingSchema } from "@salvia/domain/account/user";
import type { Subscription } from "@salvia/domain/mail/mail";
import { mailEndpoints } from "@salvia/domain/mail/mailEndpoints";
import * as z from "zod/mini";

import { keyedHash } from "../../settings/keyedHash.ts";
import { siteAddress } from "../../settings/siteAddress.ts";

/** The setting of a token of an `optOutId`, which stands in it for an account. */
export const optOutName = "leadMail";

/** What a token turns off. */
type Named = Subscription | { uid: string; setting: typeof optOutName };

/**
 * The headers with which a mail program offers to unsubscribe with one click (RFC 8058). Its
 * service posts to the address, without a sign-in.
 */
export function unsubscribeHeaders(subscription: Named, env = process.env): Record<string, string> {
  const { origin } = siteAddress(env);
  const token = unsubscribeToken(subscription, env);
  return {
    "List-Unsubscribe": `<${origin}${mailEndpoints.unsubscribe.path}?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/**
 * A token that allows one thing only: turning off one setting of one account or address. It does not
 * expire, because people unsubscribe from old emails too.
 */
export function unsubscribeToken({ uid, setting }: Named, env = process.env): string {
  return [Buffer.from(uid).toString("base64url"), setting, signature(uid, setting, env)].join(".");
}

/** The account or address and the setting of a token; null for any other text. */
export function subscriptionOfToken(token: string, env = process.env): Named | null {
  const [encoded = "", named = "", signed = "", ...more] = token.split(".");
  const uid = Buffer.from(encoded, "base64url").toString();
  const setting = settingSchema.safeParse(named);
  if (!setting.success || uid === "" || more.length > 0) return null;
  const right = Buffer.from(signature(uid, setting.data, env));
  const given = Buffer.from(signed);
  const isRight = right.length === given.length && timingSafeEqual(right, given);
  return isRight ? { uid, setting: setting.data } : null;
}

const settingSchema = z.union([notificationSettingSchema, z.literal(optOutName)]);

function signature(uid: string, setting: string, env: Readonly<NodeJS.ProcessEnv>): string {
  return keyedHash("unsubscribe", `${setting}\0${uid}`, env);
}
