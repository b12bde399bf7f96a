import { useState } from "react";

import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { TaskDialog } from "./TaskDialog.tsx";
import type { PatientField } from "./TaskFields.tsx";
import { TaskItem } from "./TaskItem.tsx";
import type { TaskRow } from "./tasks.data.ts";
import type { useTaskChanges, useTaskCompletion } from "./useTaskChanges.ts";

export type TaskRowsProps = {
  rows: readonly TaskRow[];
  today: string;
  completion: ReturnType<typeof useTaskCompletion>;
  changes: ReturnType<typeof useTaskChanges>;
  patientField: PatientField;
};

/** The rows of a task list, each of which can be ticked and opened for editing. */
export function TaskRows({ rows, today, completion, changes, patientField }: TaskRowsProps) {
  const [open, setOpen] = useState<string | null>(null);
  // Unconfirmed writes are lost when the document unloads.
  useUnloadWarning(rows.some(({ pending }) => pending));
  const opened = rows.find(({ id }) => id === open);
  return (
    <>
      {rows.map((row) => (
        <TaskItem
          key={row.id}
          row={row}
          today={today}
          onTick={(done) => completion.tick(row, done)}
          onEdit={() => setOpen(row.id)}
        />
      ))}
      {opened === undefined ? null : (
        <TaskDialog
          row={opened}
          patientField={patientField}
          onSave={(details) => {
            completion.release(opened.id);
            changes.change(opened, details);
          }}
          onDelete={() => {
            completion.release(opened.id);
            changes.remove(opened.id);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
