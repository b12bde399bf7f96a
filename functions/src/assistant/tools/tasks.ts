import { collections } from "@salvia/domain/shared/collections";
import { taskPriorities, taskSchema, type Task } from "@salvia/domain/scheduling/task";

import { everyPage } from "../../caller/callerFirestore.ts";
import {
  factOf,
  fillTemplate,
  maskedName,
  maskedText,
  pluralTemplate,
  type Fact,
} from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../toolCall.ts";
import { periodWords } from "./periodWords.ts";

/**
 * Reads the caller's open tasks, earliest due date first: all of them, those of a period, or the
 * overdue ones.
 */
export async function readTasks({ overdue = false }: ToolInput, reader: Reader): Promise<Fact[]> {
  const { uid, database, times } = reader;
  const texts = reader.texts.tasks;
  const found = await everyPage(database, taskSchema, {
    path: collections.tasks,
    where: [
      ["ownerId", "EQUAL", uid],
      ["doneAt", "EQUAL", null],
    ],
  });
  const { only } = reader.about;
  const period = overdue ? null : reader.about.period;
  const isAsked = ({ dueOn }: Task) => {
    if (overdue) return dueOn !== null && dueOn < times.today;
    if (period === null) return true;
    // Overdue tasks also count as due today.
    const from = period.from === times.today ? "" : period.from;
    return dueOn !== null && dueOn >= from && dueOn <= period.until;
  };
  const open = found
    .filter(({ value }) => only === null || value.patientId === only.id)
    .filter(({ value }) => isAsked(value))
    .toSorted((a, b) => order(a.value, b.value));
  const source = { kind: "tasks", path: collections.tasks } as const;
  const left = String(open.length - mostShown);
  const values = {
    name: maskedName(only?.name ?? ""),
    about: about(only?.name ?? null),
    count: String(open.length),
    span: period === null ? "" : periodWords(period, reader),
  };
  return [
    factOf(headOf(open.length), values, source),
    ...open.slice(0, mostShown).map(({ value: { dueOn, ...task }, found: { path } }) => {
      const due = dueOn !== null && dueOn < times.today ? texts.overdue : texts.due;
      const said = {
        title: maskedText(task.title),
        about: about(task.patientName),
        priority: texts.priorities[task.priority],
        due: dueOn === null ? [] : fillTemplate(due, { day: times.calendarDay(dueOn) }),
      };
      return factOf(texts.item, said, { kind: "task", path });
    }),
    ...(open.length > mostShown ? [factOf(texts.more, { count: left }, source)] : []),
  ];

  function headOf(length: number): string {
    const kinds = {
      overdue: ["countOverdue", texts.noneOverdue],
      due: ["countDue", texts.noneDue],
      of: ["countOf", texts.noneOf],
      all: ["count", texts.none],
    } as const;
    const kind = overdue ? "overdue" : period !== null ? "due" : only !== null ? "of" : "all";
    const [count, none] = kinds[kind];
    return length === 0 ? none : pluralTemplate(texts, count, length);
  }

  function about(name: string | null) {
    return name === null ? [] : [" ", ...fillTemplate(texts.about, { name: maskedName(name) })];
  }
}

const mostShown = 10;

/** By due date, then by priority. */
function order(a: Task, b: Task): number {
  const last = "9999";
  return (
    (a.dueOn ?? last).localeCompare(b.dueOn ?? last) ||
    taskPriorities.indexOf(b.priority) - taskPriorities.indexOf(a.priority)
  );
}
