import { screen, waitFor, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import {
  fakeLeadEditor,
  fakeLeadOutbox,
  FakeLeadProviders,
} from "../testing/FakeLeadProviders.tsx";
import { change, creation, pendingCreation } from "../testing/fakeLeadWrites.ts";
import type { OutboxEntry, OutboxState } from "../writes/leadOutbox.ts";
import { leadOnServer } from "../data/leads.data.ts";
import type { LeadWrite } from "../writes/leadWrite.ts";
import { OutboxButton } from "./OutboxButton.tsx";

vi.mock("../data/leads.data.ts", () => ({ leadOnServer: vi.fn() }));

const base = lead({ firstName: "Inés", lastName: "Robles" });
const denied = new FirebaseError("permission-denied", "no");
const note: LeadWrite = { kind: "note", leadId: "a", name: "Inés", activityId: "b", text: "Hello" };

function entry(write: LeadWrite, status: OutboxEntry["status"] = "waiting"): OutboxEntry {
  return {
    id: `${write.kind} ${write.leadId}`,
    at: new Date(),
    write,
    status,
    error: null,
    kept: true,
  };
}

async function open(state: OutboxState, language: "en" | "fr" = "en") {
  const editor = fakeLeadEditor();
  const outbox = fakeLeadOutbox(state);
  const { user } = renderInPortal(
    <FakeLeadProviders {...{ editor, outbox }}>
      <p>page</p>
      <OutboxButton />
    </FakeLeadProviders>,
    { language },
  );
  await screen.findByText("page");
  return { user, editor, outbox };
}

test("shows nothing while the outbox is empty or a dialog waits for an answer", async () => {
  await open({ own: [entry(creation("a"), "sending")], others: [] });
  expect(screen.queryByRole("button")).toBeNull();
});

test("shows how many writes wait in all tabs and opens their list", async () => {
  const activity = {
    leadId: "a",
    name: "Inés Robles",
    activityId: "b",
    text: "Calls back\non Monday",
  };
  const { user } = await open({
    own: [
      entry(change("a")),
      entry({ kind: "note", ...activity }),
      entry({ kind: "call", ...activity, outcome: "reached" }),
      entry({ kind: "email", leadId: "a", name: "Inés Robles", activityId: "b" }),
      entry({ kind: "move", leadId: "a", base, to: "quoted" }),
      entry({ kind: "consent", leadId: "a", base, language: "es" }),
      entry({ kind: "withdrawal", leadId: "a", base }),
    ],
    others: [pendingCreation("c")],
  });
  await user.click(screen.getByRole("button", { name: "8 changes waiting to be sent" }));
  const list = await screen.findByRole("dialog", { name: "Not sent yet" });
  const entries = within(list).getAllByRole("listitem");
  expect(entries.map((item) => item.querySelector("b")?.textContent)).toEqual([
    expect.stringMatching(/^Changes to Inés María /),
    "Note on Inés Robles",
    "Call with Inés Robles",
    "Email to Inés Robles",
    "Inés Robles to “Quoted”",
    "Consent of Inés Robles",
    "Withdrawal of Inés Robles’s consent",
    expect.stringMatching(/^New lead: /),
  ]);
  expect(within(list).getAllByText(/Calls back/)).toHaveLength(2);
  expect(within(list).getByText(/^In another of your tabs/)).toBeDefined();
  expect(within(list).queryByRole("button", { name: /^Discard/ })).toBeNull();
});

test("counts refused writes separately from waiting ones", async () => {
  const others = [pendingCreation("c"), pendingCreation("d")];
  await open({ own: [entry(creation("a"), "refused")], others });
  const name = "1 change wasn’t accepted · 2 changes waiting to be sent";
  expect(screen.getByRole("button", { name })).toBeDefined();
});

test("opens a refused write, or discards it after a confirmation", async () => {
  const refused = entry(creation("a"), "refused");
  const { user, editor, outbox } = await open({ own: [refused], others: [] });
  await user.click(screen.getByRole("button", { name: "1 change wasn’t accepted" }));
  await user.click(await screen.findByRole("button", { name: /^Discard: New lead/ }));
  await user.click(await screen.findByRole("button", { name: "Keep" }));
  expect(outbox.discard).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: /^Discard: New lead/ }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(outbox.discard).toHaveBeenCalledExactlyOnceWith(refused.id);
  await user.click(await screen.findByRole("button", { name: /^Review: New lead/ }));
  expect(editor.fixRefused).toHaveBeenCalledExactlyOnceWith(refused);
});

test.each([
  ["is still there as it was", () => Promise.resolve(base), /^It wasn’t accepted, or you were/],
  ["is a colleague's", () => Promise.reject(denied), /^This lead is no longer yours/],
])("offers to resend or copy a refused note of a lead that %s", async (_case, now, words) => {
  vi.mocked(leadOnServer).mockImplementation(now);
  const refused = entry(note, "refused");
  const { user, outbox } = await open({ own: [refused], others: [] });
  await user.click(screen.getByRole("button", { name: "1 change wasn’t accepted" }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Review/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Copy the text: Note on Inés" }));
  expect(await navigator.clipboard.readText()).toBe("Hello");
  await user.click(screen.getByRole("button", { name: "Try again: Note on Inés" }));
  expect(outbox.retry).toHaveBeenCalledExactlyOnceWith(refused.id);
});

test("offers to look at a refused move, not to resend it, when the lead has changed", async () => {
  vi.mocked(leadOnServer).mockResolvedValue({ ...base, rev: base.rev + 1 });
  const move = entry({ kind: "move", leadId: "a", base, to: "quoted" }, "refused");
  const { user } = await open({ own: [{ ...move, error: denied }], others: [] });
  await user.click(screen.getByRole("button", { name: "1 change wasn’t accepted" }));
  expect(await screen.findByText(/^The lead has changed since/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull();
  const link = screen.getByRole("link", { name: "Open the lead: Inés Robles to “Quoted”" });
  expect(link.getAttribute("href")).toBe("/sales/leads/a");
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("says that an undo came too late, and does not offer to resend it", async () => {
  vi.mocked(leadOnServer).mockResolvedValue(base);
  const undo = entry({ kind: "undo", leadId: "a", base, to: "quoted" }, "refused");
  const { user } = await open({ own: [undo], others: [] });
  await user.click(screen.getByRole("button", { name: /wasn’t accepted/ }));
  expect(screen.getByText("Undo: Inés Robles back to “Quoted”")).toBeDefined();
  await screen.findByText(/^It was sent too late/);
  expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull();
});

test("shows the failure when a write was refused for another reason", async () => {
  const failed = { ...entry(note, "refused"), error: new FirebaseError("unavailable", "no") };
  const { user } = await open({ own: [failed], others: [] });
  await user.click(screen.getByRole("button", { name: "1 change wasn’t accepted" }));
  expect(await screen.findByText(/^We can’t reach the server/)).toBeDefined();
  expect(screen.getByRole("button", { name: /^Try again/ })).toBeDefined();
});
