import { act, screen } from "@testing-library/react";
import { vi } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { fakeDesk } from "./fakeDesk.ts";
import { noChanges } from "./leadChanges.ts";
import type { LeadFilter } from "@salvia/domain/leadFilter";
import type { Source } from "../../firebase/live.tsx";
import type { LeadFeed } from "./leadFeed.ts";
import { LeadList } from "./LeadList.tsx";
import type { LeadRow } from "./leadRow.ts";
import { DeskContext, type LeadDeskContext } from "./useLeadDesk.ts";

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
    lookAt: () => {},
    fresh: true,
    changes: noChanges,
    ...overrides,
  };
}

/** A database that a test speaks through, as far as one list listens to it. */
export function fakeList() {
  const listeners: Parameters<Source<LeadFeed>>[] = [];
  const source: Source<LeadFeed> = (...listener) => {
    listeners.push(listener);
    return () => {};
  };
  return {
    source,
    tell: (value: LeadFeed) => act(() => listeners.at(-1)?.[0](value)),
    fail: (error: unknown) => act(() => listeners.at(-1)?.[1](error)),
  };
}

export const everything = {
  view: "mine",
  owner: null,
  status: null,
  kind: null,
  plan: null,
  search: "",
  sort: "created",
} as const satisfies LeadFilter;

/** Opens a list while its leads are on their way; whoever stands at the desk sees what it is asked. */
export async function openLeadList(filter: LeadFilter, outbox?: LeadDeskContext["outbox"]) {
  const desk = fakeDesk(outbox);
  const onFilter = vi.fn<(filter: LeadFilter) => void>();
  const page = renderInPortal(
    <DeskContext value={desk}>
      <LeadList filter={filter} onFilter={onFilter} />
    </DeskContext>,
  );
  await screen.findByText("Fetching the leads …");
  return { ...page, onFilter, desk };
}
