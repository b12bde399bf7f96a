import { collections } from "@salvia/domain/collections";
import { taskPriorities, taskSchema, type Task } from "@salvia/domain/task";

import { filled, name, words, type Fact, type MaskedText } from "../fact.ts";
import type { Reader } from "../reader.ts";
import { stored } from "./stored.ts";

/** The asker's open tasks, those first that are due first. */
export async function readTasks(_: unknown, reader: Reader): Promise<Fact[]> {
  const { texts, uid, database, times, subject } = reader;
  const found = await database.find({
    path: collections.tasks,
    where: [
      ["ownerId", "EQUAL", uid],
      ["doneAt", "EQUAL", null],
    ],
    limit: 100,
  });
  const named = subject.kind === "patient" && subject.isMeant ? subject.patient : null;
  const open = found
    .flatMap((each) => stored(taskSchema, each))
    .filter(({ value }) => named === null || value.patientId === named.id)
    .toSorted((a, b) => order(a.value, b.value));
  const source = { kind: "tasks", path: collections.tasks } as const;
  const { count, countOf, none, noneOf } = texts.tasks;
  const asked = { ...(named !== null && { name: name(named.name) }), count: String(open.length) };
  if (open.length === 0) return [{ text: filled(named === null ? none : noneOf, asked), source }];
  const [one, many] = named === null ? count : countOf;
  const head = filled(open.length === 1 ? one : many, asked);
  const today = times.dayOf(times.now);
  return [
    { text: head, source },
    ...open.slice(0, mostShown).map(({ value, found: { path } }): Fact => ({
      text: filled(texts.tasks.one, {
        title: words(value.title),
        about: value.patientName === null ? [] : about(value.patientName),
        priority: texts.tasks.priorities[value.priority],
        due: value.dueOn === null ? [] : due(value.dueOn),
      }),
      source: { kind: "task", path },
    })),
  ];

  function about(patientName: string): MaskedText {
    return filled(texts.tasks.about, { name: name(patientName) });
  }

  function due(day: string): MaskedText {
    const template = day < today ? texts.tasks.overdue : texts.tasks.due;
    return filled(template, { day: times.calendarDay(day) });
  }
}

const mostShown = 10;

/** What is due first, then what matters most. */
function order(a: Task, b: Task): number {
  const last = "9999";
  return (
    (a.dueOn ?? last).localeCompare(b.dueOn ?? last) ||
    taskPriorities.indexOf(b.priority) - taskPriorities.indexOf(a.priority)
  );
}
