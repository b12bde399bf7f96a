import { collections } from "@salvia/domain/shared/collections";
import { taskPriorities, taskSchema, type Task } from "@salvia/domain/scheduling/task";

import { everyPage, parseFound } from "../callerFirestore.ts";
import {
  fillTemplate,
  maskedName,
  maskedText,
  pluralTemplate,
  type Fact,
  type MaskedText,
} from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { periodWords } from "./periodWords.ts";
import type { ToolInput } from "../toolCall.ts";

/**
 * Reads the caller's open tasks, earliest due date first: all of them, those of a period, or the
 * overdue ones.
 */
export async function readTasks({ overdue = false }: ToolInput, reader: Reader): Promise<Fact[]> {
  const { texts, uid, database, times } = reader;
  const found = await everyPage(database, {
    path: collections.tasks,
    where: [
      ["ownerId", "EQUAL", uid],
      ["doneAt", "EQUAL", null],
    ],
  });
  const { only: named } = reader.about;
  const period = overdue ? null : reader.about.period;
  const isAsked = ({ dueOn }: Task) => {
    if (overdue) return dueOn !== null && dueOn < times.today;
    if (period === null) return true;
    // Overdue tasks also count as due today.
    const from = period.from === times.today ? "" : period.from;
    return dueOn !== null && dueOn >= from && dueOn <= period.until;
  };
  const open = found
    .flatMap((each) => parseFound(taskSchema, each))
    .filter(({ value }) => named === null || value.patientId === named.id)
    .filter(({ value }) => isAsked(value))
    .toSorted((a, b) => order(a.value, b.value));
  const source = { kind: "tasks", path: collections.tasks } as const;
  const head = fillTemplate(headOf(open.length), {
    ...(named !== null && { name: maskedName(named.name) }),
    about: named === null ? [] : about(named.name),
    count: String(open.length),
    span: period === null ? "" : periodWords(period, reader),
  });
  const today = times.today;
  const left = open.length - mostShown;
  return [
    { text: head, source },
    ...open.slice(0, mostShown).map(({ value, found: { path } }): Fact => ({
      text: fillTemplate(texts.tasks.item, {
        title: maskedText(value.title),
        about: value.patientName === null ? [] : about(value.patientName),
        priority: texts.tasks.priorities[value.priority],
        due: value.dueOn === null ? [] : due(value.dueOn),
      }),
      source: { kind: "task", path },
    })),
    ...(left > 0
      ? [{ text: fillTemplate(texts.tasks.more, { count: String(left) }), source }]
      : []),
  ];

  function headOf(length: number): string {
    const { tasks } = texts;
    const kinds = {
      overdue: ["countOverdue", tasks.noneOverdue],
      due: ["countDue", tasks.noneDue],
      of: ["countOf", tasks.noneOf],
      all: ["count", tasks.none],
    } as const;
    const kind = overdue ? "overdue" : period !== null ? "due" : named !== null ? "of" : "all";
    const [count, none] = kinds[kind];
    return length === 0 ? none : pluralTemplate(tasks, count, length);
  }

  function about(patientName: string): MaskedText {
    return [" ", ...fillTemplate(texts.tasks.about, { name: maskedName(patientName) })];
  }

  function due(day: string): MaskedText {
    const template = day < today ? texts.tasks.overdue : texts.tasks.due;
    return fillTemplate(template, { day: times.calendarDay(day) });
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
