import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { formOf, type LeadDraft } from "./leadDraft.ts";
import { watchLead } from "../data/leads.data.ts";
import { renderLeadDialog } from "../testing/renderLeadDialog.tsx";

vi.mock("../data/leads.data.ts", () => ({ watchLead: vi.fn() }));
vi.mock("../data/leadUniqueKeys.data.ts", () => ({ findDuplicateLead: vi.fn(async () => null) }));

const base = lead({ rev: 3 });
const edit: LeadDraft = { kind: "edit", leadId: "old", base, values: formOf(base, "ES") };

beforeEach(() => {
  vi.mocked(watchLead).mockReturnValue(() => {});
});

afterEach(cleanup);

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

/** Opens the edit form of a lead whose confirmed states the test controls. */
async function openWatched() {
  let emit: Parameters<typeof watchLead>[1] = () => {};
  vi.mocked(watchLead).mockImplementation((_id, onLead) => {
    emit = onLead;
    return () => {};
  });
  const opened = await renderLeadDialog(edit);
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

test("requires a decision on changed form fields before saving", async () => {
  const { user, onSave, firstName, emit } = await openWatched();
  emit(lead({ rev: 4, firstName: "Theirs", plan: "premium" }));
  const notice = await screen.findByText(/Saved in the meantime: First name and Plan of interest/);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(firstName.value).toBe("Mine");

  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ base: expect.objectContaining({ rev: 4 }) }),
    expect.objectContaining({
      details: expect.objectContaining({ firstName: "Mine", plan: "standard" }),
    }),
  );
});

test("takes the new values and keeps the rest of the typed text", async () => {
  const { user, onSave, firstName, emit } = await openWatched();
  emit(lead({ rev: 4, plan: "premium" }));
  await user.click(await screen.findByRole("button", { name: "Use the new values" }));
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
