import { auditEntrySchema, type AuditEntry } from "@salvia/domain/audit/auditEntry";
import type { Lead } from "@salvia/domain/lead/lead";
import type { NextStep } from "@salvia/domain/lead/nextStep";
import {
  newNotification,
  notificationSchema,
  notificationsPath,
  type Notification,
} from "@salvia/domain/mail/notification";
import { conversationId } from "@salvia/domain/member/conversation";
import type { Appointment } from "@salvia/domain/scheduling/appointment";

import { demoAppointments } from "./demoAppointments.ts";
import { demoTreatmentRequests } from "./demoPatientRequests.ts";
import { day, minute } from "./demoTimes.ts";

const hour = 60 * minute;

const admin = "demo-admin";

type Action<Entry = AuditEntry> = Entry extends AuditEntry ? Omit<Entry, "at"> : never;

/** The demo's audit log by id: some weeks of it, most of it lately. The same for the same `now`. */
export function demoAuditLog(now: Date): ReadonlyMap<string, AuditEntry> {
  const actions = logged.map(([hoursAgo, action]) =>
    Object.assign({ at: new Date(now.getTime() - hoursAgo * hour) }, action),
  );
  const openings = recordOpenings(demoAppointments(now), now);
  const entries = [...actions, ...openings].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return new Map(
    entries.map((entry, index) => [
      `demo-entry-${String(index + 1).padStart(3, "0")}`,
      auditEntrySchema.parse(entry),
    ]),
  );
}

/** Clinicians open a record shortly before its appointment, once at short notice. */
function recordOpenings(appointments: ReadonlyMap<string, Appointment>, now: Date): AuditEntry[] {
  const past = [...appointments].filter(
    ([, { status, startsAt }]) => status === "done" && now.getTime() - startsAt.getTime() < 3 * day,
  );
  return past.map(([appointmentId, { startsAt, patientId, clinicianId }], index) => ({
    action: "recordOpened",
    appointmentId,
    startsAt,
    flagged: index === 1,
    reason: index === 1 ? "Called this morning with chest pain" : null,
    uid: patientId,
    by: clinicianId,
    at: new Date(startsAt.getTime() - (index % 4) * minute),
  }));
}

/** What was done, and how many hours ago. */
const logged: readonly (readonly [hoursAgo: number, action: Action])[] = [
  [0.5, { action: "leadsAssigned", to: "demo-sales2", count: 12, uid: "demo-sales2", by: admin }],
  [0.6, { action: "leadsAssigned", to: "demo-sales", count: 15, uid: "demo-sales", by: admin }],
  [1.2, exported("demo-sales", "mine", 136)],
  [3.4, { action: "leadsImported", count: 38, uid: "demo-sales2", by: "demo-sales2" }],
  [5.1, accountsListed("sales")],
  [5.2, accountsListed(null)],
  [9, { action: "leadConverted", leadId: "demo-0093", member: "invited", ...by("demo-sales") }],
  [26, roleChanged("demo-doctor3", "member", "medical")],
  [26.2, { action: "accountInvited", role: "medical", uid: "demo-doctor3", by: admin }],
  [27.5, exported(admin, "all", 300)],
  [30, { action: "treatmentChanged", added: ["demo-doctor2"], removed: [], ...toMember() }],
  [49, { action: "importUndone", removed: 36, kept: 2, ...by("demo-sales2") }],
  [49.5, { action: "leadsImported", count: 38, ...by("demo-sales2") }],
  [52, { action: "leadsMerged", keptId: "demo-0031", otherId: "demo-0207", ...by(admin) }],
  [53, { action: "assignmentRulesChanged", isOn: false, ...by(admin) }],
  [72, { action: "switchesChanged", feature: "phone", off: false, ...by(admin) }],
  [75, { action: "switchesChanged", feature: "phone", off: true, ...by(admin) }],
  [97, { action: "patientsImported", added: 24, changed: 2, ...by(admin) }],
  [120, { action: "accountEnabled", uid: "demo-sales2", by: admin }],
  [149, { action: "workHandedOver", to: "demo-sales", uid: "demo-sales2", by: admin }],
  [150, { action: "accountDisabled", uid: "demo-sales2", by: admin }],
  [170, { action: "personExported", count: 9, uid: "demo-0100", by: admin }],
  [194, endDateChanged("2031-01-31", null)],
  [200, endDateChanged(null, "2031-01-31")],
  [24 * 30, roleChanged("demo-sales2", null, "sales")],
  [24 * 30 + 1, roleChanged("demo-sales", null, "sales")],
  [24 * 31, { ...roleChanged(admin, null, "admin"), by: "setup" }],
];

function by(uid: string) {
  return { uid, by: uid };
}

function toMember() {
  return { uid: "demo-member", by: admin };
}

function exported(uid: string, view: "mine" | "all", count: number): Action {
  const any = { owner: null, status: null, kind: null, plan: null, source: null, phone: null };
  return { action: "leadsExported", filter: { view, ...any, searched: false }, count, ...by(uid) };
}

function accountsListed(role: "sales" | null): Action {
  return { action: "accountsListed", role, isSearch: false, ...by(admin) };
}

type Role = Extract<AuditEntry, { action: "roleChanged" }>["to"];

