import { defaultLanguage } from "@salvia/domain/shared/language";
import { accountPath, publicPath, salesPaths } from "@salvia/domain/site/paths";

import type { HttpRequest } from "../../http/route.ts";
import { optOutName, subscriptionOfToken } from "./unsubscribeToken.ts";

/**
 * Where a reader who opens an unsubscribe link by hand finds what it names: the setting, or what we do
 * with an address.
 */
export async function settingsPage({ query }: HttpRequest): Promise<{ location: string }> {
  const subscription = subscriptionOfToken(query?.("token") ?? "");
  const setting = subscription?.setting;
  if (setting === optOutName) return { location: publicPath("privacy", defaultLanguage) };
  const isOnAccountPage =
    setting === "appointments" || setting === "appointmentReminders" || setting === "messages";
  return { location: isOnAccountPage ? accountPath : salesPaths.settings };
}
