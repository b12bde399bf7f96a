import { useEffect } from "react";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "react-dom";

import { runSignOutCleanups } from "../../../session/signOutFlow.ts";
import type { Session } from "../../../session/session.ts";
import { withPassword } from "../../../session/signInMethod.ts";
import { useSession } from "../../../session/useAuth.ts";
import { draftCount } from "../../../ui/drafts.ts";
import { lead } from "../../../../../seed/leads.ts";
import { deferred } from "../../../testing/deferred.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { commitWrite } from "../writes/commit.data.ts";
import { LeadEditorProvider, useLeadEditor } from "./LeadEditorProvider.tsx";
import { LeadOutboxProvider, unsentIn, useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";
// Loads the phone data of all countries up front so that no test waits for it.
import "./LeadDialog.tsx";
import { leadOnServer, watchLead } from "../data/leads.data.ts";
import { newLeadId, currentSalespersonUid } from "../data/leadWrites.data.ts";
import type { PageWrite } from "../writes/leadWrite.ts";
import { keepUnfinishedLead } from "../writes/leadDraft.ts";
import { fill } from "../../../testing/quickUser.ts";

vi.mock("../data/leads.data.ts", () => ({ leadOnServer: vi.fn(), watchLead: vi.fn() }));
vi.mock("../writes/reconcile.data.ts", () => ({ isApplied: vi.fn(async () => false) }));
vi.mock("../writes/commit.data.ts", () => ({ commitWrite: vi.fn() }));
vi.mock("../data/leadUniqueKeys.data.ts", () => ({ findDuplicateLead: vi.fn(async () => null) }));
vi.mock("../data/leadWrites.data.ts", () => ({
  currentSalespersonUid: vi.fn(),
  newLeadId: vi.fn(),
}));

// Typing a whole form is slow when many tests share a machine.
vi.setConfig({ testTimeout: 20_000 });

const refusal = new FirebaseError("permission-denied", "no");
const stored = lead({ rev: 3 });

beforeEach(() => {
  vi.mocked(newLeadId).mockReturnValue("new");
  vi.mocked(currentSalespersonUid).mockResolvedValue("ana");
  vi.mocked(watchLead).mockReturnValue(() => {});
});

afterEach(() => {
  cleanup();
  keepUnfinishedLead(null);
});

const activity = { leadId: "old", name: "Inés", activityId: "b", text: "Hello" };
const note: PageWrite = { kind: "note", ...activity };

function Page() {
  const { create, edit } = useLeadEditor();
  const { enqueue, retry, state } = useLeadOutbox();
  const [first] = state.own;
  return (
    <>
      <button onClick={create}>create</button>
      <button onClick={() => edit({ id: "old", lead: stored, pending: false })}>edit</button>
      <button onClick={() => void enqueue(note)}>note</button>
      {first ? <button onClick={() => void retry(first.id)}>again</button> : null}
      <p>{`unsent: ${unsentIn(state)}`}</p>
    </>
  );
}

async function open(name: "create" | "edit") {
  const { user } = renderInPortal(
    <LeadOutboxProvider>
      <LeadEditorProvider>
        <Page />
      </LeadEditorProvider>
    </LeadOutboxProvider>,
  );
  await user.click(await screen.findByRole("button", { name }));
  await screen.findByRole("dialog", {}, { timeout: 5_000 });
  return user;
}

type User = Awaited<ReturnType<typeof open>>;

async function fillIn(user: User) {
  await fill(user, screen.getByLabelText("First name"), "Ada");
  await fill(user, screen.getByLabelText("Last name"), "Lovelace");
  await fill(user, screen.getByLabelText("Email"), "ada@example.com");
  await user.click(screen.getByRole("radio", { name: /^Basic/ }));
  await user.selectOptions(screen.getByLabelText("How they found us"), "Website");
}

/** Simulates a lost network: from now on a dialog does not wait for the server. */
function goOffline() {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
}

const dialogIsGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("confirms that a created lead is saved", async () => {
  const user = await open("create");
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Create lead" }));
  expect(await screen.findByText("Lead saved.")).toBeDefined();
  await dialogIsGone();
  expect(commitWrite).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: "create", leadId: "new" }),
    "ana",
  );
});

test("keeps a lead offline and confirms when it has been sent", async () => {
  const write = deferred();
  vi.mocked(commitWrite).mockReturnValue(write.promise);
  const user = await open("create");
  await fillIn(user);
  goOffline();
  await user.click(screen.getByRole("button", { name: "Create lead" }));
  expect(await screen.findByText(/It will be sent as soon as/)).toBeDefined();
  await dialogIsGone();
  expect(screen.getByText("unsent: 1")).toBeDefined();

  await act(async () => write.resolve());
  expect(await screen.findByText("Your pending changes were sent.")).toBeDefined();
  expect(screen.getByText("unsent: 0")).toBeDefined();
});

