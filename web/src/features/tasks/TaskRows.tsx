import { useState } from "react";

import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { TaskDialog } from "./TaskDialog.tsx";
import type { PatientField } from "./TaskFields.tsx";
import { TaskItem } from "./TaskItem.tsx";
import type { TaskRow } from "./taskPages.ts";
import type { useTaskChanges, useTicking } from "./useTaskChanges.ts";

export type TaskRowsProps = {
  rows: readonly TaskRow[];
  today: string;
  ticking: ReturnType<typeof useTicking>;
  changes: ReturnType<typeof useTaskChanges>;
  patientField: PatientField;
};

/** The rows of a task list, each of which can be ticked and opened for editing. */
export function TaskRows({ rows, today, ticking, changes, patientField }: TaskRowsProps) {
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
          onTick={(done) => ticking.tick(row, done)}
          onEdit={() => setOpen(row.id)}
        />
      ))}
      {opened === undefined ? null : (
        <TaskDialog
          row={opened}
          patientField={patientField}
          onSave={(details) => {
            ticking.release(opened.id);
            changes.change(opened, details);
          }}
          onDelete={() => {
            ticking.release(opened.id);
            changes.remove(opened.id);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
