import { act, screen } from "@testing-library/react";
import { useImperativeHandle } from "react";
import { expect, test, vi } from "vitest";
import { emptyLeadForm } from "@salvia/domain/lead/leadForm";

import { deferred } from "../../../testing/deferred.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import type { LeadDialogProps } from "./LeadDialog.tsx";
import { LeadDialogLoader } from "./LeadEditorProvider.tsx";

const code = deferred();

vi.mock("./LeadDialog.tsx", async () => {
  await code.promise;
  return { LeadDialog: FakeDialog };
});

function FakeDialog({ closeRef, onClose }: LeadDialogProps) {
  useImperativeHandle(closeRef, () => () => onClose(null));
  return <dialog open />;
}

test("closes the form on Back, even if its code loads before the step back is undone", async () => {
  const draft = { kind: "create", leadId: "new", values: emptyLeadForm("ES") } as const;
  const actions = {
    onType: vi.fn<LeadDialogProps["onType"]>(),
    onSave: vi.fn<LeadDialogProps["onSave"]>(),
    onClose: vi.fn<LeadDialogProps["onClose"]>(),
    onOpen: vi.fn<LeadDialogProps["onOpen"]>(),
    onUnavailable: vi.fn<(text: string | null) => void>(),
  };
  const go = vi.spyOn(history, "go").mockImplementation(() => {});
  history.replaceState({ idx: 1 }, "");
  renderInPortal(<LeadDialogLoader open={{ draft, typed: null, problem: null }} {...actions} />);
  await screen.findByLabelText("Opening the form…");

  arriveAt(0);
  expect(go).toHaveBeenCalledExactlyOnceWith(1);
  expect(actions.onUnavailable).not.toHaveBeenCalled();
  code.resolve();
  await screen.findByRole("dialog");
  arriveAt(1);
  expect(actions.onClose).toHaveBeenCalledExactlyOnceWith(null);
});

/** Simulates the browser arriving at a history entry. */
function arriveAt(idx: number) {
  history.replaceState({ idx }, "");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate", { state: { idx } })));
}
