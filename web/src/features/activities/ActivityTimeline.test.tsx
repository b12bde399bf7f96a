import type { LeadActivity } from "@salvia/domain/lead/leadActivity";
import { act, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { stubDesktopViewport } from "../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../ui/StaffName.tsx";
import { leadTimeline, type Timeline } from "./activities.data.ts";
import { ActivityTimeline } from "./ActivityTimeline.tsx";

vi.mock("./activities.data.ts", () => ({ leadTimeline: vi.fn() }));

let database: { emit: (change: Partial<Timeline>) => void; fail: (error: unknown) => void };
const names = {
  get: (uid: string) => ({ ana: "Ana Prado", ben: "Ben Osei" })[uid] ?? null,
  ask: () => {},
  subscribe: () => () => {},
};

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(leadTimeline).mockReturnValue((onValue, onError) => {
    const blank: Timeline = { rows: [], more: "none", showMore: () => {}, fresh: true };
    database = {
      emit: (change) => act(() => onValue({ ...blank, ...change })),
      fail: (error) => act(() => onError(error)),
    };
    return () => {};
  });
});

const person = {
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@example.com",
  phone: "+12025550134",
};
const enquiry = {
  kind: "enquiry",
  page: "businesses",
  language: "fr",
  plan: "basic",
  message: "Bonjour",
  company: "Ville & Co.",
  groupSize: 12,
  partnerKind: null,
  consent: null,
  createdAt: new Date(),
} as const satisfies LeadActivity;
const createdAt = new Date();
const byAna = { authorId: "ana", createdAt };
const row = (id: string, activity: LeadActivity, pending = false) => ({ id, activity, pending });

async function open(leadId: string, onReply?: (id: string) => void) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadPage", "quote"]}>
      <StaffNamesContext value={names}>
        <ActivityTimeline leadId={leadId} person={person} onReply={onReply} />
      </StaffNamesContext>
    </NamespaceLoader>,
  );
  await screen.findByText("Timeline");
  return page;
}

