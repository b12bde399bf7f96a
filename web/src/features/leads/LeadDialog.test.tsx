import { emptyLeadForm } from "@salvia/domain/leadForm";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { deferred } from "../../testing/deferred.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { formOf, type LeadDraft } from "./leadDraft.ts";
import { LeadDialog } from "./LeadDialog.tsx";
import { watchLead } from "./leads.data.ts";
import type { SaveOutcome, SaveProblem } from "./saveLead.ts";

vi.mock("./leads.data.ts", () => ({ watchLead: vi.fn() }));

const creation: LeadDraft = { kind: "create", leadId: "new", values: emptyLeadForm("ES") };
const base = lead({ rev: 3 });
const edit: LeadDraft = { kind: "edit", leadId: "old", base, values: formOf(base, "ES") };

beforeEach(() => {
  vi.mocked(watchLead).mockReturnValue(() => {});
});

afterEach(cleanup);

async function open(draft: LeadDraft, problem: SaveProblem | null = null) {
  const onSave = vi.fn(async (): Promise<SaveOutcome> => ({ status: "saved" }));
  const onClose = vi.fn();
  const dialog = <LeadDialog {...{ draft, problem, onSave, onClose }} />;
  const { user } = renderInPortal(dialog);
  await screen.findByRole("dialog");
  return { user, onSave, onClose };
}

type User = Awaited<ReturnType<typeof open>>["user"];

async function fillIn(user: User) {
  await user.type(screen.getByLabelText("First name"), "Ada");
  await user.type(screen.getByLabelText("Last name"), "Lovelace");
  await user.type(screen.getByLabelText("Telephone"), "612 34 56 78");
  await user.click(screen.getByRole("radio", { name: /^Standard/ }));
  await user.selectOptions(screen.getByLabelText("How they found us"), "Event");
}

const create = () => screen.getByRole("button", { name: "Create lead" });

test("a filled-in form is saved in its stored form, and the dialog closes", async () => {
  const { user, onSave, onClose } = await open(creation);
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
  expect(onClose).toHaveBeenCalledExactlyOnceWith("created");
});

test("an empty form says all that is missing, beside each field, and leads to the first", async () => {
  const { user, onSave } = await open(creation);
  await user.click(create());
  for (const [label, problem] of [
    ["First name", "Please enter the first name."],
    ["Last name", "Please enter the last name."],
    ["E-mail", "Please enter an e-mail address or a telephone number."],
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

test("a field is checked once it was left, and while it is mended", async () => {
  const { user } = await open(creation);
  const email = screen.getByLabelText("E-mail");
  await user.type(email, "ada@");
  expect(screen.queryByText(/not a complete e-mail/)).toBeNull();
  await user.tab();
  expect(await screen.findByText(/not a complete e-mail/)).toBeDefined();
  await user.type(email, "example.com");
  await waitFor(() => expect(screen.queryByText(/not a complete e-mail/)).toBeNull());
});

test("leaving the e-mail empty on the way to the telephone is no mistake", async () => {
  const { user } = await open(creation);
  await user.click(screen.getByLabelText("E-mail"));
  await user.click(screen.getByLabelText("Telephone"));
  expect(screen.queryByText(/Please enter an e-mail address or/)).toBeNull();
  await user.tab();
  expect(await screen.findByText(/Please enter an e-mail address or/)).toBeDefined();
});

test("changing the country checks the telephone again", async () => {
  const { user } = await open(creation);
  await user.type(screen.getByLabelText("Telephone"), "612 34 56 78");
  await user.selectOptions(screen.getByLabelText("Country code"), "GB");
  expect(await screen.findByText(/not a telephone number of the country/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText("Country code"), "ES");
  await waitFor(() => expect(screen.queryByText(/not a telephone number/)).toBeNull());
});

test.each<[string, SaveProblem, string]>([
  ["the agent", { kind: "noAgent" }, "Could not verify agent identity."],
  [
    "the rules",
    { kind: "refused", failure: { code: "not-allowed", id: null } },
    "Error creating lead: You do not have permission for this.",
  ],
  [
    "something unknown",
    { kind: "refused", failure: { code: "unknown", id: "ABCD-2345" } },
    "Error creating lead: Something unexpected happened. Please try again; if it stays, tell us the reference ABCD-2345.",
  ],
])("when it fails because of %s, the dialog says so and keeps what was typed", async (...given) => {
  const [, problem, sentence] = given;
  const { user, onSave, onClose } = await open(creation);
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

test("while it is being saved it is not saved twice, nor closed", async () => {
  const { user, onSave, onClose } = await open(creation);
  const answer = deferred<SaveOutcome>();
  onSave.mockReturnValue(answer.promise);
  await fillIn(user);
  await user.click(create());
  await user.click(await screen.findByRole("button", { name: "Saving …" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onSave).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  answer.resolve({ status: "waiting" });
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith("waiting"));
});

test("an untouched form just closes; a touched one asks first", async () => {
  const { user, onClose } = await open(creation);
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
  await user.click(await screen.findByRole("button", { name: "Throw away" }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(null);
});

test("what the server refused later is asked about too, though nothing was typed since", async () => {
  const refused: SaveProblem = { kind: "refused", failure: { code: "not-allowed", id: null } };
  const { user, onClose } = await open({ ...creation }, refused);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("alertdialog")).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

test("an edit shows where the lead came from, but does not let it be changed", async () => {
  await open(edit);
  expect(screen.getByText("Website")).toBeDefined();
  expect(screen.queryByLabelText("How they found us")).toBeNull();
});

test("an edit that changes nothing writes nothing", async () => {
  const { user, onSave, onClose } = await open(edit);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(null));
  expect(onSave).not.toHaveBeenCalled();
});

/** Opens the edit of a lead whose confirmed states the test tells. */
async function openWatched() {
  let tell: Parameters<typeof watchLead>[1] = () => {};
  vi.mocked(watchLead).mockImplementation((_id, onLead) => {
    tell = onLead;
    return () => {};
  });
  const opened = await open(edit);
  const firstName = screen.getByLabelText<HTMLInputElement>("First name");
  await opened.user.clear(firstName);
  await opened.user.type(firstName, "Mine");
  return { ...opened, firstName, tell: (...args: Parameters<typeof tell>) => tell(...args) };
}

test("a change that the form does not show moves the edit on without a question", async () => {
  const { user, onSave, tell } = await openWatched();
  tell(lead({ rev: 4, status: "remoteSales", step: 3 }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ base: expect.objectContaining({ rev: 4 }) }),
    expect.anything(),
  );
});

test("a change that the form shows is decided on before anything is saved", async () => {
  const { user, onSave, firstName, tell } = await openWatched();
  tell(lead({ rev: 4, firstName: "Theirs", plan: "premium" }));
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

test("the new values can be taken, and the rest of what was typed stays", async () => {
  const { user, onSave, firstName, tell } = await openWatched();
  tell(lead({ rev: 4, plan: "premium" }));
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

test.each([
  ["es", "Crear lead", "Selecciona un plan de interés."],
  ["pt", "Criar lead", "Selecione um plano de interesse."],
  ["fr", "Créer le prospect", "Sélectionnez une formule."],
] as const)("in %s too, the form speaks the user's language", async (language, button, problem) => {
  const { user } = renderInPortal(
    <LeadDialog draft={creation} problem={null} onSave={vi.fn()} onClose={vi.fn()} />,
    { language },
  );
  await user.click(await screen.findByRole("button", { name: button }));
  expect(await screen.findByText(problem)).toBeDefined();
});
