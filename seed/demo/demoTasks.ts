import { taskSchema, type Task, type TaskPriority } from "@salvia/domain/scheduling/task";

import { demoPatients } from "./demoPatients.ts";
import { day } from "./demoTimes.ts";
import { seededRandom } from "../random.ts";

/**
 * The demo's tasks by id: each clinician has some overdue, some for today and the coming days, some
 * without a date, and more completed ones than fit on one page. The same for the same `now`.
 */
export function demoTasks(now: Date): ReadonlyMap<string, Task> {
  const tasks = ["demo-doctor", "demo-doctor2"].flatMap((ownerId, which) =>
    tasksOf(ownerId, which, now),
  );
  return new Map(
    tasks.map((task, index) => [
      `demo-task-${String(index + 1).padStart(3, "0")}`,
      taskSchema.parse(task),
    ]),
  );
}

function tasksOf(ownerId: string, which: number, now: Date): Task[] {
  const random = seededRandom(20_261_125 + which);
  const own = [...demoPatients()].filter(([, { clinicians }]) => clinicians.includes(ownerId));

  function task(title: string, isAboutSomebody: boolean, rest: Partial<Task>): Task {
    const [patientId, patient] = random.pick(own);
    const about = isAboutSomebody
      ? { patientId, patientName: patient.name }
      : { patientId: null, patientName: null };
    const createdAt = new Date(now.getTime() - random.int(2, 9) * day);
    const plain = { ownerId, title, ...about, dueOn: null, doneAt: null, rev: 1 } as const;
    return { ...plain, priority: "normal", createdAt, updatedAt: createdAt, ...rest };
  }

  const open = openTasks.map(([title, isAboutSomebody, dueIn, priority]) =>
    task(title, isAboutSomebody, { dueOn: dueIn === null ? null : dayIn(now, dueIn), priority }),
  );
  const done = Array.from({ length: doneCount }, (_, index) => {
    const [title, isAboutSomebody] = random.pick(openTasks);
    const doneAt = new Date(now.getTime() - (index + 0.3) * day);
    const createdAt = new Date(doneAt.getTime() - 3 * day);
    const dueOn = dayIn(doneAt, random.int(0, 2));
    return task(title, isAboutSomebody, { dueOn, doneAt, rev: 2, createdAt, updatedAt: doneAt });
  });
  return [...open, ...done];
}

const doneCount = 30;

/** Open tasks: title, whether a patient is concerned, and the number of days until due. */
const openTasks: readonly (readonly [string, boolean, number | null, TaskPriority])[] = [
  ["Call back about the blood test", true, -2, "high"],
  ["Send the referral to cardiology", true, -1, "normal"],
  ["Renew the prescription", true, 0, "high"],
  ["Look at the X-ray of the knee", true, 0, "normal"],
  ["Answer the question of the pharmacy", true, 1, "normal"],
  ["Write the letter for the school", true, 3, "low"],
  ["Order vaccines for the season", false, 5, "normal"],
  ["Ask how the new dose is tolerated", true, 12, "normal"],
  ["Prepare the case for the quality circle", false, 20, "low"],
  ["Read the new guideline on hypertension", false, null, "low"],
  ["Tidy up the list of emergency contacts", false, null, "normal"],
];

function dayIn(from: Date, days: number): string {
  return new Date(from.getTime() + days * day).toISOString().slice(0, 10);
}
