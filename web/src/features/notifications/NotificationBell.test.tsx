import { newNotification, type LeadNotificationKind } from "@salvia/domain/mail/notification";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { FirebaseError } from "firebase/app";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { type Source } from "../../firebase/liveQuery/source.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../ui/StaffName.tsx";
import { NotificationBell } from "./NotificationBell.tsx";
import type { NotificationArea } from "./NotificationList.tsx";
import {
  markRead,
  newInPool,
  recentNotifications,
  unreadNotifications,
  type NotificationPage,
  type NotificationRow,
} from "./notifications.data.ts";

vi.mock("./notifications.data.ts", () => ({
  markRead: vi.fn(),
  newInPool: vi.fn(),
  recentNotifications: vi.fn(),
  unreadNotifications: vi.fn(),
}));

const unread = feed();
const recent = feed();
const pool = feed();

beforeEach(() => {
  // Notifications of one moment keep their order, and none is of yesterday.
  vi.setSystemTime("2026-05-04T12:00:00");
  vi.mocked(markRead).mockResolvedValue();
  vi.mocked(unreadNotifications).mockReturnValue(unread.source);
  vi.mocked(recentNotifications).mockReturnValue(recent.source);
  vi.mocked(newInPool).mockReturnValue(pool.source);
});

/** A live page of notifications that the test controls. */
function feed() {
  let subscription: {
    onValue: (page: NotificationPage) => void;
    onError: (error: unknown) => void;
  };
  const source: Source<NotificationPage> = (onValue, onError) => {
    subscription = { onValue, onError };
    return () => {};
  };
  return {
    source,
    emit: (rows: readonly NotificationRow[], fresh = true) =>
      act(() => subscription.onValue({ rows, fresh })),
    fail: (error: unknown) => act(() => subscription.onError(error)),
  };
}

function row(
  id: string,
  minutesAgo: number,
  kind: LeadNotificationKind = "newLead",
): NotificationRow {
  const at = new Date(Date.now() - minutesAgo * 60_000);
  return { id, ...newNotification({ kind, leadId: `lead-${id}`, at }) };
}

function readRow(id: string, minutesAgo: number): NotificationRow {
  return { ...row(id, minutesAgo), readAt: new Date() };
}

const area: NotificationArea = {
  about: "leads",
  appointmentPath: (id) => `/medical/appointments/${id}`,
  conversationPath: (id) => `/medical/messages/${id}`,
  renderLead: (id) => `The person of ${id}`,
  renderPartner: (about, id) => `The other one of ${about} ${id}`,
  renderAppointment: (id) => `The one of ${id}`,
  renderOffer: ({ clinicianId }) => `A time of ${clinicianId}`,
};

const bell = () => screen.findByRole("button", { name: /^Notifications/ });
const panel = async () => within(await screen.findByRole("dialog", { name: "Notifications" }));

async function ring(rows: readonly NotificationRow[]) {
  const { user } = renderInPortal(<NotificationBell uid="ana" area={area} poolSeenAt={null} />);
  await bell();
  unread.emit(rows);
  // The first values show a moment later: React subscribes only after it has painted.
  const name = rows.length === 0 ? "Notifications" : `Notifications: ${rows.length} unread`;
  await screen.findByRole("button", { name });
  return user;
}

/** Opens the list, and waits until it shows the rows. */
async function openList(user: UserEvent, rows: readonly NotificationRow[]) {
  await user.click(await bell());
  await panel();
  recent.emit(rows);
  await (await panel()).findAllByRole("listitem");
}

test("shows how many are unread, and says so when there are more than nine", async () => {
  await ring([]);
  expect((await bell()).getAttribute("aria-label")).toBe("Notifications");
  unread.emit([row("a", 1)]);
  expect((await bell()).getAttribute("aria-label")).toBe("Notifications: 1 unread");
  unread.emit(Array.from({ length: 10 }, (_, at) => row(String(at), at)));
  expect((await bell()).getAttribute("aria-label")).toBe("Notifications: more than 9 unread");
  expect(screen.getByText("9+")).toBeDefined();
});