function roleChanged(uid: string, from: Role, to: Role) {
  return { action: "roleChanged", from, to, uid, by: admin } as const;
}

function endDateChanged(from: string | null, to: string | null): Action {
  return { action: "endDateChanged", from, to, uid: "demo-sales2", by: admin };
}

type Stored = {
  leads: ReadonlyMap<string, Lead>;
  appointments: ReadonlyMap<string, Appointment>;
  nextSteps: ReadonlyMap<string, NextStep>;
};

/**
 * The demo users' notifications by path: for each some of today, not read yet, and some read ones of
 * the days before. The same for the same `now`.
 */
export function demoNotifications(stored: Stored, now: Date): [string, Notification][] {
  const all = {
    "demo-sales": salesNotifications("demo-sales", stored, now),
    "demo-sales2": salesNotifications("demo-sales2", stored, now),
    "demo-doctor": clinicianNotifications("demo-doctor", stored, now),
    "demo-member": memberNotifications("demo-member", stored, now),
  };
  return Object.entries(all).flatMap(([uid, own]) =>
    own.map(({ hoursAgo, isRead = hoursAgo > 24, ...what }, index): [string, Notification] => {
      const at = new Date(now.getTime() - hoursAgo * hour);
      const readAt = isRead ? new Date(at.getTime() + Math.min(1, hoursAgo / 2) * hour) : null;
      const notification = { ...newNotification({ ...what, at }), readAt };
      const id = `demo-notification-${String(index + 1).padStart(2, "0")}`;
      return [`${notificationsPath(uid)}/${id}`, notificationSchema.parse(notification)];
    }),
  );
}

type Subject<What = Parameters<typeof newNotification>[0]> = What extends unknown
  ? Omit<What, "at"> & { hoursAgo: number; isRead?: boolean }
  : never;

function salesNotifications(uid: string, { leads, nextSteps }: Stored, now: Date): Subject[] {
  const today = now.toISOString().slice(0, 10);
  const own = [...leads].filter(([, { ownerId }]) => ownerId === uid);
  const [first, second, third, fourth] = own.flatMap(([id, { kind }]) =>
    kind === "lead" ? [id] : [],
  );
  const client = own.find(([, { kind }]) => kind === "client")?.[0];
  const due = [...nextSteps.values()].filter(
    ({ ownerId, dueOn, doneAt }) => ownerId === uid && doneAt === null && dueOn <= today,
  );
  const subjects = [
    first && { kind: "newEnquiry" as const, leadId: first, hoursAgo: 1.5 },
    second && { kind: "leadHandedOver" as const, leadId: second, hoursAgo: 2.5 },
    due.length > 0 && { kind: "stepsDue" as const, count: due.length, hoursAgo: 5 },
    client && { kind: "conversion" as const, leadId: client, hoursAgo: 26 },
    third && { kind: "leadHandedOver" as const, leadId: third, hoursAgo: 28 },
    fourth && { kind: "leadHandedOver" as const, leadId: fourth, hoursAgo: 28.1 },
    { kind: "stepsDue" as const, count: 4, hoursAgo: 29 },
    { kind: "stepsDue" as const, count: 2, hoursAgo: 53 },
  ];
  return subjects.filter((subject) => typeof subject === "object");
}

function clinicianNotifications(uid: string, { appointments }: Stored, now: Date): Subject[] {
  const own = [...appointments].filter(([, { clinicianId }]) => clinicianId === uid);
  const requested = own.filter(([, { status, requestedBy }]) => {
    return status === "pending" && requestedBy !== uid;
  });
  const canceled = own.findLast(([, { status }]) => status === "cancelled")?.[0];
  const [request] = demoTreatmentRequests(now).keys();
  const subjects = [
    ...requested.slice(0, 3).map(([appointmentId, { createdAt }]): Subject => ({
      kind: "appointmentRequested",
      appointmentId,
      hoursAgo: Math.min(20, (now.getTime() - createdAt.getTime()) / hour),
    })),
    {
      kind: "newMessage" as const,
      conversationId: conversationId({ patientId: "demo-member", clinicianId: uid }),
      hoursAgo: 3,
    },
    request !== undefined && {
      kind: "treatmentRequested" as const,
      requestId: request,
      hoursAgo: 23.5,
    },
    canceled !== undefined && {
      kind: "appointmentCanceled" as const,
      appointmentId: canceled,
      hoursAgo: 30,
    },
  ];
  return subjects.filter((subject) => typeof subject === "object");
}

function memberNotifications(uid: string, { appointments }: Stored, now: Date): Subject[] {
  const own = [...appointments].filter(([, { patientId }]) => patientId === uid);
  const next = own.find(
    ([, { status, startsAt }]) => status === "confirmed" && startsAt > now,
  )?.[0];
  const subjects = [
    next !== undefined && {
      kind: "appointmentReminder" as const,
      appointmentId: next,
      hoursAgo: 23,
      isRead: false,
    },
    {
      kind: "newMessage" as const,
      conversationId: conversationId({ patientId: uid, clinicianId: "demo-doctor" }),
      hoursAgo: 29,
    },
    next !== undefined && {
      kind: "appointmentConfirmed" as const,
      appointmentId: next,
      hoursAgo: 50,
    },
  ];
  return subjects.filter((subject) => typeof subject === "object");
}
