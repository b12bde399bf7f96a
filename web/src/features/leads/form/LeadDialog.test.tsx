import { emptyLeadForm } from "@salvia/domain/lead/leadForm";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderLeadDialog } from "../testing/renderLeadDialog.tsx";
import { deferred } from "../../../testing/deferred.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import type { LeadDraft } from "../writes/leadDraft.ts";
import { LeadDialog } from "./LeadDialog.tsx";
import { watchLead } from "../data/leads.data.ts";
import type { SaveOutcome, SaveProblem } from "./saveLead.ts";

vi.mock("../data/leads.data.ts", () => ({ watchLead: vi.fn() }));
vi.mock("../data/leadUniqueKeys.data.ts", () => ({ findDuplicateLead: vi.fn(async () => null) }));

// Typing a whole form is slow when many tests share a machine.
vi.setConfig({ testTimeout: 20_000 });

const creation: LeadDraft = { kind: "create", leadId: "new", values: emptyLeadForm("ES") };

beforeEach(() => {
  vi.mocked(watchLead).mockReturnValue(() => {});
});

type User = Awaited<ReturnType<typeof renderLeadDialog>>["user"];

async function fillIn(user: User) {
  await user.type(screen.getByLabelText("First name"), "Ada");
  await user.type(screen.getByLabelText("Last name"), "Lovelace");
  await user.type(screen.getByLabelText("Phone"), "612 34 56 78");
  await user.click(screen.getByRole("radio", { name: /^Standard/ }));
  await user.selectOptions(screen.getByLabelText("How they found us"), "Event");
}

const create = () => screen.getByRole("button", { name: "Create lead" });

test("saves a completed form in stored format and closes the dialog", async () => {
  const { user, onSave, onClose } = await renderLeadDialog(creation);
  await fillIn(user);
  await user.click(create());
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: "create", leadId: "new" }),
    {
      details: {
        firstName: "Ada",
        lastName: "Lovelace",
        identityDocument: null,
        email: null,
        phone: "+34612345678",
        plan: "standard",
      },
      source: "event",
    },
  );
  expect(onSave.mock.lastCall?.[0]).not.toHaveProperty("household");
  expect(onClose).toHaveBeenCalledExactlyOnceWith("created");
});

test("shows all missing fields of an empty form and focuses the first one", async () => {
  const { user, onSave } = await renderLeadDialog(creation);
  await user.click(create());
  for (const [label, problem] of [
    ["First name", "Please enter the first name."],
    ["Last name", "Please enter the last name."],
    ["Email", "Please enter an email address or a phone number."],
    ["How they found us", "Please choose how they found us."],
  ] as const) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe(problem);
  }
  expect(screen.getByText("Please select a plan of interest.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("First name"));
  expect(onSave).not.toHaveBeenCalled();
});

test("validates a field on blur and while it is being corrected", async () => {
  const { user } = await renderLeadDialog(creation);
  const email = screen.getByLabelText("Email");
  await user.type(email, "ada@");
  expect(screen.queryByText(/not a complete email/)).toBeNull();
  await user.tab();
  expect(await screen.findByText(/not a complete email/)).toBeDefined();
  await user.type(email, "example.com");
  await waitFor(() => expect(screen.queryByText(/not a complete email/)).toBeNull());
});

test("shows no error when the email is left empty on the way to the phone", async () => {
  const { user } = await renderLeadDialog(creation);
  await user.click(screen.getByLabelText("Email"));
  await user.click(screen.getByLabelText("Phone"));
  expect(screen.queryByText(/Please enter an email address or/)).toBeNull();
  await user.tab();
  expect(await screen.findByText(/Please enter an email address or/)).toBeDefined();
});

test("validates the phone again when the country changes", async () => {
  const { user } = await renderLeadDialog(creation);
  await user.type(screen.getByLabelText("Phone"), "612 34 56 78");
  await user.selectOptions(screen.getByLabelText("Country code"), "GB");
  expect(
    await screen.findByText(/isn’t a valid phone number for the selected country/),
  ).toBeDefined();
  await user.selectOptions(screen.getByLabelText("Country code"), "ES");
  await waitFor(() => expect(screen.queryByText(/isn’t a valid phone number/)).toBeNull());
});

test.each<[string, SaveProblem, string]>([
  ["the agent", { kind: "noSalesperson" }, "Could not verify agent identity."],
  [
    "the rules",
    { kind: "refused", failure: { code: "not-allowed", id: null } },
    "Error creating lead: You don’t have permission to do this.",
  ],
  [
    "something unknown",
    { kind: "refused", failure: { code: "unknown", id: "ABCD-2345" } },
    "Error creating lead: Something went wrong on our end. Try again. If it keeps happening, give us this reference: ABCD-2345",
  ],
])("keeps the typed text when saving fails because of %s", async (...given) => {
  const [, problem, sentence] = given;
  const { user, onSave, onClose } = await renderLeadDialog(creation);
  onSave.mockResolvedValue({ status: "failed", problem });
  await fillIn(user);
  await user.click(create());
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Ada");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Standard/ }).checked).toBe(true);

  onSave.mockResolvedValue({ status: "saved" });
  await user.click(create());
  expect(onClose).toHaveBeenCalledExactlyOnceWith("created");
});

test("prevents a second save and closing while saving", async () => {
  const { user, onSave, onClose } = await renderLeadDialog(creation);
  const answer = deferred<SaveOutcome>();
  onSave.mockReturnValue(answer.promise);
  await fillIn(user);
  await user.click(create());
  await user.click(await screen.findByRole("button", { name: "Saving…" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onSave).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  answer.resolve({ status: "waiting" });
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith("waiting"));
});

test("closes an untouched form immediately and asks before closing a changed one", async () => {
  const { user, onClose } = await renderLeadDialog(creation);
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledExactlyOnceWith(null);
  onClose.mockClear();

  await user.type(screen.getByLabelText("First name"), "A");
  await user.keyboard("{Escape}");
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(null);
});

test("asks before closing a refused draft even if it was not changed since", async () => {
  const refused: SaveProblem = { kind: "refused", failure: { code: "not-allowed", id: null } };
  const { user, onClose } = await renderLeadDialog({ ...creation }, refused);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("alertdialog")).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ["es", "Crear lead", "Selecciona un plan de interés."],
  ["pt", "Criar lead", "Selecione um plano de interesse."],
  ["fr", "Créer le prospect", "Sélectionnez une formule."],
] as const)("shows the form in %s", async (language, button, problem) => {
  const { user } = renderInPortal(
    <LeadDialog
      draft={creation}
      typed={null}
      problem={null}
      onType={vi.fn()}
      onSave={vi.fn()}
      onClose={vi.fn()}
      onOpen={vi.fn()}
      closeRef={null}
    />,
    { language },
  );
  await user.click(await screen.findByRole("button", { name: button }));
  expect(await screen.findByText(problem)).toBeDefined();
});