test("announces notifications that arrive, but not earlier ones", async () => {
  await ring([row("a", 60)]);
  expect(announcements()).toEqual([]);
  unread.emit([row("b", 0, "leadHandedOver"), row("a", 60)]);
  expect(announcements()).toEqual(["A lead was handed over to you. Unread: 2"]);
  unread.emit([row("a", 60)]);
  expect(announcements()).toEqual(["A lead was handed over to you. Unread: 2"]);
  unread.emit([]);
  await waitFor(() => expect(announcements()).toEqual([]));
});

test("describes each notification with its lead and time, and links it to the lead", async () => {
  const user = await ring([row("a", 5), row("old", 9_000, "conversion")]);
  await openList(user, [row("a", 5), readRow("b", 90)]);
  const links = (await panel()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [
      expect.stringMatching(
        /^Unread: A new lead is waiting in the poolThe person of lead-a5 minutes ago/,
      ),
      "/sales/leads/lead-a",
    ],
    [expect.stringMatching(/^A new lead is waiting in the pool/), "/sales/leads/lead-b"],
    [expect.stringMatching(/^Unread: One of your leads is now a client/), "/sales/leads/lead-old"],
  ]);
});

test("names who mentioned the reader, and no one who has left", async () => {
  const names = {
    get: (uid: string) => (uid === "lucia" ? "Lucía Ferrer" : null),
    ask: () => {},
    subscribe: () => () => {},
  };
  const { user } = renderInPortal(
    <StaffNamesContext value={names}>
      <NotificationBell uid="ana" area={area} poolSeenAt={null} />
    </StaffNamesContext>,
  );
  await bell();
  unread.emit([]);
  const of = (id: string, kind: LeadNotificationKind, authorId?: string) => ({
    ...row(id, 0, kind),
    ...(authorId === undefined ? {} : { authorId }),
  });
  await screen.findByRole("button", { name: "Notifications" });
  unread.emit([of("a", "mention", "lucia")]);
  await waitFor(() =>
    expect(announcements()).toEqual(["Lucía Ferrer mentioned you in a note. Unread: 1"]),
  );
  await openList(user, [
    of("a", "mention", "lucia"),
    of("b", "noteReply", "gone"),
    of("c", "mention"),
  ]);
  const links = (await panel()).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Unread: Lucía Ferrer mentioned you in a noteThe person of lead-a/),
    expect.stringMatching(/^Unread: A colleague replied to your note/),
    expect.stringMatching(/^Unread: A colleague mentioned you in a note/),
  ]);
  expect((await panel()).getAllByRole("link")[0]?.getAttribute("href")).toBe("/sales/leads/lead-a");
});

test("links a notification about an appointment, with what the portal knows about it", async () => {
  const at = new Date(Date.now() - 5 * 60_000);
  const what = { kind: "appointmentMoved", appointmentId: "a1", at } as const;
  const moved = { id: "a", ...newNotification(what) };
  const user = await ring([moved]);
  await openList(user, [moved]);
  const link = (await panel()).getByRole("link");
  expect(link.textContent).toMatch(/^Unread: Appointment rescheduledThe one of a15 minutes ago/);
  expect(link.getAttribute("href")).toBe("/medical/appointments/a1");
});

test("says who wrote, and links the conversation", async () => {
  const at = new Date(Date.now() - 5 * 60_000);
  const what = { kind: "newMessage", conversationId: "beatriz_camille", at } as const;
  const written = { id: "m1", ...newNotification(what) };
  const user = await ring([written]);
  await openList(user, [written]);
  const link = (await panel()).getByRole("link");
  expect(link.textContent).toContain("New messageThe other one of conversation beatriz_camille");
  expect(link.getAttribute("href")).toBe("/medical/messages/beatriz_camille");
});

test("links an offered time to the form that requests it", async () => {
  const at = new Date(Date.now() - 5 * 60_000);
  const time = { clinicianId: "carla", startsAt: new Date("2040-11-20T10:00:00Z") } as const;
  const what = { kind: "timeOffered", mode: "inPerson", ...time, at } as const;
  const offered = { id: "o1", ...newNotification(what) };
  const user = await ring([offered]);
  await openList(user, [offered]);
  const link = (await panel()).getByRole("link");
  expect(link.textContent).toMatch(/^Unread: An earlier time is availableA time of carla/);
  expect(link.getAttribute("href")).toBe("/member/appointments?offer=o1");
});

