import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { SproutPicture, WiltedPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";

export function TasksLoading() {
  const { t } = useTranslation("tasks");
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px", padding: 2, display: "grid", gap: 2 }}>
      <Announcement>{t("loading")}</Announcement>
      {Array.from({ length: 5 }, (_, index) => (
        <Box key={index} sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
          <Skeleton variant="rounded" width={20} height={20} />
          <Skeleton variant="text" width={`${75 - (index % 3) * 12}%`} />
        </Box>
      ))}
    </Paper>
  );
}

/** Shown for an empty list, whether confirmed empty or not yet confirmed by the server. */
export function NoTasks({ view, fresh }: { view: "open" | "done"; fresh: boolean }) {
  const { t } = useTranslation("tasks");
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
      {fresh ? (
        <StateMessage picture={<SproutPicture />} title={t(`empty.${view}.title`)}>
          {t(`empty.${view}.body`)}
        </StateMessage>
      ) : (
        <Box component="output" sx={{ display: "block" }}>
          <StateMessage picture={<WiltedPicture />} title={t("unreachable.title")}>
            {t("unreachable.body")}
          </StateMessage>
        </Box>
      )}
    </Paper>
  );
}

/**
 * Shows why changing a task failed, or nothing. The rules deny a write to the clinician's own task
 * only if the task, or who treats its patient, changed since it was read.
 */
export function TaskFailure({ failure }: { failure: Failure | null }) {
  const failureText = useFailureText();
  if (failure === null) return null;
  const shown =
    failure.code === "not-allowed" ? ({ ...failure, code: "changed-meanwhile" } as const) : failure;
  return <Notice severity="error">{failureText(shown)}</Notice>;
}
