import type { Role } from "@salvia/domain/account/role";
import { mailTexts } from "@salvia/domain/locales/mailTexts";
import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { calendarFeedSchema, feedTokenIn } from "@salvia/domain/scheduling/calendarFeed";
import { collections } from "@salvia/domain/shared/collections";
import type { Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { getFirestore, type Query } from "firebase-admin/firestore";

import { roleOf } from "../../caller/roleOf.ts";
import { readProfile } from "../../accounts/readProfile.ts";
import { userOrNull } from "../../caller/userOrNull.ts";
import { adminApp } from "../../platform/adminApp.ts";
import { calendarEvent } from "../appointmentMail.ts";
import { calendarFeedFile } from "../calendarFile.ts";
import { hashOf } from "../../platform/hashOf.ts";
import { Refusal } from "../../http/refusal.ts";
import type { HttpRequest, PageReply } from "../../http/route.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { endOf } from "../../caller/endOf.ts";
import { stored } from "../../platform/stored.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { feedDocument } from "./ownFeed.ts";

const week = 7 * 24 * 60 * 60_000;

/** The most appointments that a feed shows. */
const mostEvents = 2000;

/**
 * A person's appointments as an iCalendar file, for everyone who has the address: those since the
 * start of last week. It says what emails about them say, and nothing about patients. A wrong, a
 * revoked and an ended address get the same answer, and the first two cost the same work.
 *
 * A program that has the current file gets a 304 for three reads: of the feed, the account's end, and
 * the profile. That isn't counted, because counting would cost more.
 *
 * @throws Refusal not-found, or rate-limited
 */
export async function readFeed(call: HttpRequest): Promise<PageReply> {
  const document = await feedDocument(feedTokenIn(call.path) ?? "").get();
  const feed = stored(calendarFeedSchema, document);
  const reader = feed && (await currentReader(feed.uid, call.now));
  // The same for a week, so that time alone seldom changes the file.
  const from = (Math.floor(call.now.getTime() / week) - 1) * week;
  const etag = `"${hashOf([document.updateTime?.valueOf(), reader, from])}"`;
  const headers = { "Cache-Control": "private, no-cache", ETag: etag };
  // A proxy that compresses the file has made the tag a weak one.
  if (reader !== null && call.header("if-none-match")?.includes(etag)) {
    return { text: "", status: 304, headers };
  }
  await countRequest("calendarFeed", call, document.id);
  if (reader === null) throw new Refusal("not-found");
  const { uid, role, language } = reader;
  if (role === "member") await refuseIfOff("memberArea");
  const participant = role === "medical" ? "clinicianId" : "patientId";
  const { docs } = await appointmentsOf(uid, role, new Date(from)).get();
  const events = docs.flatMap((found) => {
    const appointment = stored(appointmentSchema, found);
    return appointment === null || appointment.status === "cancelled"
      ? []
      : [calendarEvent(participant, found.id, appointment, language)];
  });
  const name = `${brand.name}: ${mailTexts[language].appointment.summary}`;
  return {
    text: calendarFeedFile(name, events, { name: brand.name, email: brand.email }),
    status: 200,
    headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" },
  };
}

type Reader = { uid: string; role: Extract<Role, "medical" | "member">; language: Language };

/** The owner of a feed, if they may have appointments and still have access; null for all others. */
async function currentReader(uid: string, now: Date): Promise<Reader | null> {
  const user = await userOrNull(uid);
  const role = user === null || user.disabled ? null : roleOf(user);
  if (role !== "medical" && role !== "member") return null;
  // No sign-in began then, so only the account's end date counts.
  const end = await endOf({ uid, role, signedInAt: 0 }, now);
  if (end !== null) return null;
  const { language } =
    readProfile(await getFirestore(adminApp).collection(collections.users).doc(uid).get()) ?? {};
  return language === undefined ? null : { uid, role, language };
}

function appointmentsOf(uid: string, role: Reader["role"], from: Date): Query {
  const all = getFirestore(adminApp).collection(collections.appointments);
  const own =
    role === "medical"
      ? all.where("clinicianId", "==", uid).where("status", "in", ["pending", "confirmed", "done"])
      : all.where("patientId", "==", uid);
  return own.where("startsAt", ">=", from).orderBy("startsAt").limit(mostEvents);
}