test("shows how many leads were assigned at once, and opens the list", async () => {
  const assigned = { kind: "leadsAssigned", count: 300, at: new Date() } as const;
  const item = { id: "l1", ...newNotification(assigned) };
  const user = await ring([item]);
  await openList(user, [item]);
  const link = (await panel()).getByRole("link");
  expect(link.textContent).toMatch(/^Unread: Leads were assigned to you300 leads from the pool/);
  expect(link.getAttribute("href")).toBe("/sales/leads");
});

test("shows how many steps are due, and opens the dashboard", async () => {
  const at = new Date(Date.now() - 5 * 60_000);
  const due = { id: "d1", ...newNotification({ kind: "stepsDue", count: 3, at }) };
  const user = await ring([due]);
  await openList(user, [due]);
  const link = (await panel()).getByRole("link");
  expect(link.textContent).toMatch(/^Unread: Your next steps for today3 steps are due or overdue/);
  expect(link.getAttribute("href")).toBe("/sales");
});

test.each([
  ["treatmentRequested", "A member asks you to treat them", "/medical/calendar"],
  ["treatmentAnswered", "A doctor answered your request", "/member/clinicians"],
] as const)("links %s to where it is answered or shown", async (kind, text, path) => {
  const at = new Date(Date.now() - 5 * 60_000);
  const asked = { id: "t1", ...newNotification({ kind, requestId: "beatriz_camille", at }) };
  const user = await ring([asked]);
  await openList(user, [asked]);
  const link = (await panel()).getByRole("link");
  expect(link.textContent).toContain(`${text}The other one of request beatriz_camille5 minutes`);
  expect(link.getAttribute("href")).toBe(path);
});

