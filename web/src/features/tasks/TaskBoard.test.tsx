import { newTask, type TaskDetails } from "@salvia/domain/scheduling/task";
import { act, screen, waitFor, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { dayAt } from "../../lib/time/calendarDay.ts";
import { dayAfter } from "../../lib/time/plainDay.ts";
import { deviceTimeZone } from "../../lib/time/timeZones.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { draftCount } from "../../ui/drafts.ts";
import { TaskBoard, type TaskView } from "./TaskBoard.tsx";
import type { TaskList, TaskRow } from "./tasks.data.ts";
import { addTask, changeTask, deleteTask, tickTask, type TaskPart } from "./tasks.data.ts";

/** Maps each part of the list to the callback that sends it a new value. */
const lists = vi.hoisted(() => new Map<string, (list: unknown) => void>());

vi.mock("./tasks.data.ts", () => ({
  taskList: (_uid: string, part: string) => (onValue: (list: unknown) => void) => {
    lists.set(part, onValue);
    return () => lists.delete(part);
  },
  addTask: vi.fn(),
  changeTask: vi.fn(),
  tickTask: vi.fn(),
  deleteTask: vi.fn(),
}));

const writes = [addTask, changeTask, tickTask, deleteTask].map((write) => vi.mocked(write));

beforeEach(() => {
  for (const write of writes) write.mockReset().mockResolvedValue();
});

function rowOf(
  title: string,
  details: Partial<TaskDetails> = {},
  doneAt: Date | null = null,
): TaskRow {
  const at = new Date();
  const plain = { title, patientId: null, patientName: null, dueOn: null } as const;
  const task = newTask({ ...plain, priority: "normal", ...details }, "ana");
  return { id: title, task: { ...task, doneAt, createdAt: at, updatedAt: at }, pending: false };
}

function dueIn(days: number): string {
  return dayAfter(dayAt(new Date(), deviceTimeZone()), days);
}

async function tell(part: TaskPart, rows: readonly TaskRow[], rest: Partial<TaskList> = {}) {
  await waitFor(() => expect(lists.has(part)).toBe(true));
  const list = { rows, more: "none", showMore: () => {}, fresh: true, ...rest };
  act(() => lists.get(part)?.(list));
}

async function open(rows: readonly TaskRow[], view: TaskView = "open") {
  const onShow = vi.fn();
  const page = renderInPortal(
    <NamespaceLoader namespaces={["tasks"]}>
      <TaskBoard uid="ana" view={view} onShow={onShow} patientField={() => null} />
    </NamespaceLoader>,
  );
  await screen.findByRole("tab", { name: "To do" });
  if (view === "done") await tell("done", rows);
  else {
    await tell(
      "due",
      rows.filter(({ task }) => task.dueOn !== null),
    );
    await tell(
      "someTime",
      rows.filter(({ task }) => task.dueOn === null),
    );
  }
  return { ...page, onShow };
}

const titleField = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "What needs to be done?" });
const groups = () =>
  screen.getAllByRole("list").map((list) => list.getAttribute("aria-labelledby"));

test("groups tasks by due date and shows overdue, urgent, and patient labels", async () => {
  const patient = { patientId: "dora", patientName: "Beatriz Nogueira" };
  await open([
    rowOf("Read"),
    rowOf("Call", { dueOn: dueIn(-1), priority: "high", ...patient }),
    rowOf("Write", { dueOn: dueIn(0) }),
  ]);
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(["Overdue", "Today", "No due date"]);
  expect(groups()).toHaveLength(3);
  const call = screen.getByRole("checkbox", { name: "Call" });
  const facts = call.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(facts)?.textContent).toMatch(
    /^Overdue since .*HighBeatriz Nogueira$/,
  );
  // The group says it already.
  expect(screen.getAllByText("Today")).toHaveLength(1);
});

test("asks whether a due date in the past is right", async () => {
  const { user } = await open([]);
  const due = screen.getByLabelText("Due date");
  await user.type(due, dueIn(0));
  expect(screen.queryByText("This day has passed. Is it right?")).toBeNull();
  await user.clear(due);
  await user.type(due, dueIn(-1));
  expect(screen.getByText("This day has passed. Is it right?")).toBeTruthy();
  // The form keeps its draft for the next visit.
  await user.clear(due);
});

