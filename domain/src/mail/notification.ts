import * as z from "zod/mini";

import { appointmentModes, type AppointmentMode } from "../scheduling/appointment.ts";
import { collections } from "../shared/collections.ts";

/**
 * The kinds of notification for salespeople: a new lead waits in the pool (stored by earlier
 * releases, and the pool's email); a colleague handed over a lead; a known person wrote again; one of
 * their leads became a client; a colleague mentioned them in a note, or replied to theirs.
 */
export const leadNotificationKinds = [
  "newLead",
  "leadHandedOver",
  "newEnquiry",
  "conversion",
  "mention",
  "noteReply",
] as const;

export type LeadNotificationKind = (typeof leadNotificationKinds)[number];

export const appointmentNotificationKinds = [
  "appointmentRequested",
  "appointmentMoveRequested",
  "appointmentConfirmed",
  "appointmentMoved",
  "appointmentNotMoved",
  "appointmentCanceled",
  "appointmentReminder",
] as const;

/** To a patient on a waiting list: a time that they can request became free. */
export const offerNotificationKind = "timeOffered";

/**
 * To a salesperson, with how many: steps that are due or overdue, in the morning; leads of the pool
 * that an administrator has assigned to them.
 */
const countNotificationKinds = ["stepsDue", "leadsAssigned"] as const;

export type AppointmentNotificationKind = (typeof appointmentNotificationKinds)[number];

/** The kinds of notification about messages: a new one; some that no one has read any more. */
export const messageNotificationKinds = ["newMessage", "messagesUnread"] as const;

export type MessageNotificationKind = (typeof messageNotificationKinds)[number];

/** The kinds of notification about a request for treatment: to its clinician; to its member. */
export const treatmentNotificationKinds = ["treatmentRequested", "treatmentAnswered"] as const;

export type TreatmentNotificationKind = (typeof treatmentNotificationKinds)[number];

const common = {
  /** The time of the event. */
  at: z.date(),
  /** When the recipient marked it as read; null until then. */
  readAt: z.nullable(z.date()),
  /** When Firestore deletes it, read or not. */
  expireAt: z.date(),
};

const id = z.string().check(z.minLength(1));

/**
 * A notification as stored in `notifications/{uid}/items/{id}`, timestamps as `Date`. Created by
 * the server. It contains nothing about a person: users who may read the lead, the appointment,
 * the conversation, or the request find that there.
 */
export const notificationSchema = z.union([
  z.strictObject({
    kind: z.enum(leadNotificationKinds),
    leadId: id,
    /** The uid of who wrote the note. Left out in other kinds, and if it stands for several. */
    authorId: z.optional(id),
    ...common,
  }),
  z.strictObject({ kind: z.enum(appointmentNotificationKinds), appointmentId: id, ...common }),
  z.strictObject({ kind: z.enum(messageNotificationKinds), conversationId: id, ...common }),
  z.strictObject({ kind: z.enum(treatmentNotificationKinds), requestId: id, ...common }),
  z.strictObject({
    kind: z.enum(countNotificationKinds),
    count: z.int().check(z.gte(1)),
    ...common,
  }),
  z.strictObject({
    kind: z.literal(offerNotificationKind),
    clinicianId: id,
    startsAt: z.date(),
    mode: z.enum(appointmentModes),
    ...common,
  }),
]);

export type Notification = z.infer<typeof notificationSchema>;

export type NotificationKind = Notification["kind"];

/** How long a notification is kept, in milliseconds. */
const notificationLifetime = 90 * 24 * 60 * 60 * 1000;

type Subject =
  | { kind: LeadNotificationKind; leadId: string; authorId?: string }
  | { kind: AppointmentNotificationKind; appointmentId: string }
  | { kind: MessageNotificationKind; conversationId: string }
  | { kind: TreatmentNotificationKind; requestId: string }
  | { kind: (typeof countNotificationKinds)[number]; count: number }
  | OfferedTime;

/** A time that is offered to a patient on a waiting list. */
export type OfferedTime = {
  kind: typeof offerNotificationKind;
  clinicianId: string;
  startsAt: Date;
  mode: AppointmentMode;
};

/** An unread notification. */
export function newNotification(what: Subject & { at: Date }): Notification {
  return { ...what, readAt: null, expireAt: new Date(what.at.getTime() + notificationLifetime) };
}

/** The name of the collection of notifications below a user's id. */
export const notificationItems = "items";

export function notificationsPath(uid: string): string {
  return `${collections.notifications}/${uid}/${notificationItems}`;
}
