import type { User } from "@salvia/domain/account/user";
import { getFirestore, type Transaction } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import type { MailData } from "../mail/mailData.ts";
import { queueMail } from "../mail/queueMail.ts";
import { pageLink } from "./pageLink.ts";

type Notice = "passkeyAdded" | "passwordChanged" | "accountTakenOver";

/** What the mails of both kinds say alike. */
type Shared = { link: string; at: Date; timezone: string };

/**
 * Mails someone that their account has changed, if and only if the transaction succeeds. In the
 * language of their profile, or in English where there is none.
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
