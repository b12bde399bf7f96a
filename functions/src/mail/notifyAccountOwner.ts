import type { User } from "@salvia/domain/account/user";
import { getFirestore, type Transaction } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { MailData } from "./render/mailData.ts";
import { queueMail } from "./queueMail.ts";
import { pageLink } from "./pageLink.ts";

type Notice = "passkeyAdded" | "passwordChanged" | "accountTakenOver";

/** The data that both emails share. */
type Shared = { link: string; at: Date; timezone: string };

/**
 * Emails a user about a change of their account if, and only if, the transaction succeeds. The
 * email is in the language of the profile, or in English without one.
 */
export async function notifyAccountOwner<Template extends Notice>(
  transaction: Transaction,
  notice: {
    to: string;
    profile: User | null;
    template: Template;
    data: (shared: Shared) => MailData[Template];
    now: Date;
  },
): Promise<void> {
  const { to, profile, template, data, now } = notice;
  const language = profile?.language ?? "en";
  const shared = {
    link: pageLink("login", language),
    at: now,
    timezone: profile?.timezone ?? "UTC",
  };
  const order = { to, template, language, data: data(shared) };
  await queueMail({ db: getFirestore(adminApp), transaction }, order, now);
}
