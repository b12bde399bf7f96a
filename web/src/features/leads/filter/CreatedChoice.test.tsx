import { screen, waitFor } from "@testing-library/react";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { beforeEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import { CreatedChoice } from "./CreatedChoice.tsx";
import { createdOn } from "./createdOn.ts";
import { fill } from "../../../testing/quickUser.ts";

const now = new Date("2026-11-27T12:00:00Z");
const zone = "Europe/Madrid";

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
});

async function open(days: string | null) {
  const onChoose = vi.fn<(created: LeadFilter["created"]) => void>();
  const created = days === null ? null : createdOn(days, { now, zone });
  const { user } = renderInPortal(
    <TimeZoneContext value={zone}>
      <CreatedChoice created={created} onChoose={onChoose} />
    </TimeZoneContext>,
  );
  const field = await screen.findByRole("combobox", { name: "Created" });
  return { user, onChoose, field };
}

const selected = () => screen.getByRole("option", { selected: true }).textContent;

test("offers days that move with the calendar, and all", async () => {
  const { user, onChoose, field } = await open(null);
  expect(selected()).toBe("Any");
  await user.selectOptions(field, "This month");
  const from = new Date("2026-10-31T23:00:00Z");
  expect(onChoose).toHaveBeenLastCalledWith({ days: "thisMonth", from, until: null });
  await user.selectOptions(field, "Any");
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

test.each([
  ["lastMonth", "Last month"],
  ["2026-11-02_2026-11-08", "Nov 2 – 8, 2026"],
  ["2026-10", "Oct 1 – 31, 2026 (UTC)"],
])("names the days %s", async (days, name) => {
  await open(days);
  expect(selected()?.replaceAll(/\s/g, " ")).toBe(name);
});

test("asks for two days, and explains days in the wrong order", async () => {
  const { user, onChoose, field } = await open("lastMonth");
  await user.selectOptions(field, "Choose days…");
  const first = await screen.findByLabelText("First day");
  const last = screen.getByLabelText("Last day");
  expect(first).toHaveProperty("value", "2026-10-01");
  await user.clear(first);
  await fill(user, first, "2026-11-09");
  await user.click(screen.getByRole("button", { name: "Show leads" }));
  expect(screen.getByText(/The first can’t be after the last/)).toBeDefined();
  expect(first.ariaInvalid ?? first.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(first);
  expect(onChoose).not.toHaveBeenCalled();
  await user.clear(last);
  await fill(user, last, "2026-11-09");
  await user.click(screen.getByRole("button", { name: "Show leads" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({
    days: "2026-11-09_2026-11-09",
    from: new Date("2026-11-08T23:00:00Z"),
    until: new Date("2026-11-09T23:00:00Z"),
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
