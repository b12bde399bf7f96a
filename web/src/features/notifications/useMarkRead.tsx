import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { markRead, type NotificationRow } from "./notifications.data.ts";

type MarkRead = {
  mark: (rows: readonly NotificationRow[]) => void;
  /** An error message if marking failed, else null. */
  problem: ReactNode;
};

/** Marks notifications as read, which shows at once, and reports a refusal by the server. */
export function useMarkRead(uid: string): MarkRead {
  const failureText = useFailureText();
  const [failure, setFailure] = useState<Failure | null>(null);

  function mark(rows: readonly NotificationRow[]) {
    setFailure(null);
    const ids = rows.map(({ id }) => id);
    markRead(uid, ids).catch((error: unknown) => setFailure(failureOf(error)));
  }

  const problem = failure && (
    <Box sx={{ paddingInline: 2 }}>
      <Notice severity="error">{failureText(failure)}</Notice>
    </Box>
  );
  return { mark, problem };
}
