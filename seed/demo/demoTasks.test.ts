import { expect, it } from "vitest";

import { demoPatients } from "./demoPatients.ts";
import { demoTasks } from "./demoTasks.ts";

const now = new Date("2026-11-22T08:30:00Z");
const tasks = [...demoTasks(now).values()];

it("creates demo tasks about patients of their owners, under the patients' names", () => {
  const patients = demoPatients();
  const about = tasks.filter(({ patientId }) => patientId !== null);
  expect(about.length).toBeGreaterThan(tasks.length / 2);
  for (const { patientId, patientName, ownerId } of about) {
    const patient = patients.get(patientId ?? "");
    expect(patient?.name).toBe(patientName);
    expect(patient?.clinicians).toContain(ownerId);
  }
});

it.each(["demo-doctor", "demo-doctor2"])(
  "gives %s overdue tasks, tasks for today, and completed ones",
  (uid) => {
    const own = tasks.filter(({ ownerId }) => ownerId === uid);
    const open = own.filter(({ doneAt }) => doneAt === null);
    expect(open.filter(({ dueOn }) => dueOn !== null && dueOn < "2026-11-22")).toHaveLength(2);
    expect(open.filter(({ dueOn }) => dueOn === "2026-11-22")).toHaveLength(2);
    expect(open.filter(({ dueOn }) => dueOn === null)).toHaveLength(2);
    for (const { doneAt, createdAt } of own) {
      expect(createdAt.getTime()).toBeLessThan(now.getTime());
      expect(doneAt?.getTime() ?? 0).toBeLessThan(now.getTime());
    }
    expect(own.length - open.length).toBeGreaterThan(25);
  },
);
