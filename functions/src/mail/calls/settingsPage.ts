import { accountPath, salesPaths } from "@salvia/domain/site/paths";

import type { HttpRequest } from "../../http/route.ts";
import { subscriptionOfToken } from "./unsubscribeToken.ts";

/** Where a reader who opens an unsubscribe link by hand finds the setting that it names. */
export async function settingsPage({ query }: HttpRequest): Promise<{ location: string }> {
  const subscription = subscriptionOfToken(query?.("token") ?? "");
  const setting = subscription?.setting;
  const isOnAccountPage =
    setting === "appointments" || setting === "appointmentReminders" || setting === "messages";
  return { location: isOnAccountPage ? accountPath : salesPaths.settings };
}
