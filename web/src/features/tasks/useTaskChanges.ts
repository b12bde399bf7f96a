import type { TaskDetails } from "@salvia/domain/scheduling/task";
import { useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { TaskRow } from "./taskPages.ts";
import { addTask, changeTask, deleteTask } from "./tasks.data.ts";

/** Adds, changes and deletes tasks. Lists update at once; `failure` reports a failed write. */
export function useTaskChanges(uid: string) {
  const [failure, setFailure] = useState<Failure | null>(null);

  function tell(write: Promise<void>) {
    setFailure(null);
    write.catch((error: unknown) => setFailure(failureOf(error)));
  }

  return {
    add: (details: TaskDetails) => tell(addTask(uid, details)),
    change: (row: TaskRow, details: TaskDetails) => tell(changeTask(row, details)),
    remove: (id: string) => tell(deleteTask(id)),
    failure,
  };
}
