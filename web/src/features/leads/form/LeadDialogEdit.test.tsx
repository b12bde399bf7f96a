import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { formOf, type LeadDraft } from "../writes/leadDraft.ts";
import type { SaveProblem } from "./saveLead.ts";
import { watchLead } from "../data/leads.data.ts";
import { mergedBy } from "../data/mergedBy.data.ts";
import { renderLeadDialog } from "../testing/renderLeadDialog.tsx";

vi.mock("../data/leads.data.ts", () => ({ watchLead: vi.fn() }));
vi.mock("../data/mergedBy.data.ts", () => ({ mergedBy: vi.fn() }));
vi.mock("../data/leadUniqueKeys.data.ts", () => ({ findDuplicateLead: vi.fn(async () => null) }));

const base = lead({ rev: 3 });
const edit: LeadDraft = { kind: "edit", leadId: "old", base, values: formOf(base, "ES") };

beforeEach(() => {
  vi.mocked(watchLead).mockReturnValue(() => {});
  vi.mocked(mergedBy).mockResolvedValue(null);
});

test("shows the source of an existing lead without letting it be edited", async () => {
  await renderLeadDialog(edit);
  expect(screen.getByText("Website")).toBeDefined();
  expect(screen.queryByLabelText("How they found us")).toBeNull();
});

test("writes nothing when an edit changes nothing", async () => {
  const { user, onSave, onClose } = await renderLeadDialog(edit);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(null));
  expect(onSave).not.toHaveBeenCalled();
});

test("asks for the plan of a lead that is undecided", async () => {
  const undecided = lead({ plan: "undecided" });
  const values = formOf(undecided, "ES");
  const { user, onSave } = await renderLeadDialog({ ...edit, base: undecided, values });
  expect(screen.getAllByRole("radio", { checked: false })).toHaveLength(3);
  await user.type(screen.getByLabelText("First name"), "a");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Please select a plan of interest.")).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
  await user.click(screen.getByRole("radio", { name: /Premium/ }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const details: unknown = expect.objectContaining({ plan: "premium" });
  expect(onSave.mock.lastCall?.[1]).toEqual(expect.objectContaining({ details }));
});

test("shows a number in its own country's way, with that country selected", async () => {
  const portuguese = lead({ phone: "+351912345678" });
  const values = formOf(portuguese, "US");
  const draft: LeadDraft = { kind: "edit", leadId: "old", base: portuguese, values };
  const { user, onSave, onClose } = await renderLeadDialog(draft);
  const [country, phone] = [
    screen.getByLabelText<HTMLSelectElement>("Country code"),
    screen.getByLabelText<HTMLInputElement>("Phone"),
  ];
  expect([country.value, phone.value]).toEqual(["PT", "912 345 678"]);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(null));
  expect(onSave).not.toHaveBeenCalled();

  await user.clear(phone);
  await user.click(phone);
  await user.paste("+34 612 34 56 78");
  await user.tab();
  expect([country.value, phone.value]).toEqual(["ES", "612 34 56 78"]);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const details: unknown = expect.objectContaining({ phone: "+34612345678" });
  expect(onSave.mock.lastCall?.[1]).toEqual(expect.objectContaining({ details }));
});

/** Opens the edit form of a lead whose confirmed states the test controls. */
async function openWatched(problem: SaveProblem | null = null) {
  let emit: Parameters<typeof watchLead>[1] = () => {};
  vi.mocked(watchLead).mockImplementation((_id, onLead) => {
    emit = onLead;
    return () => {};
  });
  const opened = await renderLeadDialog(edit, problem);
  const firstName = screen.getByLabelText<HTMLInputElement>("First name");
  await opened.user.clear(firstName);
  await opened.user.type(firstName, "Mine");
  return { ...opened, firstName, emit: (...args: Parameters<typeof emit>) => emit(...args) };
}

test("rebases the edit silently when a hidden field changes", async () => {
  const { user, onSave, emit } = await openWatched();
  emit(lead({ rev: 4, status: "remoteSales", step: 3 }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ base: expect.objectContaining({ rev: 4 }) }),
    expect.anything(),
  );
});

test("requires a decision on fields that both have changed before saving", async () => {
  const { user, onSave, firstName, emit } = await openWatched();
  emit(lead({ rev: 4, firstName: "Theirs", plan: "premium", phone: "+351912345678" }));
  const notice = await screen.findByRole("table");
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "FieldJust savedYour entry",
    "First nameTheirsMine",
  ]);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(firstName.value).toBe("Mine");

  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ base: expect.objectContaining({ rev: 4 }) }),
    expect.objectContaining({
      details: expect.objectContaining({
        firstName: "Mine",
        plan: "premium",
        phone: "+351912345678",
      }),
    }),
  );
});

test("says once that a refused edit met other values", async () => {
  const failure = { code: "changed-meanwhile", id: null } as const;
  const { emit } = await openWatched({ kind: "refused", failure });
  expect(screen.getByText(/Someone changed this/)).toBeDefined();
  emit(lead({ rev: 4, firstName: "Theirs" }));
  await screen.findByRole("table");
  expect(screen.getByRole("alert").textContent).toMatch(/^You changed this lead in another/);
  expect(screen.queryByText(/Someone changed this/)).toBeNull();
});

test("takes the new value of a field that both have changed", async () => {
  const { user, firstName, emit } = await openWatched();
  emit(lead({ rev: 4, firstName: "Theirs" }));
  await user.click(await screen.findByRole("button", { name: "Use the new values" }));
  expect(firstName.value).toBe("Theirs");
  expect(screen.queryByRole("table")).toBeNull();
});

test("lets fields that the user has not touched follow, and says so", async () => {
  const { user, onSave, firstName, emit } = await openWatched();
  emit(lead({ rev: 4, plan: "premium" }));
  const notice = await screen.findByText("Already updated here: Plan of interest.");
  expect(notice.closest("output")?.textContent).toMatch(/^You changed this lead in another/);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Premium/ }).checked).toBe(true);
  expect(firstName.value).toBe("Mine");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ base: expect.objectContaining({ rev: 4 }) }),
    expect.objectContaining({
      details: expect.objectContaining({ firstName: "Mine", plan: "premium" }),
    }),
  );
});

test("names the administrator who merged another lead into it", async () => {
  vi.mocked(mergedBy).mockResolvedValue("helen");
  const { emit } = await openWatched();
  emit(lead({ rev: 4, firstName: "Theirs" }));
  expect(
    await screen.findByText(/^Helen Ortiz merged another lead into this one while/),
  ).toBeDefined();
  expect(mergedBy).toHaveBeenCalledExactlyOnceWith("old", 4);
});