const entries = () =>
  within(screen.getByRole("list", { name: /newest first/ }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

const assigned = { kind: "owner", from: null, to: "ana", createdAt } as const;

test("describes entries in words with the names of colleagues", async () => {
  await open("words");
  database.emit({
    rows: [
      row("a", { kind: "call", text: "Call again.", authorId: "gone", createdAt }),
      row("f", { kind: "call", outcome: "reached", minutes: 1, text: "Yes.", ...byAna }),
      row("g", { kind: "call", outcome: "leftMessage", ...byAna }),
      row("h", { kind: "email", ...byAna }),
      row("l", { kind: "step", title: "Call back", ...byAna }),
      row("b", { kind: "status", from: "new", to: "quoted", ownerId: "ana", createdAt }),
      row("c", { kind: "owner", from: "ben", to: "ana", createdAt }),
      row("d", { kind: "owner", from: null, to: "ben", createdAt }),
      row("i", { ...assigned, rule: { language: "es", country: null } }),
      row("j", { ...assigned, rule: { language: "es", country: "MX" } }),
      row("e", enquiry),
      row("k", {
        kind: "quote",
        plan: "basic",
        adults: 2,
        children: 1,
        authorId: "ana",
        createdAt,
      }),
    ],
  });
  expect(entries()).toEqual([
    expect.stringMatching(/^todayCall.*Call again\.Someone who no longer works here$/),
    expect.stringMatching(/Reached · 1 minuteYes\.Ana Prado$/),
    expect.stringMatching(/^Call.*[PA]MLeft a messageAna Prado$/),
    expect.stringMatching(/^Email.*Ana Prado$/),
    expect.stringMatching(/^Step done.*Call backAna Prado$/),
    expect.stringMatching(/From “New” to “Quoted”Ana Prado$/),
    expect.stringMatching(/Ben Osei handed it over to Ana Prado$/),
    expect.stringMatching(/Ben Osei claimed it from the pool$/),
    expect.stringMatching(/Assigned automatically to Ana Prado: speaks Spanish and had the fewest/),
    expect.stringMatching(/Assigned automatically to Ana Prado: rule for Mexico, speaks Spanish/),
    expect.stringMatching(/BonjourFrom the page for businesses.*French.*Ville & Co\. · 12 people/),
    expect.stringMatching(/^Quote.*Basic: 2 adults and 1 childAna Prado$/),
  ]);
});

test("shows an email that the portal sent, with its subject and what became of it", async () => {
  await open("mail");
  const states = ["queued", "sent", "failed", "bounce", "complaint"] as const;
  const rows = states.map((state) => {
    const mail = { id: state, subject: `About ${state}`, state };
    return row(state, { kind: "email", text: "Hello Inés", mail, ...byAna });
  });
  database.emit({ rows });
  const shown = screen.getAllByRole("listitem");
  expect(shown[0]?.textContent).toMatch(/Email.*About queued.*Hello Inés.*Ana Prado.*Waiting/);
  expect(shown.map(({ textContent }) => /[A-Z][a-z ]+$/.exec(textContent)?.[0])).toEqual([
    "Waiting to be sent",
    "Sent",
    "Not delivered",
    "Bounced",
    "Reported as spam",
  ]);
});

test("names each day once, above its entries", async () => {
  await open("days");
  const daysAgo = (days: number) => new Date(createdAt.getTime() - days * 24 * 60 * 60_000);
  const note = { kind: "note", authorId: "ana" } as const;
  database.emit({
    rows: [
      row("a", { ...note, text: "One", createdAt }),
      row("b", { ...note, text: "Two", createdAt }),
      row("c", { ...note, text: "Three", createdAt: daysAgo(1) }),
      row("d", { ...note, text: "Four", createdAt: daysAgo(400) }),
    ],
  });
  const days = screen.getAllByRole("heading", { level: 3 }).map((day) => day.textContent);
  expect(days).toEqual(["today", "yesterday", expect.stringMatching(/, \d{4}$/)]);
  expect(entries().map((text) => text?.startsWith("Note"))).toEqual([false, true, false, false]);
});

test("shows a merge with the action to undo it", async () => {
  renderInPortal(
    <NamespaceLoader namespaces={["leadPage", "quote"]}>
      <StaffNamesContext value={names}>
        <ActivityTimeline
          leadId="merged"
          person={person}
          renderMerge={({ mergeId, rev }) => `undo ${mergeId.slice(0, 2)} of ${rev}`}
        />
      </StaffNamesContext>
    </NamespaceLoader>,
  );
  await screen.findByText("Timeline");
  const mergeId = "ab".repeat(16);
  database.emit({
    rows: [row("a", { kind: "merge", mergeId, rev: 4, authorId: "ana", createdAt })],
  });
  expect(entries()).toEqual([
    expect.stringMatching(/^todayMerged.*was merged into this oneAna Pradoundo ab of 4$/),
  ]);
});

test("shows an inquiry's sender, which details are new, and that they are unverified", async () => {
  await open("sender");
  const stranger = { ...person, lastName: "Wife", email: "other@example.com" };
  database.emit({
    rows: [
      row("k3xw8tqm00", { ...enquiry, sender: stranger }),
      row("b", { ...enquiry, sender: { ...person, phone: null } }),
      row("c", enquiry),
    ],
  });
  const [other, same, early] = entries();
  expect(other).toContain("Reference: K3XW-8TQM");
  expect(other).toContain("Sent as: Ana Wife · other@example.com · +1");
  expect(other).toContain("Differs from this lead’s details: Ana Wife · other@example.com");
  expect(same).toContain("Sent as: Ana Ruiz · ana@example.com");
  expect(same).not.toContain("Differs");
  expect(early).not.toContain("Sent as");
  for (const entry of [other, same, early]) expect(entry).toContain("Not verified: anyone who");
});

test("shows what a person answered on the price page, and the prices that they saw", async () => {
  await open("estimates");
  const estimate = {
    people: [
      { from: 0, to: 17, count: 1 },
      { from: 60, to: null, count: 2 },
    ],
    company: null,
    region: "city",
    uses: ["dental", "eyes"],
    start: "2027-01-15",
    monthly: { basic: 27_294, standard: 51_262, premium: 86_654 },
    fit: "premium",
    rulesVersion: "2026-11",
    offersVersion: "0123abcd",
  } as const;
  const team = { ...estimate, people: null, company: { employees: 12, share: 80 }, uses: [] };
  database.emit({
    rows: [
      row("a", {
        ...enquiry,
        estimate: { ...estimate, people: [...estimate.people], uses: [...estimate.uses] },
      }),
      row("b", { ...enquiry, estimate: { ...team, region: "gone" } }),
    ],
  });
  await screen.findByText(
    "Asked for a price: 1 × Under 18 · 2 × 60 and over · A large city · from Jan 15, 2027 · wants covered: Dental, Vision: eye exams and glasses",
  );
  const prices =
    "Saw these sample prices a month: Basic $272.94, Standard $512.62, Premium $866.54 · best fit: Premium · price list 2026-11";
  expect(screen.getAllByText(prices)).toHaveLength(2);
  // A region that is no longer among the rules shows its id.
  screen.getByText(
    "Asked for a price: 12 employees, the company pays 80% · gone · from Jan 15, 2027",
  );
});

test("labels unsent entries and loads older ones on request", async () => {
  const showMore = vi.fn();
  const { user } = await open("older");
  const note = { kind: "note", text: "Later", authorId: "ana", createdAt } as const;
  database.emit({ rows: [row("a", note, true)], more: "some", showMore });
  expect(screen.getByText("Waiting to be sent")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Show older entries" }));
  expect(showMore).toHaveBeenCalledOnce();
});

test("says when there is nothing yet", async () => {
  await open("nothing");
  database.emit({});
  expect(screen.getByText(/^No activity yet/)).toBeDefined();
});

test("shows why the timeline is unreadable", async () => {
  await open("reader");
  database.emit({ fresh: false });
  expect(screen.getByText(/^The timeline can’t be loaded right now/)).toBeDefined();
  database.fail(new FirebaseError("resource-exhausted", "no"));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});

test("shows whom a note mentions by their present names, and what it answers", async () => {
  const onReply = vi.fn();
  const { user } = await open("mentions", onReply);
  const answer = { kind: "note", text: "Done.", replyTo: "merged:m:first", ...byAna } as const;
  database.emit({
    rows: [
      row("unsent", { kind: "note", text: "Soon.", ...byAna }, true),
      row("second", answer),
      row("lost", { ...answer, text: "And this.", replyTo: "gone" }),
      row("first", {
        kind: "note",
        text: "@Benn Osei, please call.",
        mentions: ["ben", "left"],
        ...byAna,
        authorId: "ben",
      }),
    ],
  });
  expect(entries()).toEqual([
    expect.stringMatching(/Soon\.Ana Prado$/),
    expect.stringMatching(/In reply to Ben Osei@Benn Osei, please call\.Done\.Ana PradoReply$/),
    expect.stringMatching(/In reply to an earlier noteAnd this\./),
    expect.stringMatching(
      /call\.Ben Osei· Mentions Ben Osei and Someone who no longer works hereReply$/,
    ),
  ]);
  await user.click(screen.getByRole("button", { name: "Reply to the note by Ben Osei" }));
  expect(onReply).toHaveBeenCalledExactlyOnceWith("first");
});
