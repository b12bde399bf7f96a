import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { fakeLeadEditor, fakeLeadOutbox, FakeLeadProviders } from "./FakeLeadProviders.tsx";
import { noChanges } from "../paging/leadChanges.ts";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { closeLiveQueries } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { type Source } from "../../../firebase/liveQuery/source.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";
import { LeadList } from "../list/LeadList.tsx";
import { WroteAgainContext } from "../list/RowLabels.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import type { OutboxState } from "../writes/leadOutbox.ts";

export function row(
  id: string,
  overrides: Parameters<typeof lead>[0] = {},
  pending = false,
): LeadRow {
  return { id, lead: lead({ firstName: id, lastName: "Test", ...overrides }), pending };
}

export function feed(rows: LeadRow[], overrides: Partial<LeadFeed> = {}): LeadFeed {
  return {
    rows,
    older: "none",
    showOlder: () => {},
    setVisibleRange: () => {},
    fresh: true,
    changes: noChanges,
    ...overrides,
  };
}

/** A fake list source that the test controls. */
function fakeList() {
  const listeners: Parameters<Source<LeadFeed>>[] = [];
  const source: Source<LeadFeed> = (...listener) => {
    listeners.push(listener);
    return () => {};
  };
  return {
    source,
    emit: (value: LeadFeed) => act(() => listeners.at(-1)?.[0](value)),
    fail: (error: unknown) => act(() => listeners.at(-1)?.[1](error)),
  };
}

/**
 * Sets up fake timers and a fake list source before each test of a file, and cleans up afterwards.
 *
 * @param listenTo makes the list use the given source
 */
export function atLists(listenTo: (source: Source<LeadFeed>) => void) {
  const database = fakeList();
  beforeEach(() => {
    vi.resetAllMocks();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stubDesktopViewport();
    listenTo(database.source);
  });
  afterEach(() => {
    cleanup();
    closeLiveQueries();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return database;
}

/**
 * Renders a list in its loading state; returns mocks of its filter callback and the lead editor.
 */
export async function renderLeadList(
  filter: LeadFilter,
  outbox?: OutboxState,
  wroteAgain: ReadonlySet<string> = new Set(),
) {
  const editor = fakeLeadEditor();
  const onFilter = vi.fn<(filter: LeadFilter) => void>();
  const page = renderInPortal(
    <FakeLeadProviders editor={editor} outbox={fakeLeadOutbox(outbox)}>
      <WroteAgainContext value={wroteAgain}>
        <LeadList filter={filter} onFilter={onFilter} />
      </WroteAgainContext>
    </FakeLeadProviders>,
  );
  await screen.findByText("Loading leads…");
  return { ...page, onFilter, editor };
}
