import { cleanup, screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { leadList } from "../../../features/leads/data/leads.data.ts";
import { createLeadSelection } from "../../../features/leads/list/leadSelection.ts";
import * as savedViews from "../../../features/leads/savedViews/savedViews.data.ts";
import { FakeLeadProviders } from "../../../features/leads/testing/FakeLeadProviders.tsx";
import { feed, row } from "../../../features/leads/testing/renderLeadList.tsx";
import { closeLiveQueries } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { toastSeverity } from "../../../testing/toastSeverity.ts";
import { LeadsPage } from "./LeadsPage.tsx";

vi.mock("../../../features/leads/data/leads.data.ts", () => ({
  allLeads: vi.fn(),
  leadList: vi.fn(),
}));
vi.mock("../../../features/leads/savedViews/savedViews.data.ts", { spy: true });

const path = "/sales/leads";

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(leadList).mockReturnValue((onValue) => {
    onValue(feed([row("Inés")]));
    return () => {};
  });
});

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

function Query() {
  return <p>{`query: ${useLocation().search}`}</p>;
}

/** Opens the list at a query, in the router and in the browser, whose address the page reads, too. */
async function open(query: string) {
  history.replaceState(null, "", path + query);
  const { user } = renderInPortal(
    <FakeLeadProviders>
      <LeadsPage
        layout="list"
        views={["mine", "pool"]}
        bulk={{ selection: createLeadSelection(10), views: [], renderBar: () => null }}
      />
      <Query />
    </FakeLeadProviders>,
    { path: path + query },
  );
  await screen.findByRole("row", { name: /Inés Test/ });
  return user;
}

const query = () => screen.getByText(/^query:/).textContent;

test.each([
  ["?created=lastMonth", /^Leads of all days are shown again\./],
  ["?step=due", /^Leads with any next step, or none, are shown again\./],
])("says that another order shows more leads than %s", async (asked, words) => {
  const user = await open(asked);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Order" }), "By last name");
  expect(await toastSeverity(words)).toBe("info");
  expect(query()).toBe("query: ?sort=name");
});

test("remembers compact rows in the address and on the device", async () => {
  const user = await open("?plan=basic");
  await user.click(screen.getByRole("button", { name: "Compact rows", pressed: false }));
  expect(query()).toBe("query: ?plan=basic&density=compact");
  cleanup();
  closeLiveQueries();
  await open("");
  expect(screen.getByRole("button", { name: "Compact rows", pressed: true })).toBeDefined();
});

test("opens what it knows of a view that another version saved", async () => {
  const saved = {
    id: "ana_1",
    name: "Old",
    shared: false,
    query: "view=all&owner=someone&plan=gold&columns=age&status=new&density=tiny&sort=name",
    ownerId: "ana",
    rev: 1,
    updatedAt: new Date(0),
  };
  vi.mocked(savedViews.ownViews).mockReturnValue((onValue) => {
    onValue([saved]);
    return () => {};
  });
  vi.mocked(savedViews.sharedViews).mockReturnValue((onValue) => {
    onValue([]);
    return () => {};
  });
  const user = await open("?status=lost");
  await user.click(screen.getByRole("button", { name: "Views" }));
  await user.click(await screen.findByRole("menuitem", { name: "Old" }));
  expect(query()).toBe("query: ?status=new&sort=name");
});
