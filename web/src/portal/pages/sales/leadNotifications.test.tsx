import type { LeadNotificationKind } from "@salvia/domain/mail/notification";
import { act, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import {
  markRead,
  unreadNotifications,
  type NotificationPage,
  type NotificationRow,
} from "../../../features/notifications/notifications.data.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { useReadNotifications, useWroteAgain } from "./leadNotifications.ts";

vi.mock("../../../features/notifications/notifications.data.ts", () => ({
  markRead: vi.fn(),
  unreadNotifications: vi.fn(),
}));

let emit: (rows: readonly NotificationRow[]) => void;

beforeEach(() => {
  vi.mocked(markRead).mockResolvedValue();
  vi.mocked(unreadNotifications).mockReturnValue((onValue: (page: NotificationPage) => void) => {
    emit = (rows) => act(() => onValue({ rows, fresh: true }));
    return () => {};
  });
});

function notification(id: string, kind: LeadNotificationKind, leadId: string): NotificationRow {
  const at = new Date();
  return { id, kind, leadId, at, readAt: null, expireAt: at };
}

const moved: NotificationRow = {
  id: "c",
  kind: "appointmentMoved",
  appointmentId: "lead",
  at: new Date(),
  readAt: null,
  expireAt: new Date(),
};

async function render(View: () => ReactNode) {
  renderInPortal(<View />);
  await screen.findByText(/./);
  // It subscribes in an effect.
  await act(async () => {});
}

test("names the leads whose person has written again", async () => {
  await render(() => <p>{`Wrote again: ${[...useWroteAgain()].join(", ")}`}</p>);
  emit([notification("a", "newEnquiry", "ana"), notification("b", "leadHandedOver", "bea"), moved]);
  expect(screen.getByText("Wrote again: ana")).toBeDefined();
  emit([]);
  expect(screen.getByText("Wrote again:")).toBeDefined();
});

test("marks the notifications of the open lead as read, once", async () => {
  await render(() => {
    useReadNotifications("lead");
    return <p>The lead’s page</p>;
  });
  vi.mocked(markRead).mockRejectedValue(new Error("no"));
  const shown = [
    notification("a", "newEnquiry", "lead"),
    notification("b", "leadHandedOver", "another"),
    moved,
  ];
  emit(shown);
  // Refused, it comes back.
  emit([]);
  emit(shown);
  const calls = vi
    .mocked(markRead)
    .mock.calls.map(([uid, rows]) => [uid, rows.map(({ id }) => id)]);
  expect(calls).toEqual([["ana", ["a"]]]);
});
