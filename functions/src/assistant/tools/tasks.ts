import type { Period } from "@salvia/domain/assistant/conversationContext";
import { collections } from "@salvia/domain/shared/collections";
import { taskPriorities, taskSchema, type Task } from "@salvia/domain/scheduling/task";

import { factOf, maskedName, maskedText, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../understanding/intents.ts";
import { countOf, readOwn } from "./ownDocuments.ts";
import { periodWords } from "./periodWords.ts";

const mostShown = 10;

/**
 * Reads the caller's open tasks, earliest due date first: all of them, those of a period, or the
 * overdue ones.
 */
export async function readTasks(reader: Reader, { overdue = false }: ToolInput): Promise<Fact[]> {
  const { times, uid } = reader;
  const texts = reader.texts.tasks;
  const source = { kind: "tasks", path: collections.tasks } as const;
  const found = await readOwn(reader, taskSchema, {
    path: collections.tasks,
    where: [
      ["ownerId", "EQUAL", uid],
      ["doneAt", "EQUAL", null],
    ],
  });
  const period = overdue ? null : reader.about.period;
  const isOverdue = ({ dueOn }: Task) => dueOn !== null && dueOn < times.today;
  const isDue = ({ dueOn }: Task, { from, until }: Period) =>
    // Overdue tasks also count as due today.
    dueOn !== null && (dueOn >= from || from === times.today) && dueOn <= until;
  const open = found
    .filter(({ value }) => (overdue ? isOverdue(value) : period === null || isDue(value, period)))
    .toSorted((a, b) => order(a.value, b.value));
  const kind = overdue ? "overdue" : period === null ? "all" : "due";
  const span = periodWords(period, reader);
  const left = open.length - mostShown;
  return [
    ...countOf(open.length, texts[kind], reader, source, { span }),
    ...open.slice(0, mostShown).map(({ value: task, found: { path } }) => {
      const due = task.dueOn === null ? "" : times.calendarDay(task.dueOn);
      const values = {
        title: maskedText(task.title),
        name: maskedName(task.patientName ?? ""),
        priority: texts.priorities[task.priority],
        due: isOverdue(task) ? "" : due,
        overdue: isOverdue(task) ? due : "",
      };
      return factOf(texts.item, values, { kind: "task", path });
    }),
    ...(left > 0 ? [factOf(texts.more, { count: String(left) }, source)] : []),
  ];
}

/** By due date, then by priority. */
function order(a: Task, b: Task): number {
  const last = "9999";
  return (
    (a.dueOn ?? last).localeCompare(b.dueOn ?? last) ||
    taskPriorities.indexOf(b.priority) - taskPriorities.indexOf(a.priority)
  );
}
