import { emptyLeadForm } from "@salvia/domain/lead/leadForm";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { formOf, type LeadDraft } from "../writes/leadDraft.ts";
import { findDuplicateLead, type DuplicateLead } from "../data/leadUniqueKeys.data.ts";
import { watchLead } from "../data/leads.data.ts";
import { renderLeadDialog } from "../testing/renderLeadDialog.tsx";

vi.mock("../data/leads.data.ts", () => ({ watchLead: vi.fn() }));
vi.mock("../data/leadUniqueKeys.data.ts", () => ({ findDuplicateLead: vi.fn() }));

const creation: LeadDraft = { kind: "create", leadId: "new", values: emptyLeadForm("ES") };
const row = { id: "known", lead: lead({ firstName: "Ada", lastName: "Lovelace" }), pending: false };
const nothing = { email: null, phone: null, identityDocument: null };
const emailKey = leadUniqueKeys({ ...nothing, email: "ada@example.com" }).get("email");

beforeEach(() => {
  vi.mocked(watchLead).mockReturnValue(() => {});
  vi.mocked(findDuplicateLead).mockResolvedValue(null);
});

test.each<[string, DuplicateLead, string]>([
  ["with a colleague", { whose: "colleague" }, "This person is already with a colleague."],
  [
    "in the pool",
    { whose: "pool", row },
    "This person is already in the pool. You can claim them there.",
  ],
  [
    "the user's own",
    { whose: "mine", row },
    "This person is already one of your leads: Ada Lovelace.",
  ],
])("shows while typing that a person is %s", async (_, known, sentence) => {
  vi.mocked(findDuplicateLead).mockResolvedValue(known);
  const { user } = await renderLeadDialog(creation);
  await user.type(screen.getByLabelText("Email"), "Ada@example.com");
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(findDuplicateLead).toHaveBeenLastCalledWith(emailKey, "new", expect.anything());
  expect(vi.mocked(findDuplicateLead).mock.calls.length).toBeLessThan(4);
});

test("removes the notice when its value changes", async () => {
  vi.mocked(findDuplicateLead).mockImplementation(async (key) =>
    key === emailKey ? { whose: "colleague" } : null,
  );
  const { user } = await renderLeadDialog(creation);
  const email = screen.getByLabelText("Email");
  await user.type(email, "ada@example.com");
  expect(await screen.findByText(/already with a colleague/)).toBeDefined();
  await user.clear(email);
  await waitFor(() => expect(screen.queryByText(/already with a colleague/)).toBeNull());
});

test("opens the user's own lead after confirming that typed text may be lost", async () => {
  vi.mocked(findDuplicateLead).mockResolvedValue({ whose: "mine", row });
  const { user, onOpen } = await renderLeadDialog(creation);
  await user.type(screen.getByLabelText("Phone"), "612 34 56 78");
  await user.click(await screen.findByRole("button", { name: "Open Ada Lovelace" }));
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(row);
});

test("does not look up the edited lead's own values", async () => {
  const base = lead({ rev: 3 });
  const { user } = await renderLeadDialog({
    kind: "edit",
    leadId: "old",
    base,
    values: formOf(base, "ES"),
  });
  const number = screen.getByLabelText("Document number");
  await user.clear(number);
  await user.type(number, "X1234567L");
  await user.selectOptions(screen.getByLabelText("Document type"), "Residence permit");
  const key = leadUniqueKeys({
    ...nothing,
    identityDocument: { country: "ES", type: "residencePermit", number: "X1234567L" },
  }).get("document");
  await waitFor(() =>
    expect(findDuplicateLead).toHaveBeenLastCalledWith(key, "old", expect.anything()),
  );
  const own = new Set(leadUniqueKeys(base).values());
  expect(vi.mocked(findDuplicateLead).mock.calls.filter(([queried]) => own.has(queried))).toEqual(
    [],
  );
});

test("shows whose lead a person is when saving is refused as a duplicate", async () => {
  await renderLeadDialog(creation, { kind: "duplicate", duplicate: { whose: "colleague" } });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Error creating lead: This person is already with a colleague.",
  );
});

test("saves a second person of the household beside the user's own lead", async () => {
  vi.mocked(findDuplicateLead).mockResolvedValue({ whose: "mine", row });
  const { user, onSave } = await renderLeadDialog(creation);
  await user.type(screen.getByLabelText("First name"), "Byron");
  await user.type(screen.getByLabelText("Last name"), "King");
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  const choice = { name: "Same household as Ada Lovelace" };
  await user.click(await screen.findByRole("button", choice));
  await screen.findByText(/^In the same household as Ada Lovelace/);
  expect(screen.queryByText(/already one of your leads/)).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^Standard/ }));
  await user.selectOptions(screen.getByLabelText("How they found us"), "Event");
  const create = screen.getByRole("button", { name: "Create lead" });
  await user.click(create);
  const household = { of: "known", name: "Ada Lovelace" };
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ kind: "create", household });
});

test("warns again once the household is withdrawn, and shares no document", async () => {
  vi.mocked(findDuplicateLead).mockResolvedValue({ whose: "mine", row });
  const shared = { ...creation, household: { of: "known", name: "Ada Lovelace" } };
  const { user } = await renderLeadDialog(shared);
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  await user.click(screen.getByRole("button", { name: "Not the same household" }));
  await screen.findByText(/already one of your leads/);
  cleanup();
  const again = await renderLeadDialog(creation);
  await again.user.type(screen.getByLabelText("Document number"), "X1234567L");
  await screen.findByText(/already one of your leads/);
  expect(screen.queryByRole("button", { name: /household/ })).toBeNull();
});
