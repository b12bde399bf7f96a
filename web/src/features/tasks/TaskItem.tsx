import EditIcon from "@mui/icons-material/EditOutlined";
import OverdueIcon from "@mui/icons-material/ErrorOutlineOutlined";
import HighIcon from "@mui/icons-material/PriorityHighOutlined";
import Checkbox from "@mui/material/Checkbox";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { dueGroupOf } from "@salvia/domain/shared/due";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayInWords } from "../../lib/time/plainDay.ts";
import { TimeAgo } from "../../ui/time/TimeAgo.tsx";
import type { TaskRow } from "./tasks.data.ts";

type TaskItemProps = {
  row: TaskRow;
  /** Today's date in the reader's time zone. */
  today: string;
  /** Whether its group already says that it is due today or tomorrow. */
  isDayKnown?: boolean;
  onTick: (done: boolean) => void;
  /** Opens the task for editing; omit it where tasks can only be ticked. */
  onEdit?: () => void;
};

/** One task of a list, with a checkbox to mark it done or open again. */
export function TaskItem(props: TaskItemProps) {
  const { row, today, isDayKnown = false, onTick, onEdit } = props;
  const { task } = row;
  const { t } = useTranslation("tasks");
  const id = useId();
  const done = task.doneAt !== null;
  return (
    <Item data-done={done}>
      <Checkbox
        id={id}
        checked={done}
        onChange={(_event, checked) => onTick(checked)}
        slotProps={{ input: { "aria-describedby": `${id}-facts` } }}
      />
      <div>
        <label htmlFor={id}>{task.title}</label>
        <p id={`${id}-facts`}>
          {done ? (
            <Done at={task.doneAt} />
          ) : isDayKnown ? null : (
            <Due dueOn={task.dueOn} today={today} />
          )}
          {task.priority === "normal" ? null : (
            <b data-high={task.priority === "high"}>
              {task.priority === "high" ? <HighIcon aria-hidden="true" /> : null}
              <span>{t(`priority.${task.priority}`)}</span>
            </b>
          )}
          {task.patientName === null ? null : <span>{task.patientName}</span>}
        </p>
      </div>
      {onEdit === undefined ? null : (
        <IconButton aria-label={t("edit.open", { title: task.title })} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
    </Item>
  );
}

function Done({ at }: { at: Date | null }) {
  const { t } = useTranslation("tasks");
  return at === null ? null : (
    <span>
      {t("done")} <TimeAgo moment={at} />
    </span>
  );
}

function Due({ dueOn, today }: { dueOn: string | null; today: string }) {
  const { t } = useTranslation("tasks");
  const { language } = useLanguage();
  if (dueOn === null) return null;
  const group = dueGroupOf(dueOn, today);
  const day = dayInWords(dueOn, today, language);
  return group === "overdue" ? (
    <b data-overdue="true">
      <OverdueIcon aria-hidden="true" />
      <span>{t("overdueSince", { day })}</span>
    </b>
  ) : (
    <span>{group === "today" || group === "tomorrow" ? t(`groups.${group}`) : day}</span>
  );
}

const Item = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: 4,
  padding: "4px 12px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "&:last-of-type": { borderBottom: 0 },
  "& > div": { paddingBlock: 9 },
  "& label": { display: "block", cursor: "pointer", overflowWrap: "anywhere" },
  "& p": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 12,
    margin: "2px 0 0",
    fontSize: "0.875rem",
    color: theme.vars.palette.text.secondary,
    "&:empty": { display: "none" },
  },
  "& b": { display: "inline-flex", alignItems: "center", gap: 4, fontWeight: 600 },
  "& b svg": { fontSize: 16 },
  "& [data-overdue]": { color: theme.vars.palette.error.main },
  "& [data-high='true']": { color: theme.vars.palette.secondary.main },
  "&[data-done='true'] label": {
    textDecoration: "line-through",
    color: theme.vars.palette.text.secondary,
  },
}));
