import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../ui/StaffName.tsx";
import { auditFeed, type AuditFeed } from "./auditLog.data.ts";
import { OwnRecordOpenings } from "./OwnRecordOpenings.tsx";

vi.mock("./auditLog.data.ts", () => ({ auditFeed: vi.fn() }));

const names = { get: () => "Camille Laurent", ask: () => {}, subscribe: () => () => {} };
const opened = {
  action: "recordOpened",
  appointmentId: "one",
  uid: "ana",
  by: "camille",
  at: new Date("2026-11-22T10:00:00Z"),
} as const satisfies AuditEntry;
const startsAt = new Date("2026-11-22T10:15:00Z");

function open(entries: readonly AuditEntry[], more: Partial<AuditFeed> = {}, language?: "fr") {
  vi.mocked(auditFeed).mockReturnValue((onValue) => {
    const rows = entries.map((entry, index) => ({ id: `${index}`, entry }));
    onValue({ rows, more: "none", showMore: () => {}, fresh: true, ...more });
    return () => {};
  });
  return render(language);
}

function render(language?: "fr") {
  return renderInPortal(
    <StaffNamesContext value={names}>
      <OwnRecordOpenings />
    </StaffNamesContext>,
    { path: "/member", ...(language && { language }) },
  );
}

test("shows members who opened their record, when, for which appointment, and why", async () => {
  const showMore = vi.fn();
  const flagged = { ...opened, startsAt, flagged: true, reason: "Walk-in" };
  const { user } = open([flagged, { ...opened, startsAt, flagged: false, reason: null }, opened], {
    more: "some",
    showMore,
  });
  const items = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^Camille Laurent · .*2026.*For the appointment on .*Reason: Walk-in$/);
  expect(items[1]).toMatch(/^Camille Laurent · .*For the appointment on .*2026/);
  expect(items[1]).not.toContain("Reason");
  expect(items[2]).not.toContain("appointment");
  expect(vi.mocked(auditFeed).mock.lastCall?.[0]).toMatchObject({
    action: "recordOpened",
    by: null,
  });
  await user.click(screen.getByRole("button", { name: "Show older entries" }));
  expect(showMore).toHaveBeenCalledOnce();
});

test("says that a record was never opened, also in French", async () => {
  open([], {}, "fr");
  expect(await screen.findByText("Personne n’a encore ouvert votre dossier.")).toBeTruthy();
});

test("offers to retry a list that cannot be read", async () => {
  vi.mocked(auditFeed).mockReturnValue((_onValue, onError) => {
    onError(new FirebaseError("unavailable", ""));
    return () => {};
  });
  render();
  expect(await screen.findByRole("alert")).toBeTruthy();
});