test("reopens the form with the text and the reason after a late refusal", async () => {
  const write = deferred();
  vi.mocked(commitWrite).mockReturnValue(write.promise);
  const user = await open("create");
  await fillIn(user);
  goOffline();
  await user.click(screen.getByRole("button", { name: "Create lead" }));
  await dialogIsGone();

  await act(async () => write.reject(refusal));
  await screen.findByRole("dialog", { name: "New lead" });
  expect(await screen.findByText(/^Error creating lead: You don’t have permission/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Last name").value).toBe("Lovelace");

  vi.mocked(commitWrite).mockResolvedValue();
  await user.click(screen.getByRole("button", { name: "Create lead" }));
  await dialogIsGone();
  expect(screen.getByText("unsent: 0")).toBeDefined();
});

test("reopens an edit as a conflict when another user saved the lead in the meantime", async () => {
  const write = deferred();
  vi.mocked(commitWrite).mockReturnValue(write.promise);
  vi.mocked(leadOnServer).mockResolvedValue(lead({ rev: 4 }));
  const user = await open("edit");
  await fill(user, screen.getByLabelText("First name"), "x");
  goOffline();
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await dialogIsGone();

  await act(async () => write.reject(refusal));
  await screen.findByRole("dialog", { name: "Edit lead" });
  expect(await screen.findByText(/Someone changed this in the meantime/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Inésx");
});

test("names notes that are refused later and keeps them until they are resent", async () => {
  const write = deferred();
  vi.mocked(commitWrite).mockReturnValueOnce(write.promise).mockReturnValueOnce(write.promise);
  const { user } = renderInPortal(
    <LeadOutboxProvider>
      <LeadEditorProvider>
        <Page />
      </LeadEditorProvider>
    </LeadOutboxProvider>,
  );
  await screen.findByText("unsent: 0");
  goOffline();
  await user.dblClick(screen.getByRole("button", { name: "note" }));
  await act(async () => write.reject(refusal));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^Not accepted: Note on Inés and Note on Inés\./);
  expect(screen.getByText("unsent: 2")).toBeDefined();
  expect(mayClose()).toBe(false);

  vi.mocked(commitWrite).mockResolvedValueOnce();
  await user.click(screen.getByRole("button", { name: "again" }));
  expect(await screen.findByText("Your pending changes were sent.")).toBeDefined();
  expect(screen.getByText("unsent: 1")).toBeDefined();
  expect(commitWrite).toHaveBeenLastCalledWith(note, "ana");
});

test("asks before the tab closes while a write is unsent", async () => {
  const write = deferred();
  vi.mocked(commitWrite).mockReturnValue(write.promise);
  const user = await open("create");
  expect(mayClose()).toBe(true);
  await fillIn(user);
  goOffline();
  await user.click(screen.getByRole("button", { name: "Create lead" }));
  await dialogIsGone();
  expect(mayClose()).toBe(false);

  // The user confirmed the loss when signing out, so the browser does not ask again.
  await act(() => runSignOutCleanups("chosen"));
  expect(mayClose()).toBe(true);
  write.resolve();
});

function mayClose(): boolean {
  return window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** Opens the lead editor for a user who can be locked out and sign in again. */
async function openLockable() {
  let session: Session | null = null;
  function LockablePage() {
    const present = useSession();
    useEffect(() => {
      session = present;
    }, [present]);
    return <Page />;
  }
  const page = renderInPortal(
    <LeadOutboxProvider>
      <LeadEditorProvider>
        <LockablePage />
      </LeadEditorProvider>
    </LeadOutboxProvider>,
  );
  const present = () => {
    if (session === null) throw new Error("The lead editor is not open yet");
    return session;
  };
  return {
    ...page,
    lock: async () => {
      act(() => void present().lock((change) => flushSync(change)));
      await page.answerSignOut();
      expect(screen.queryByText(/^unsent/)).toBeNull();
    },
    unlock: async () => {
      const method = withPassword("ana@example.com", "salvia-demo");
      await act(async () => void present().signIn(method));
      await screen.findByText(/^unsent/);
    },
  };
}

test("keeps a pending write and its later result across a lock", async () => {
  const write = deferred();
  vi.mocked(commitWrite).mockReturnValue(write.promise);
  const { user, lock, unlock } = await openLockable();
  await user.click(await screen.findByRole("button", { name: "create" }));
  await screen.findByRole("dialog");
  await fillIn(user);
  goOffline();
  await user.click(screen.getByRole("button", { name: "Create lead" }));
  await dialogIsGone();
  expect(screen.getByText("unsent: 1")).toBeDefined();

  await lock();
  await unlock();
  expect(screen.getByText("unsent: 1")).toBeDefined();
  await act(async () => write.reject(refusal));
  await screen.findByRole("dialog", { name: "New lead" });
  expect(screen.getByLabelText<HTMLInputElement>("Last name").value).toBe("Lovelace");
});

test("restores the typed text after a lock and still counts it as unsaved", async () => {
  const { user, lock, unlock } = await openLockable();
  await user.click(await screen.findByRole("button", { name: "create" }));
  await screen.findByRole("dialog");
  await fill(user, screen.getByLabelText("First name"), "Ada");
  await lock();
  await unlock();
  expect((await screen.findByLabelText<HTMLInputElement>("First name")).value).toBe("Ada");
  expect(draftCount()).toBe(1);
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await dialogIsGone();
  expect(draftCount()).toBe(0);
});

test("asks before a half-typed form is lost, and only then", async () => {
  const user = await open("edit");
  expect(mayClose()).toBe(true);
  await fill(user, screen.getByLabelText("First name"), "x");
  expect(mayClose()).toBe(false);
  await fill(user, screen.getByLabelText("First name"), "{Backspace}");
  expect(mayClose()).toBe(true);
});