test("marks a followed notification as read and closes the list", async () => {
  const user = await ring([row("a", 5)]);
  await openList(user, [row("a", 5), readRow("b", 90)]);
  const [first] = (await panel()).getAllByRole("link");
  if (first !== undefined) await user.click(first);
  expect(marked()).toEqual([["a"]]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("marks a notification by keyboard and keeps the keyboard's place", async () => {
  const user = await ring([row("a", 5), row("b", 6)]);
  await openList(user, [row("a", 5), row("b", 6)]);
  const [mark] = (await panel()).getAllByRole("button", { name: /^Mark as read: / });
  mark?.focus();
  await user.keyboard("{Enter}");
  expect(marked()).toEqual([["a"]]);
  expect(document.activeElement?.textContent).toContain("5 minutes ago");
});

test("groups many of a kind, opens them by keyboard, and marks them together", async () => {
  const user = await ring([row("a", 0), row("b", 0), row("c", 0)]);
  await openList(user, [row("a", 0), row("b", 0), row("c", 0), readRow("d", 0)]);
  const group = (await panel()).getByRole("button", { name: /^Unread: 4 new leads in the pool/ });
  expect((await panel()).queryByRole("link")).toBeNull();
  group.focus();
  await user.keyboard("{Enter}");
  const opened = within((await panel()).getByRole("list", { name: "4 new leads in the pool" }));
  expect(group.getAttribute("aria-controls")).toBe(
    (await panel()).getByRole("list", { name: "4 new leads in the pool" }).id,
  );
  expect(opened.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    ["a", "b", "c", "d"].map((id) => `/sales/leads/lead-${id}`),
  );
  await user.click(
    (await panel()).getByRole("button", { name: "Mark as read: 4 new leads in the pool" }),
  );
  expect(marked()).toEqual([["a", "b", "c"]]);
  expect(document.activeElement).toBe(group);
});

test("heads the notifications of each day, with the time of day", async () => {
  const at = new Date();
  at.setDate(at.getDate() - 1);
  at.setHours(9, 30, 0, 0);
  const long = { ...row("b", 0), at: new Date("2025-03-02T12:00:00Z"), readAt: at };
  const user = await ring([row("now", 0)]);
  await openList(user, [row("now", 0), { ...row("a", 0, "conversion"), at, readAt: at }, long]);
  const days = (await panel()).getAllByRole("heading", { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    "Today",
    "Yesterday",
    "Sun, Mar 2, 2025",
  ]);
  const lists = (await panel()).getAllByRole("list");
  expect(lists[1]?.textContent).toMatch(
    /^One of your leads is now a clientThe person of lead-a9:30.AM$/,
  );
});

test("marks all at once, including those beyond the page", async () => {
  const user = await ring([row("a", 5), row("old", 9_000)]);
  await openList(user, [row("a", 5), readRow("b", 90)]);
  await user.click((await panel()).getByRole("button", { name: "Mark all as read" }));
  expect(marked()).toEqual([["a", "old"]]);
  expect(document.activeElement).toBe((await panel()).getByRole("heading", { level: 2 }));
});

test("counts and announces what came into the pool, and marks it as seen up to the newest", async () => {
  const seenAt = new Date(Date.now() - 24 * 60 * 60_000);
  let know: (seen: Date) => void = () => {};
  function Bell() {
    const [poolSeenAt, setSeen] = useState<Date>();
    know = setSeen;
    return <NotificationBell uid="ana" area={area} poolSeenAt={poolSeenAt} />;
  }
  const inPool = (minutesAgo: number, what: { leadId: string } | { count: number }) => {
    const common = { id: "pool", at: new Date(Date.now() - minutesAgo * 60_000), readAt: null };
    return "count" in what
      ? ({ ...common, kind: "newLeads", ...what } as const)
      : ({ ...common, kind: "newLead", ...what } as const);
  };
  const { user } = renderInPortal(<Bell />);
  await bell();
  unread.emit([row("a", 90, "conversion")]);
  expect(newInPool).not.toHaveBeenCalled();
  act(() => know(seenAt));
  expect(newInPool).toHaveBeenCalledWith(seenAt);
  pool.emit([inPool(60, { leadId: "lead-p" })]);
  await screen.findByRole("button", { name: "Notifications: 2 unread" });
  // It came before the page was opened.
  expect(announcements()).toEqual([]);
  pool.emit([inPool(0, { count: 2 })]);
  expect(announcements()).toEqual(["New leads are waiting in the pool. Unread: 3"]);
  pool.emit([inPool(0, { count: 10 })]);
  expect((await bell()).getAttribute("aria-label")).toBe("Notifications: more than 9 unread");

  await openList(user, [row("a", 90, "conversion")]);
  const [link] = (await panel()).getAllByRole("link");
  expect(link?.textContent).toMatch(
    /^Unread: New leads are waiting in the poolNew: more than 9now/,
  );
  expect(link?.getAttribute("href")).toBe("/sales/leads?view=pool");
  if (link !== undefined) await user.click(link);
  expect(markRead).toHaveBeenCalledExactlyOnceWith("ana", [inPool(0, { count: 10 })]);
});

test("reports when the server refuses", async () => {
  vi.mocked(markRead).mockRejectedValue(new FirebaseError("permission-denied", "no"));
  const user = await ring([row("a", 5)]);
  await openList(user, [row("a", 5)]);
  await user.click((await panel()).getByRole("button", { name: "Mark all as read" }));
  expect((await (await panel()).findByRole("alert")).textContent).toContain("permission");
});

test("distinguishes loading, an unreachable server and an empty list", async () => {
  const user = await ring([]);
  await user.click(await bell());
  expect((await panel()).getByRole("status", { name: "Loading…" })).toBeDefined();
  recent.emit([], false);
  expect((await panel()).getByRole("status").textContent).toContain("can’t be loaded right now");
  recent.emit([]);
  expect((await panel()).getByRole("status").textContent).toContain("No notifications yet");
});

test("explains why a list cannot be read and offers to retry", async () => {
  const user = await ring([]);
  await user.click(await bell());
  await panel();
  recent.fail(new FirebaseError("resource-exhausted", "no"));
  expect((await (await panel()).findByRole("alert")).textContent).toContain("Too many attempts");
  await user.click((await panel()).getByRole("button", { name: "Try again" }));
  recent.emit([row("a", 5)]);
  expect((await panel()).getByRole("listitem")).toBeDefined();
});

function marked(): string[][] {
  return vi.mocked(markRead).mock.calls.map(([, rows]) => rows.map(({ id }) => id));
}

/** The announcements of the live regions next to the bell. */
function announcements(): string[] {
  return screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => text !== "");
}
