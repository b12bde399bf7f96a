import type { Lead } from "@salvia/domain/lead/lead";
import type { StatusActivity } from "@salvia/domain/lead/leadActivity";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { lastMove } from "./lastMove.data.ts";
import { UndoMove } from "./UndoMove.tsx";

vi.mock("./lastMove.data.ts", () => ({ lastMove: vi.fn() }));

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/** Renders the offer for a lead that was lost some minutes ago; a null move is not recorded yet. */
async function open(
  minutes: number,
  changes: Partial<StatusActivity> | null = {},
  fields: Partial<Lead> = {},
) {
  const updatedAt = new Date(Date.now() - minutes * minute);
  const moved = { kind: "status", from: "quoted", to: "lost", ownerId: "ana" } as const;
  vi.mocked(lastMove).mockReturnValue((onValue) => {
    onValue(changes && { ...moved, createdAt: updatedAt, ...changes });
    return () => {};
  });
  const lost = lead({ ownerId: "ana", status: "lost", step: 4, updatedAt, ...fields });
  const onUndo = vi.fn<(to: LeadStatus) => void>();
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <p>page</p>
      <UndoMove row={{ id: "one", lead: lost, pending: false }} onUndo={onUndo} />
    </NamespaceLoader>,
  );
  await screen.findByText("page");
  return { ...page, onUndo };
}

const offer = () => screen.queryByRole("button", { name: "Undo" });

test("offers to undo a move, and announces it", async () => {
  const { user, onUndo } = await open(1);
  const words = screen.getByText(/^You can undo the move from “Quoted” to “Lost” until /);
  expect(words.closest('[role="status"]')).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(onUndo).toHaveBeenCalledExactlyOnceWith("quoted");
});

test("ends the offer with the time", async () => {
  await open(14);
  expect(offer()).not.toBeNull();
  await act(async () => {
    vi.advanceTimersByTime(2 * minute);
  });
  expect(offer()).toBeNull();
});

test.each<[string, Parameters<typeof open>]>([
  ["before the server has recorded the move", [1, null]],
  ["of an undo", [1, { isUndo: true }]],
  ["when its time is over", [15]],
  ["after the person has written since", [15, {}, { updatedAt: new Date() }]],
  [
    "to the assistant without consent",
    [1, { from: "aiContacting", to: "remoteSales" }, { status: "remoteSales", step: 3 }],
  ],
])("offers no undo %s", async (_case, args) => {
  await open(...args);
  expect(offer()).toBeNull();
});