test("adds a task with Enter and keeps the field ready for the next one", async () => {
  const { user } = await open([]);
  expect(screen.getByText("Nothing to do")).toBeTruthy();
  await user.type(titleField(), "  Call back{Enter}");
  expect(addTask).toHaveBeenCalledExactlyOnceWith("ana", {
    title: "Call back",
    patientId: null,
    patientName: null,
    dueOn: null,
    priority: "normal",
  });
  expect([titleField().value, document.activeElement]).toEqual(["", titleField()]);
  await user.type(titleField(), "{Enter}");
  expect(screen.getByText("Enter what needs to be done.")).toBeTruthy();
  expect(addTask).toHaveBeenCalledOnce();
});

test("keeps the typed text in memory after leaving the page", async () => {
  const { user, unmount } = await open([]);
  await user.type(titleField(), "Half a thou");
  expect(draftCount()).toBe(1);
  unmount();
  const again = await open([]);
  expect(titleField().value).toBe("Half a thou");
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("thou");
  await again.user.clear(titleField());
  expect(draftCount()).toBe(0);
});

test("keeps a ticked task in place until the page is left, and can untick it", async () => {
  const row = rowOf("Call", { dueOn: dueIn(0) });
  const { user } = await open([row]);
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Call" });
  await user.click(box());
  expect(tickTask).toHaveBeenLastCalledWith(row, true);
  await tell("due", []);
  expect([box().checked, document.activeElement]).toEqual([true, box()]);
  await user.click(box());
  const [undone, done] = vi.mocked(tickTask).mock.lastCall ?? [];
  expect([undone?.task.rev, done]).toEqual([2, false]);
});

test("reverts a tick that the rules deny and shows the reason", async () => {
  vi.mocked(tickTask).mockRejectedValueOnce(new FirebaseError("permission-denied", "no"));
  const { user } = await open([rowOf("Call", { dueOn: dueIn(0) })]);
  await user.click(screen.getByRole("checkbox", { name: "Call" }));
  expect((await screen.findByRole("alert")).textContent).toContain("changed this in the meantime");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Call" }).checked).toBe(false);
});

test("changes a task, and deletes it after confirmation", async () => {
  const row = rowOf("Call");
  const { user } = await open([row]);
  await user.click(screen.getByRole("button", { name: "Edit: Call" }));
  const dialog = screen.getByRole("dialog", { name: "Edit task" });
  await user.type(within(dialog).getByRole("textbox"), " soon");
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Priority" }), "High");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(changeTask).toHaveBeenCalledExactlyOnceWith(
    row,
    expect.objectContaining({ title: "Call soon", priority: "high" }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await user.click(screen.getByRole("button", { name: "Edit: Call" }));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(deleteTask).not.toHaveBeenCalled();
  const question = screen.getByRole("alertdialog", { name: "Delete this task?" });
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  expect(deleteTask).toHaveBeenCalledExactlyOnceWith("Call");
});

test("shows more tasks on request and the most recently completed first", async () => {
  const showMore = vi.fn();
  const { user, onShow } = await open([], "done");
  expect(screen.getByText("No completed tasks yet")).toBeTruthy();
  const done = [rowOf("new", {}, new Date()), rowOf("old", {}, new Date("2026-01-01"))];
  await tell("done", done.toReversed(), { more: "some", showMore });
  expect(
    screen.getAllByRole<HTMLInputElement>("checkbox").map(({ labels }) => labels?.[0]?.textContent),
  ).toEqual(["new", "old"]);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(showMore).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("tab", { name: "To do" }));
  expect(onShow).toHaveBeenCalledWith("open");
});

test("does not claim that the list is empty while the server is unreachable", async () => {
  await open([], "done");
  await tell("done", [], { fresh: false });
  expect(screen.getByText("We can’t reach the server")).toBeTruthy();
});
