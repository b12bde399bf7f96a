import { stepReminderDay } from "@salvia/domain/lead/stepReminder";
import { newNotification, notificationsPath } from "@salvia/domain/mail/notification";
import { collections } from "@salvia/domain/shared/collections";
import { salesPaths } from "@salvia/domain/site/paths";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { mailAddressOf } from "../accounts/mailed/mailAddressOf.ts";
import { adminApp } from "../platform/adminApp.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { salespeople, type Salesperson } from "./salespeople.ts";

/**
 * Reminds each salesperson whose morning it is of the steps that are due today or overdue. It is
 * idempotent: both email and notification have an ID made of the person and the day. A failure for
 * one person does not affect the others.
 */
export async function remindOfSteps(now: Date): Promise<void> {
  let reminded = 0;
  for await (const page of salespeople()) {
    const outcomes = await Promise.all(
      page.map((person) =>
        remind(person, now).catch(() => {
          logger.warn("salesperson not reminded", { uid: person.uid });
          return false;
        }),
      ),
    );
    reminded += outcomes.filter(Boolean).length;
  }
  if (reminded > 0) logger.info("salespeople reminded", { reminded });
}

/** @returns whether the person was reminded */
async function remind({ uid, profile }: Salesperson, now: Date): Promise<boolean> {
  const { language, notifications, timezone } = profile;
  const day = stepReminderDay(timezone, now);
  const isMailed = notifications.nextStepMails !== false;
  const isRung = notifications.nextStepBells !== false;
  if (day === null || !(isMailed || isRung)) return false;
  const { dueToday, overdue } = await countSteps(uid, day);
  if (dueToday + overdue === 0) return false;
  const db = getFirestore(adminApp);
  const id = hashedMailId(["stepsDue", uid, day].join("/"));
  const item = db.collection(notificationsPath(uid)).doc(id);
  const to = isMailed ? mailAddressOf(profile) : null;
  return await db.runTransaction(async (transaction) => {
    const hasRung = (await transaction.get(item)).exists;
    const { origin } = siteAddress();
    const isNewMail =
      to !== null &&
      (await queueMail(
        { db, transaction },
        {
          id,
          to,
          language,
          template: "stepsDue",
          data: {
            link: origin + salesPaths.home,
            settingsLink: origin + salesPaths.settings,
            subscription: { uid, setting: "nextStepMails" },
            dueToday,
            overdue,
          },
        },
        now,
      ));
    const isNewBell = isRung && !hasRung;
    const count = dueToday + overdue;
    if (isNewBell) transaction.create(item, newNotification({ kind: "stepsDue", count, at: now }));
    return isNewMail || isNewBell;
  });
}

async function countSteps(
  uid: string,
  day: string,
): Promise<{ dueToday: number; overdue: number }> {
  const open = getFirestore(adminApp)
    .collection(collections.nextSteps)
    .where("ownerId", "==", uid)
    .where("doneAt", "==", null);
  const [today, before] = await Promise.all([
    open.where("dueOn", "==", day).count().get(),
    open.where("dueOn", "<", day).count().get(),
  ]);
  return { dueToday: today.data().count, overdue: before.data().count };
}
