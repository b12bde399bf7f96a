import { newNotification, type LeadNotificationKind } from "@salvia/domain/mail/notification";
import { expect, test } from "vitest";

import { notificationDays } from "./notificationDays.ts";
import type { NotificationRow } from "./notifications.data.ts";

function row(id: string, at: string, kind: LeadNotificationKind = "newLead"): NotificationRow {
  return { id, ...newNotification({ kind, leadId: `lead-${id}`, at: new Date(at) }) };
}

function ids(rows: readonly NotificationRow[], zone?: string) {
  return notificationDays(rows, zone).map(({ day, groups }) => [
    day,
    groups.map((group) => group.rows.map(({ id }) => id).join("+")),
  ]);
}

test("groups three of a kind of one day where the newest is, whatever comes between", () => {
  const rows = [
    row("a", "2026-11-21T15:00:00Z", "newEnquiry"),
    row("b", "2026-11-21T14:00:00Z"),
    row("c", "2026-11-21T13:00:00Z", "newEnquiry"),
    row("d", "2026-11-21T12:00:00Z"),
    row("e", "2026-11-21T11:00:00Z"),
    row("f", "2026-11-20T11:00:00Z"),
  ];
  expect(ids(rows, "UTC")).toEqual([
    ["2026-11-21", ["a", "b+d+e", "c"]],
    ["2026-11-20", ["f"]],
  ]);
});

test("divides days at the midnight of the reader", () => {
  const rows = [
    row("a", "2026-11-21T23:30:00Z"),
    row("b", "2026-11-21T22:30:00Z"),
    row("c", "2026-11-21T22:00:00Z"),
  ];
  expect(ids(rows, "UTC")).toEqual([["2026-11-21", ["a+b+c"]]]);
  expect(ids(rows, "Europe/Madrid")).toEqual([
    ["2026-11-22", ["a"]],
    ["2026-11-21", ["b", "c"]],
  ]);
});

test("never groups reminders of steps, whose counts differ", () => {
  const at = new Date("2026-11-21T08:00:00Z");
  const due = newNotification({ kind: "stepsDue", count: 2, at });
  const rows = ["a", "b", "c"].map((id): NotificationRow => Object.assign({ id }, due));
  expect(ids(rows, "UTC")).toEqual([["2026-11-21", ["a", "b", "c"]]]);
});
