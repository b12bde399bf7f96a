import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { dayAt } from "../../lib/time/calendarDay.ts";
import { useAuth } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadingBlock } from "../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { Section } from "../../ui/Section.tsx";
import { useNow } from "../../ui/time/useNow.ts";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { TaskFailure } from "./TaskStates.tsx";
import { TaskItem } from "./TaskItem.tsx";
import { firstDue } from "./tasks.data.ts";
import { useTaskCompletion } from "./useTaskChanges.ts";

/** The dashboard's live list of the clinician's tasks due first; reads at most six documents. */
export function TasksSection() {
  return (
    <NamespaceLoader namespaces={["tasks"]} fallback={<Skeleton variant="rounded" height={240} />}>
      <Pending />
    </NamespaceLoader>
  );
}

function Pending() {
  const { t } = useTranslation("tasks");
  return (
    <Section
      title={t("pending")}
      action={
        <Button component={Link} to={medicalPaths.tasks} sx={{ flexShrink: 0 }}>
          {t("all")}
        </Button>
      }
    >
      <FirstDue />
    </Section>
  );
}

function FirstDue() {
  const { t } = useTranslation("tasks");
  const uid = useAuth().user?.uid ?? "";
  const due = useLiveQuery(`tasks/${uid}/first`, firstDue(uid, shown));
  const completion = useTaskCompletion();
  const today = dayAt(useNow(), useKnownTimeZone());
  if (due.status === "error") return <LoadProblem of={due} />;
  if (due.status !== "content") {
    return <LoadingBlock height={180} label={t("loading")} />;
  }
  const rows = completion
    .withTicked(due.value.rows)
    .toSorted((a, b) => (a.task.dueOn ?? "").localeCompare(b.task.dueOn ?? ""));
  if (rows.length === 0) {
    return due.value.fresh ? (
      <Typography>{t("nothingDue")}</Typography>
    ) : (
      <Notice severity="warning">{t("unreachable.title")}</Notice>
    );
  }
  return (
    <>
      <TaskFailure failure={completion.failure} />
      <PlainList aria-label={t("firstDue")} sx={{ marginInline: -1.5 }}>
        {rows.map((row) => (
          <TaskItem
            key={row.id}
            row={row}
            today={today}
            onTick={(done) => completion.tick(row, done)}
          />
        ))}
      </PlainList>
    </>
  );
}

const shown = 5;
