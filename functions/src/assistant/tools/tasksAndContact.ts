import type { Period } from "@salvia/domain/assistant/conversationContext";
import { conversationSchema, unreadCount } from "@salvia/domain/member/conversation";
import { patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { formatPhone } from "@salvia/domain/shared/phone";
import { compareTasks, taskSchema, type Task } from "@salvia/domain/scheduling/task";

import { readParsed } from "../../caller/callerFirestore.ts";
import { factOf, maskedName, maskedText, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../understanding/intents.ts";
import { countOf, has, readOwn } from "./ownDocuments.ts";

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
    where: [has("ownerId", uid), has("doneAt", null)],
  });
  const period = overdue ? null : reader.about.period;
  const isOverdue = ({ dueOn }: Task) => dueOn !== null && dueOn < times.today;
  const isDue = ({ dueOn }: Task, { from, until }: Period) =>
    // Overdue tasks also count as due today.
    dueOn !== null && (dueOn >= from || from === times.today) && dueOn <= until;
  const open = found
    .filter(({ value }) => (overdue ? isOverdue(value) : period === null || isDue(value, period)))
    .toSorted((a, b) => compareTasks(a.value, b.value));
  const kind = overdue ? "overdue" : period === null ? "all" : "due";
  const span = times.words(period);
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

/** Reads how many messages each patient wrote that the caller has not read, newest first. */
export async function readUnreadMessages(reader: Reader): Promise<Fact[]> {
  const texts = reader.texts.messages;
  const source = { kind: "messages", path: collections.conversations } as const;
  const found = await readOwn(reader, conversationSchema, {
    path: collections.conversations,
    where: [has("clinicianId", reader.uid), ["unreadBy", "ARRAY_CONTAINS", "clinician"]],
  });
  const counted = found
    .toSorted((a, b) => b.value.updatedAt.getTime() - a.value.updatedAt.getTime())
    .map(({ value }) => ({ name: value.patientName, count: unreadCount(value, "clinician") }));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const items = counted.flatMap(({ name, count }) =>
    countOf(count, texts.item, reader, source, { name: maskedName(name) }),
  );
  return [...countOf(total, texts, reader, source), ...items];
}

/** Reads the patient's phone number, or says that none is on file. */
export async function readPhone({ database, texts, about: { patient } }: Reader): Promise<Fact[]> {
  if (patient === null) return [];
  const path = `${collections.patients}/${patient.id}`;
  const phone = (await readParsed(database, patientSchema, path))?.phone ?? null;
  const template = phone === null ? texts.phone.none : texts.phone.number;
  const number = maskedText(phone === null ? "" : formatPhone(phone));
  const values = { name: maskedName(patient.name), phone: number };
  return [factOf(template, values, { kind: "patient", path })];
}
