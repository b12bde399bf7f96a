import { collections } from "@salvia/domain/shared/collections";
import { salesPaths } from "@salvia/domain/site/paths";
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
} from "firebase-admin/firestore";

import { mailAddressOf } from "../accounts/mailed/mailAddressOf.ts";
import { readProfile } from "../accounts/readProfile.ts";
import { storedStats } from "../leads/storedStats.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import type { MailData } from "../mail/render/mailData.ts";
import { pages } from "../platform/pages.ts";
import { monthReport } from "./monthReport.ts";

/**
 * The users whose report was queued, the number who had theirs before, and those whose report
 * failed.
 */
export type Reported = { sent: string[]; earlier: number; failed: string[] };

type Place = {
  firestore: Firestore;
  /** The origin of the site, such as https://www.example.com. */
  origin: string;
};

const pageSize = 100;

/**
 * Emails a month's figures to every salesperson who wants them and has a report due. Each email's
 * ID derives from reader and month, so no report is sent twice. A failure for one reader does not
 * affect the others.
 *
 * @param dueTo the month of the report that is due in a time zone, or null
 */
export async function sendReports(
  place: Place,
  dueTo: (timezone: string) => string | null,
  now: Date,
): Promise<Reported> {
  const reported: Reported = { sent: [], earlier: 0, failed: [] };
  const wanting = place.firestore
    .collection(collections.users)
    .where("notifications.monthlyReport", "==", true)
    .orderBy(FieldPath.documentId());
  for await (const page of pages(wanting, pageSize)) {
    for (const { uid, end } of await Promise.all(endsOf(page))) {
      if (end === "earlier") reported.earlier += 1;
      else if (end !== "none") reported[end].push(uid);
    }
  }
  return reported;

  function endsOf({ docs }: QuerySnapshot) {
    return docs.map(async (profile) => ({
      uid: profile.id,
      end: await reportTo(place, profile, dueTo, now).catch(() => "failed" as const),
    }));
  }
}

/** @returns `none` if no report is due, or the user is not a salesperson */
async function reportTo(
  { firestore, origin }: Place,
  document: DocumentSnapshot,
  dueTo: (timezone: string) => string | null,
  now: Date,
): Promise<"sent" | "earlier" | "failed" | "none"> {
  const uid = document.id;
  const profile = readProfile(document);
  const to = profile && mailAddressOf(profile);
  const month = profile && dueTo(profile.timezone);
  if (profile === null || to === null || month === null) return "none";
  const id = hashedMailId(["monthlyReport", month, uid].join("/"));
  const [mail, staff, stats] = await firestore.getAll(
    firestore.collection(collections.mail).doc(id),
    firestore.collection(collections.staff).doc(uid),
    firestore.collection(collections.salesStats).doc(uid),
  );
  if (mail?.exists) return "earlier";
  if (staff?.get("role") !== "sales") return "none";
  const kept = stats && storedStats(stats);
  if (!kept) return "failed";
  const data: MailData["monthlyReport"] = {
    link: origin + salesPaths.home,
    settingsLink: origin + salesPaths.settings,
    subscription: { uid, setting: "monthlyReport" },
    report: monthReport(kept.figures, month),
  };
  const order = { id, to, template: "monthlyReport", language: profile.language, data } as const;
  return (await queueMail({ db: firestore }, order, now)) ? "sent" : "earlier";
}
