import type { ReactNode } from "react";
import { vi } from "vitest";

import { LeadEditorContext, type LeadEditor } from "../form/LeadEditorProvider.tsx";
import type { OutboxState } from "../writes/leadOutbox.ts";
import { LeadOutboxContext, type UsedOutbox } from "../writes/LeadOutboxProvider.tsx";

type FakeLeadProvidersProps = {
  editor?: LeadEditor;
  outbox?: UsedOutbox;
  children: ReactNode;
};

/** For tests: provides a lead editor and an outbox that do nothing. */
export function FakeLeadProviders({
  editor = fakeLeadEditor(),
  outbox = fakeLeadOutbox(),
  children,
}: FakeLeadProvidersProps) {
  return (
    <LeadOutboxContext value={outbox}>
      <LeadEditorContext value={editor}>{children}</LeadEditorContext>
    </LeadOutboxContext>
  );
}

/** For tests: a lead editor that does nothing. */
export function fakeLeadEditor(): LeadEditor {
  return {
    create: vi.fn<LeadEditor["create"]>(),
    edit: vi.fn<LeadEditor["edit"]>(),
    fixRefused: vi.fn<LeadEditor["fixRefused"]>(),
  };
}

/** For tests: an outbox in the given state that sends nothing. */
export function fakeLeadOutbox(state: OutboxState = { own: [], others: [] }): UsedOutbox {
  return {
    state,
    enqueue: vi.fn<UsedOutbox["enqueue"]>(),
    retry: vi.fn<UsedOutbox["retry"]>(),
    takeRefused: vi.fn<UsedOutbox["takeRefused"]>(() => null),
    discard: vi.fn<UsedOutbox["discard"]>(),
    discardAll: vi.fn<UsedOutbox["discardAll"]>(),
  };
}
