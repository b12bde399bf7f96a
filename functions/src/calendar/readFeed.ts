import type { Role } from "@salvia/domain/account/role";
import { mailTexts } from "@salvia/domain/locales/mailTexts";
import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { calendarFeedSchema, feedTokenIn } from "@salvia/domain/scheduling/calendarFeed";
import { collections } from "@salvia/domain/shared/collections";
import { brand } from "@salvia/domain/site/brand";
import { getFirestore, type Query } from "firebase-admin/firestore";

import { roleOf } from "../accounts/access/roleOf.ts";
import { readProfile } from "../accounts/readProfile.ts";
import { userOrNull } from "../accounts/userOrNull.ts";
import { adminApp } from "../adminApp.ts";
import { calendarEvent } from "../appointments/appointmentMail.ts";
import { calendarFeedFile } from "../appointments/calendarFile.ts";
import { Refusal } from "../http/refusal.ts";
import type { HttpRequest, PageReply } from "../http/route.ts";
import { countRequest } from "../limits/countRequest.ts";
import { endOf } from "../sessions/endOf.ts";
import { stored } from "../stored.ts";
import { refuseIfOff } from "../switches/featureSwitches.ts";
import { feedDocument } from "./ownFeed.ts";

const day = 24 * 60 * 60_000;

/** Which appointments a feed shows: those of the past week and the next two months. */
const shown = { before: 7 * day, after: 60 * day };

/** The most appointments that a feed shows. */
const mostEvents = 500;

/**
 * A person's appointments as an iCalendar file, for everyone who has the address. It says what emails
 * about them say, and nothing about patients. A wrong, a revoked and an ended address get the same
 * answer, and the first two cost the same work.
 *
 * @throws Refusal not-found, or rate-limited
 */
export async function readFeed(call: HttpRequest): Promise<PageReply> {
  const document = feedDocument(feedTokenIn(call.path) ?? "");
  await countRequest("calendarFeed", call, document.id);
  const feed = stored(calendarFeedSchema, await document.get());
  const role = feed && (await currentRole(feed.uid, call.now));
  if (feed === null || role === null) throw new Refusal("not-found");
  if (role === "member") await refuseIfOff("memberArea");
  const firestore = getFirestore(adminApp);
  const profile = readProfile(await firestore.collection(collections.users).doc(feed.uid).get());
  if (profile === null) throw new Refusal("not-found");
  const { language } = profile;
  const participant = role === "medical" ? "clinicianId" : "patientId";
  const { docs } = await appointmentsOf(feed.uid, role, call.now).get();
  const events = docs.flatMap((found) => {
    const appointment = stored(appointmentSchema, found);
    return appointment === null || appointment.status === "cancelled"
      ? []
      : [calendarEvent(participant, found.id, appointment, language)];
  });
  const name = `${brand.name}: ${mailTexts[language].appointment.summary}`;
  return {
    text: calendarFeedFile(name, events, { name: brand.name, email: brand.email }),
    type: "text/calendar; charset=utf-8",
  };
}

/** The role of an account that may have appointments and still has access; null for all others. */
async function currentRole(
  uid: string,
  now: Date,
): Promise<Extract<Role, "medical" | "member"> | null> {
  const user = await userOrNull(uid);
  const role = user === null || user.disabled ? null : roleOf(user);
  if (role !== "medical" && role !== "member") return null;
  // No sign-in began then, so only the account's end date counts.
  const end = await endOf({ uid, role, signedInAt: 0 }, now);
  return end === null ? role : null;
}

function appointmentsOf(uid: string, role: "medical" | "member", now: Date): Query {
  const all = getFirestore(adminApp).collection(collections.appointments);
  const own =
    role === "medical"
      ? all.where("clinicianId", "==", uid).where("status", "in", ["pending", "confirmed", "done"])
      : all.where("patientId", "==", uid);
  return own
    .where("startsAt", ">=", new Date(now.getTime() - shown.before))
    .where("startsAt", "<", new Date(now.getTime() + shown.after))
    .orderBy("startsAt")
    .limit(mostEvents);
}
