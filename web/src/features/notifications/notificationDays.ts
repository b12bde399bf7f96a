import { dayIn } from "../../lib/time/plainDay.ts";
import type { NotificationRow } from "./notifications.data.ts";

/** The kinds of which many can arrive on a day. */
const groupedKinds = [
  "newLead",
  "leadHandedOver",
  "newEnquiry",
  "conversion",
  "appointmentRequested",
  "appointmentConfirmed",
  "appointmentMoved",
  "appointmentCanceled",
  "appointmentReminder",
  "newMessage",
] as const;

export type GroupedKind = (typeof groupedKinds)[number];

/** One notification, or at least three of a day and kind. Never empty, newest first. */
type NotificationGroup = {
  kind: GroupedKind | null;
  newest: NotificationRow;
  rows: readonly NotificationRow[];
};

export type NotificationDay = { day: string; groups: readonly NotificationGroup[] };

/** Two of a kind still say more one by one. */
const fewestInGroup = 3;

/** Notifications, which come newest first, by days of a time zone and by kind. */
export function notificationDays(
  rows: readonly NotificationRow[],
  zone: string | undefined,
): readonly NotificationDay[] {
  const days = new Map<string, NotificationRow[]>();
  for (const row of rows) {
    const day = dayIn(row.at, zone);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, groups: groupsOf(ofDay) }));
}

function groupsOf(rows: readonly NotificationRow[]): readonly NotificationGroup[] {
  const groups: NotificationGroup[] = [];
  for (const row of rows) {
    const kind = groupedKinds.find((each) => each === row.kind) ?? null;
    const same = rows.filter((each) => each.kind === row.kind);
    if (kind === null || same.length < fewestInGroup) {
      groups.push({ kind: null, newest: row, rows: [row] });
    } else if (same[0] === row) {
      groups.push({ kind, newest: row, rows: same });
    }
  }
  return groups;
}
