import type { Lead } from "@salvia/domain/lead/lead";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { MergeDialog, type MergeDialogProps } from "./MergeDialog.tsx";
import { UndoMerge } from "./UndoMerge.tsx";

const path = "/api/leads/merge";
const mergeId = "a".repeat(32);
const document = { country: "ES", type: "passport", number: "AB123" } as const;

const ana = leadOf({ firstName: "Ana", email: "ana@example.com", phone: null, rev: 3 }, 20);
const anna = leadOf({ firstName: "Anna", email: null, phone: "+34612345678", rev: 7 }, 21);

function leadOf(details: Partial<Lead>, day: number): Lead {
  const createdAt = new Date(Date.UTC(2026, 10, day));
  return lead({
    ownerId: "ana",
    lastName: "Sol",
    identityDocument: document,
    createdAt,
    ...details,
  });
}

const readLead = vi.fn<MergeDialogProps["readLead"]>();
const onMerged = vi.fn<MergeDialogProps["onMerged"]>();

async function open(own = ana, other = anna) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadMerge", "leads"]}>
      <MergeDialog
        row={{ id: "one", lead: own }}
        renderPicker={(choose) => (
          <button type="button" onClick={() => choose({ id: "two", lead: other })}>
            Choose
          </button>
        )}
        readLead={readLead}
        onMerged={onMerged}
        onClose={() => {}}
      />
    </NamespaceLoader>,
  );
  await page.user.click(await screen.findByRole("button", { name: "Choose" }));
  return page;
}

const field = (name: string) => within(screen.getByRole("radiogroup", { name }));
const radio = (name: string, value: string) =>
  field(name).getByRole<HTMLInputElement>("radio", { name: value });
const press = (name: string) => screen.getByRole("button", { name });

test("names no field as the same that neither lead has", async () => {
  await open({ ...ana, identityDocument: null }, { ...anna, identityDocument: null });
  expect(await screen.findByText(/^Same on both: Plan, Source, and Status/)).toBeDefined();
});

test("shows both leads, proposes the older one's values, and merges as chosen", async () => {
  const { user, answer, requests } = await open();
  expect(radio("Name", "Ana Sol").checked).toBe(true);
  expect(radio("Email", "ana@example.com").checked).toBe(true);
  expect(radio("Phone", "+34612345678").checked).toBe(true);
  expect(
    screen.getByText(/^Same on both: Identity document, Plan, Source, and Status/),
  ).toBeTruthy();
  await user.click(radio("Name", "Anna Sol"));
  await user.click(press("Merge"));
  expect(press("Merging…")).toBeTruthy();
  await answer(path, 200, { mergeId, finished: false });
  await answer(path, 200, { mergeId, finished: true });
  expect(onMerged).toHaveBeenCalledExactlyOnceWith("one", expect.stringMatching(/are now one/));
  const sent = requests.filter((request) => request.path === path).map(({ body }) => body);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toMatchObject({
    keptId: "one",
    keptRev: 3,
    otherId: "two",
    otherRev: 7,
    choices: { name: "other", email: "kept", phone: "other" },
  });
});

test("keeps the older lead by default and lets the user swap them", async () => {
  const { user, answer, requests } = await open(anna, ana);
  expect(radio("Name", "Ana Sol").checked).toBe(true);
  await user.click(press("Keep the other lead instead"));
  expect(radio("Name", "Anna Sol").checked).toBe(true);
  await user.click(press("Merge"));
  await answer(path, 200, { mergeId, finished: true });
  expect(requests.find((request) => request.path === path)?.body).toMatchObject({ keptId: "one" });
});

test("rejects a merge without a way to contact the person", async () => {
  const { user, requests } = await open();
  await user.click(field("Email").getByRole("radio", { name: "None" }));
  await user.click(field("Phone").getByRole("radio", { name: "None" }));
  await user.click(press("Merge"));
  expect(screen.getByRole("alert").textContent).toMatch(/^Keep an email address/);
  expect(requests.some((request) => request.path === path)).toBe(false);
});

test("keeps a client a client regardless of the choices", async () => {
  const enrolledAt = new Date();
  await open(ana, { ...anna, status: "enrolled", step: 6, kind: "client", enrolledAt });
  expect(radio("Status", "Enrolled").checked).toBe(true);
  expect(radio("Status", "Enrolled").disabled).toBe(true);
});

test("keeps the plan that was chosen", async () => {
  await open({ ...ana, plan: "undecided" }, anna);
  expect(radio("Plan", "Standard").checked).toBe(true);
  expect(radio("Plan", "Undecided").disabled).toBe(true);
  expect(screen.getByText("The plan that was chosen stays.")).toBeTruthy();
});

test("reloads both leads when one of them has changed", async () => {
  const { user, answer } = await open();
  await user.click(press("Merge"));
  await answer(path, 409, { error: "changed-meanwhile" });
  expect(await screen.findByText(/Nothing was merged/)).toBeTruthy();
  readLead.mockImplementation(async (id) =>
    id === "one" ? { ...ana, firstName: "Analía", rev: 4 } : anna,
  );
  await user.click(press("Review both leads"));
  expect(await screen.findByRole("radio", { name: "Analía Sol" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Nothing was merged/)).toBeNull());
});

test("undoes a merge or explains why it is no longer possible", async () => {
  const onUndone = vi.fn<(text: string) => void>();
  const { user, answer } = renderInPortal(
    <NamespaceLoader namespaces={["leadMerge"]}>
      <UndoMerge mergeId={mergeId} onUndone={onUndone} />
    </NamespaceLoader>,
  );
  await user.click(await screen.findByRole("button", { name: "Undo merge" }));
  await answer("/api/leads/undo-merge", 409, { error: "changed-meanwhile" });
  expect((await screen.findByRole("alert")).textContent).toMatch(/can no longer be undone/);
  await user.click(press("Undo merge"));
  await answer("/api/leads/undo-merge", 200, { finished: true });
  expect(onUndone).toHaveBeenCalledWith("Both leads are back as they were.");
});
