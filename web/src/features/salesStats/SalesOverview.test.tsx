import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { noFigures, type SalesFigures } from "@salvia/domain/lead/salesStats";
import { beforeEach, expect, test, vi } from "vitest";

import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { SalesOverview } from "./SalesOverview.tsx";

const figures: SalesFigures = {
  kinds: { lead: 1_230, client: 40 },
  statuses: { ...noFigures().statuses, new: 1_200, quoted: 25, enrolled: 40, lost: 5 },
  premiums: { ...noFigures().premiums, quoted: 4_550 },
  plans: { basic: 70, standard: 1_150, premium: 43, undecided: 7 },
  losses: { ...noFigures().losses, noNeed: 1, tooExpensive: 4 },
  months: { "2026-10": { created: 7, converted: 3 }, "2026-11": { created: 9, converted: 2 } },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z"), shouldAdvanceTime: true });
});

async function open(
  live: LiveQuery<SalesFigures>,
  language: "en" | "fr" = "en",
  whose: "own" | "team" = "own",
) {
  // Not ready: the charts themselves are tested in a browser.
  const page = renderInPortal(
    <NamespaceLoader namespaces={["salesStats"]}>
      <SalesOverview figures={live} ready={false} whose={whose} />
    </NamespaceLoader>,
    { language },
  );
  // The texts load first.
  await waitFor(() => expect(page.container.textContent).not.toBe(""));
  return page;
}

function total(name: string) {
  const tile = screen.getByText(name).closest("dt")?.parentElement;
  return tile === null || tile === undefined
    ? []
    : within(tile)
        .getAllByRole("definition")
        .map((it) => it.textContent);
}

/** The text of each row of a table. */
function linesOf(name: string) {
  const rows = within(screen.getByRole("table", { name })).getAllByRole("row");
  return rows.map(({ children }) => Array.from(children, (cell) => cell.textContent).join(" | "));
}

test("shows the totals with their comparisons in the reader's number format", async () => {
  await open({ status: "content", value: figures });
  expect(total("In progress")).toEqual(["1,225", "of 1,270 total"]);
  expect(total("Clients")).toEqual(["40", "of 1,270 total"]);
  expect(total("New this month")).toEqual(["9", "7 last month"]);
  expect(total("Conversions this month")).toEqual(["2", "3 last month"]);
});

test("shows how many leads are at each status, and leads to them", async () => {
  await open({ status: "content", value: figures });
  const pipeline = within(screen.getByRole("region", { name: "Pipeline" }));
  const links = within(pipeline.getByRole("list")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "New1,200",
    "AI Contacting0",
    "Remote sales0",
    "Quoted$4,550 a month25",
    "Documents0",
    "Enrolled40",
    "Lost5",
  ]);
  expect(links[3]?.getAttribute("href")).toBe("/sales/leads?status=quoted");
});

test.each([
  ["own", "/sales"],
  ["team", "/admin"],
] as const)("leads from each total of %s figures to its leads", async (whose, area) => {
  await open({ status: "content", value: figures }, "en", whose);
  const tiles = ["In progress", "Clients", "New this month", "Conversions this month"];
  expect(tiles.map((name) => screen.getByRole("link", { name }).getAttribute("href"))).toEqual([
    `${area}/leads/board`,
    `${area}/leads?kind=client`,
    `${area}/leads?created=2026-11`,
    `${area}/leads?kind=client&sort=updated`,
  ]);
  expect(screen.getByRole("link", { name: /^Premium/ }).getAttribute("href")).toBe(
    `${area}/leads?plan=premium`,
  );
});

test("shows the figures of the months as a table", async () => {
  await open({ status: "content", value: figures });
  expect(linesOf("Month by month").slice(-3)).toEqual([
    "September 2026 | 0 | 0",
    "October 2026 | 7 | 3",
    "November 2026 | 9 | 2",
  ]);
  expect(screen.getByText(/^By plan of interest:/).textContent).toMatch(
    /^By plan of interest: Basic.70 · Standard.1,150 · Premium.43 · Undecided.7$/,
  );
});

test("shows only of a team why leads were lost", async () => {
  await open({ status: "content", value: figures });
  expect(screen.queryByText(/^Lost by reason/)).toBeNull();
  cleanup();
  await open({ status: "content", value: figures }, "en", "team");
  const reasons = screen.getByText(/^Lost by reason/).textContent;
  expect(reasons).toBe("Lost by reason: Too expensive 4 · No longer needs coverage 1");
});

test("shows the figures in French", async () => {
  await open({ status: "content", value: figures }, "fr");
  expect(total("En cours")[0]?.replaceAll(/\s/g, " ")).toBe("1 225");
  expect(linesOf("Mois par mois").at(-1)).toBe("novembre 2026 | 9 | 2");
});

test("shows a loading message and no tables while the figures load", async () => {
  await open({ status: "loading" });
  expect(screen.getByText("Loading your numbers…")).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
});

test("shows zeros when there are no figures", async () => {
  await open({ status: "empty" });
  expect(total("In progress")).toEqual(["0", "of 0 total"]);
});

test("explains why figures cannot be read and offers to retry", async () => {
  const retry = vi.fn();
  const failure = { code: "not-allowed", id: null } as const;
  const { user } = await open({ status: "error", failure, retry });
  expect((await screen.findByRole("alert")).textContent).toContain("Your numbers can’t be shown");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});
