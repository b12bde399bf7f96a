import { screen } from "@testing-library/react";
import { vi, type Mock } from "vitest";

import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import type { LeadDraft } from "../writes/leadDraft.ts";
import { LeadDialog, type LeadDialogProps } from "../form/LeadDialog.tsx";
import type { SaveProblem } from "../form/saveLead.ts";

const names = { get: () => "Helen Ortiz", ask: () => {}, subscribe: () => () => {} };

/** For tests: renders the dialog with a draft and mocks its callbacks. */
export async function renderLeadDialog(draft: LeadDraft, problem: SaveProblem | null = null) {
  const onSave: Mock<LeadDialogProps["onSave"]> = vi.fn<LeadDialogProps["onSave"]>();
  onSave.mockResolvedValue({ status: "saved" });
  const onClose: Mock<LeadDialogProps["onClose"]> = vi.fn<LeadDialogProps["onClose"]>();
  const onOpen: Mock<LeadDialogProps["onOpen"]> = vi.fn<LeadDialogProps["onOpen"]>();
  const onType = vi.fn<LeadDialogProps["onType"]>();
  const { user } = renderInPortal(
    <StaffNamesContext value={names}>
      <LeadDialog
        closeRef={null}
        {...{ draft, typed: null, problem, onType, onSave, onClose, onOpen }}
      />
    </StaffNamesContext>,
  );
  await screen.findByRole("dialog");
  return { user, onSave, onClose, onOpen };
}
