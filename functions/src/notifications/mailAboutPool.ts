import { collections } from "@salvia/domain/shared/collections";
import { digestWindowSchema } from "@salvia/domain/mail/digestWindow";
import { salesPaths } from "@salvia/domain/site/paths";
import { getFirestore } from "firebase-admin/firestore";

import { mailAddressOf } from "../accounts/mailed/mailAddressOf.ts";
import { adminApp } from "../platform/adminApp.ts";
import { stored } from "../platform/stored.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import { digestWindowDocument, isWanted, notificationMail } from "./notifySalesperson.ts";
import { salespeople, type Salesperson } from "./salespeople.ts";

/** Minimum time between two emails to the team, in milliseconds. */
const distanceMs = 60 * 60 * 1000;

/**
 * Emails the team that leads have come into the pool, at most once an hour: those who want to know
 * and have not seen the newest. It reads the pool once for all of them, however many leads came.
 *
 * @returns how many were emailed
 */
export async function mailAboutPool(now: Date): Promise<number> {
  const db = getFirestore(adminApp);
  const document = digestWindowDocument("newLead", null);
  const mailAfter = stored(digestWindowSchema, await document.get())?.mailAfter ?? now;
  if (mailAfter > now) return 0;
  const { docs } = await db
    .collection(collections.leads)
    .where("ownerId", "==", null)
    .where("updatedAt", ">", new Date(mailAfter.getTime() - distanceMs))
    .where("updatedAt", "<=", now)
    .orderBy("updatedAt", "desc")
    .limit(1)
    .get();
  const cameAt: unknown = docs[0]?.get("updatedAt").toDate();
  if (!(cameAt instanceof Date)) return 0;
  let mailed = 0;
  for await (const page of salespeople()) {
    const outcomes = await Promise.all(page.map((person) => mail(person, cameAt, now)));
    mailed += outcomes.filter(Boolean).length;
  }
  await document.set({
    kind: "newLead",
    uid: null,
    mailAfter: new Date(now.getTime() + distanceMs),
    quietAt: now,
    dueAt: null,
    missedLeadId: null,
    expiresAt: new Date(now.getTime() + 2 * distanceMs),
  });
  return mailed;
}

/** @param cameAt when the newest lead came, which makes the email unique */
async function mail(person: Salesperson, cameAt: Date, now: Date): Promise<boolean> {
  const { uid, profile } = person;
  const to = isWanted("newLead", person) ? mailAddressOf(profile) : null;
  if (to === null || cameAt <= (profile.poolSeenAt ?? profile.createdAt)) return false;
  const id = hashedMailId(["newLead", cameAt.toISOString(), uid].join("/"));
  const data = notificationMail("newLead", uid, salesPaths.pool);
  const order = { id, to, language: profile.language, template: "newLead", data } as const;
  return await queueMail({ db: getFirestore(adminApp) }, order, now);
}
