import { expect, test, vi } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import { useLead } from "./data/useLead.ts";
import { NotifiedLead } from "./NotifiedLead.tsx";

vi.mock("./data/useLead.ts", () => ({ useLead: vi.fn() }));

function textOf(live: ReturnType<typeof useLead>) {
  vi.mocked(useLead).mockReturnValue(live);
  return renderWithTexts(<NotifiedLead id="one" />).container.textContent;
}

test("names the lead of a notification only to a reader who may open it", () => {
  expect(textOf({ status: "loading" })).toBe("…");
  expect(textOf({ status: "gone", reason: "unknown" })).toMatch(
    /^You can no longer open this lead/,
  );
  const row = { id: "one", lead: lead(), pending: false };
  expect(textOf({ status: "content", row, fresh: true })).toBe("Inés Carvajal Roldán · Standard");
});
