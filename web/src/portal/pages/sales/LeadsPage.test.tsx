import { cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { leadList } from "../../../features/leads/data/leads.data.ts";
import { createLeadSelection } from "../../../features/leads/list/leadSelection.ts";
import { FakeLeadProviders } from "../../../features/leads/testing/FakeLeadProviders.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import { LeadsPage } from "./LeadsPage.tsx";

vi.mock("../../../features/leads/data/leads.data.ts", () => ({
  allLeads: vi.fn(),
  leadList: vi.fn(),
}));

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(leadList).mockReset();
  vi.mocked(leadList).mockReturnValue(() => () => {});
});

/** How many lists the page reads. */
async function listsOf(query: string, zone: string | null) {
  renderInPortal(
    <TimeZoneContext value={zone}>
      <NamespaceLoader namespaces={["leads", "leadSearch", "leadExport", "board"]}>
        <FakeLeadProviders>
          <LeadsPage
            layout="list"
            views={["mine"]}
            bulk={{ selection: createLeadSelection(1), views: [], renderBar: () => null }}
          />
        </FakeLeadProviders>
      </NamespaceLoader>
    </TimeZoneContext>,
    { path: `/sales/leads${query}` },
  );
  await screen.findByRole("heading", { name: "Leads" });
  const asked = vi.mocked(leadList).mock.calls.map(([filter]) => JSON.stringify(filter));
  return new Set(asked).size;
}

test("reads the leads of a day once the profile says in which time zone the day begins", async () => {
  expect(await listsOf("?created=today", null)).toBe(0);
  cleanup();
  expect(await listsOf("?created=today", "Asia/Tokyo")).toBe(1);
});

test("reads the leads of all days while the time zone of the profile is unknown", async () => {
  expect(await listsOf("", null)).toBe(1);
});
