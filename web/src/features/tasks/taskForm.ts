import { readDueTitle, type DueTitleProblem } from "@salvia/domain/shared/due";
import { taskDetailsSchema, type Task, type TaskDetails } from "@salvia/domain/scheduling/task";

export type TaskPatient = { id: string; name: string };

export type TaskForm = Omit<TaskDetails, "patientId" | "patientName" | "dueOn"> & {
  patient: TaskPatient | null;
  /** The value of the date input; '' for no date. */
  dueOn: string;
};

export const emptyForm: TaskForm = { title: "", patient: null, dueOn: "", priority: "normal" };

/** Whether the form is unchanged from its initial state. */
export function isEmpty({ title, patient, dueOn, priority }: TaskForm): boolean {
  return title === "" && patient === null && dueOn === "" && priority === emptyForm.priority;
}

export function formOf({ title, patientId, patientName, dueOn, priority }: Task): TaskForm {
  const patient =
    patientId === null || patientName === null ? null : { id: patientId, name: patientName };
  return { title, patient, dueOn: dueOn ?? "", priority };
}

/** Reads a form: returns the task details, or the problem with the title. */
export function readTaskForm(
  form: TaskForm,
): { details: TaskDetails; problem: null } | { details: null; problem: DueTitleProblem } {
  const { title, problem } = readDueTitle(form.title);
  if (problem !== null) return { details: null, problem };
  const read = taskDetailsSchema.safeParse({
    title,
    patientId: form.patient?.id ?? null,
    patientName: form.patient?.name ?? null,
    dueOn: form.dueOn === "" ? null : form.dueOn,
    priority: form.priority,
  });
  return read.success
    ? { details: read.data, problem: null }
    : { details: null, problem: "unreadable" };
}
