import { act, screen, within } from "@testing-library/react";
import { useEffect, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { noChanges, type LeadChanges } from "../paging/leadChanges.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { LeadRows } from "./LeadRows.tsx";

const row = (id: string, rev = 1): LeadRow => ({
  id,
  lead: lead({ firstName: id, lastName: "Test", rev }),
  pending: false,
});

const onEdit = vi.fn();
const onOpen = vi.fn();
const none: ReadonlySet<string> = new Set();
let emit: (rows: readonly LeadRow[], changes?: Partial<LeadChanges>) => void;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubDesktopViewport();
});

function feedOf(rows: readonly LeadRow[], changes: Partial<LeadChanges> = {}): LeadFeed {
  return {
    rows,
    older: "none",
    showOlder: () => {},
    setVisibleRange: () => {},
    fresh: true,
    changes: { ...noChanges, ...changes },
  };
}

type ListProps = {
  first: readonly LeadRow[];
  claimed: ReadonlySet<string>;
  onReady: (setFeed: (feed: LeadFeed) => void) => void;
};

function List({ first, claimed, onReady }: ListProps) {
  const [feed, setFeed] = useState(feedOf(first));
  useEffect(() => onReady(setFeed), [onReady]);
  return (
    <LeadRows
      {...{ feed, claimed, onEdit, onOpen }}
      view="mine"
      caption="Your leads"
      highlights={new Map()}
      claiming={none}
      onClaim={() => {}}
    />
  );
}

async function open(ids: readonly string[], claimed = none) {
  const onReady: ListProps["onReady"] = (setFeed) => {
    emit = (rows, changes) => act(() => setFeed(feedOf(rows, changes)));
  };
  const first = ids.map((id) => row(id));
  const page = renderInPortal(<List {...{ first, claimed, onReady }} />);
  await screen.findByRole("grid");
  return page;
}

const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const line = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name} Test`) });

test("moves through the list with the keyboard and opens a lead with Enter", async () => {
  const { user } = await open(["Ana", "Bea", "Cid"]);
  await user.tab();
  expect(document.activeElement).toBe(line("Ana"));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(line("Bea"));
  await user.keyboard("{End}{ArrowDown}");
  expect(document.activeElement).toBe(line("Cid"));
  await user.keyboard("{Home}{ArrowUp}");
  expect(document.activeElement).toBe(line("Ana"));
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onOpen.mock.calls.map(([opened]) => opened.id)).toEqual(["Bea"]);
  // The active row's links and its action are the next tab stops; other rows are none.
  await user.tab();
  expect(document.activeElement?.getAttribute("href")).toMatch(/^mailto:/);
  await user.tab();
  expect(document.activeElement?.getAttribute("href")).toMatch(/^tel:/);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Bea Test" }));
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test("opens a row on click, except on its own controls", async () => {
  const { user } = await open(["Ana", "Bea"]);
  await user.click(within(line("Bea")).getByText("Standard"));
  expect(onOpen.mock.calls.map(([opened]) => opened.id)).toEqual(["Bea"]);
  await user.click(screen.getByRole("button", { name: "Edit Ana Test" }));
  expect(onEdit.mock.calls.map(([opened]) => opened.id)).toEqual(["Ana"]);
  expect(onOpen).toHaveBeenCalledOnce();
  const link = screen.getByRole("link", { name: "Ana Test" });
  expect(link.getAttribute("href")).toBe("/sales/leads/Ana");
});

test("numbers the rows and leaves their total unknown", async () => {
  await open(["Ana", "Bea"]);
  expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("-1");
  const numbers = screen.getAllByRole("row").map((each) => each.getAttribute("aria-rowindex"));
  expect(numbers).toEqual(["1", "2", "3"]);
});

test("labels a leaving row before removing it and keeps the focus in the list", async () => {
  const { user } = await open(["Ana", "Bea", "Cid"]);
  await user.tab();
  await user.keyboard("{ArrowDown}");
  emit([row("Ana"), row("Cid")], { left: ["Bea"] });
  expect(within(line("Bea")).getByText("Leaving this list")).toBeDefined();
  expect(within(line("Bea")).queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(line("Bea"));
  await act(async () => vi.advanceTimersByTime(4_000));
  expect(names()).toEqual(["Ana Test", "Cid Test"]);
  expect(document.activeElement).toBe(line("Cid"));
});

test("labels a moving row in its old place, then shows it in the new one", async () => {
  await open(["Ana", "Bea", "Cid"]);
  emit([row("Cid", 2), row("Ana"), row("Bea")], { changed: ["Cid"], moved: ["Cid"] });
  expect(within(line("Cid")).getByText("Moving within this list")).toBeDefined();
  expect(names()[0]).toBe("Ana Test");
  await act(async () => vi.advanceTimersByTime(4_000));
  expect(names()).toEqual(["Cid Test", "Ana Test", "Bea Test"]);
});

test("removes a lead that the user claimed immediately", async () => {
  await open(["Ana", "Bea"], new Set(["Ana"]));
  emit([row("Bea")], { left: ["Ana"] });
  expect(names()).toEqual(["Bea Test"]);
});
