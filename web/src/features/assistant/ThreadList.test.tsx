import { act, screen, waitFor, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { deleteThread, type ThreadRow } from "./assistant.data.ts";
import { ThreadList } from "./ThreadList.tsx";

const list = vi.hoisted(() => ({ emit: (_rows: readonly unknown[]) => {} }));

vi.mock("./assistant.data.ts", () => ({
  recentThreads: () => (onValue: (rows: readonly unknown[]) => void) => {
    list.emit = onValue;
    return () => {};
  },
  deleteThread: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(deleteThread).mockReset().mockResolvedValue();
});

function rowOf(id: string, title: string): ThreadRow {
  const at = new Date();
  const times = { createdAt: at, updatedAt: at, expireAt: at };
  return { id, title, ownerId: "ana", context: null, ...times };
}

const [tasks, day] = [rowOf("t1", "My tasks?"), rowOf("t2", "Who do I see today?")];

/** Opens the list with two conversations and the confirmation for deleting one of them. */
async function askedToDelete() {
  const onDeleted = vi.fn<(threadId: string) => void>();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["assistant"]}>
      <ThreadList uid="ana" current="t2" onDeleted={onDeleted} />
    </NamespaceLoader>,
  );
  await screen.findByRole("heading", { name: "Earlier conversations" });
  await waitFor(() => {
    act(() => list.emit([tasks, day]));
    screen.getByRole("link", { name: "My tasks?" });
  });
  await user.click(screen.getByRole("button", { name: "Delete conversation “My tasks?”" }));
  const question = screen.getByRole("alertdialog", { name: "Delete this conversation?" });
  return { user, question, onDeleted };
}

test("deletes a conversation after a confirmation and keeps the focus in the list", async () => {
  const { user, question, onDeleted } = await askedToDelete();
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  expect(vi.mocked(deleteThread).mock.calls).toEqual([[{ id: "t1" }]]);
  await waitFor(() => expect(onDeleted).toHaveBeenCalledWith("t1"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  act(() => list.emit([day]));
  expect(screen.queryByRole("link", { name: "My tasks?" })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Earlier conversations"));
});

test("deletes nothing when the user cancels", async () => {
  const { user, question } = await askedToDelete();
  await user.click(within(question).getByRole("button", { name: "Keep" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(deleteThread).not.toHaveBeenCalled();
});

test("reports a conversation that cannot be deleted offline and keeps it", async () => {
  vi.mocked(deleteThread).mockRejectedValue(new FirebaseError("unavailable", "offline"));
  const { user, question, onDeleted } = await askedToDelete();
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await screen.findByRole("alert");
  screen.getByRole("link", { name: "My tasks?" });
  expect(onDeleted).not.toHaveBeenCalled();
});
