import OverdueIcon from "@mui/icons-material/ErrorOutlineOutlined";
import { styled } from "@mui/material/styles";
import type { NextStepDetails } from "@salvia/domain/lead/nextStep";
import { dueGroupOf } from "@salvia/domain/shared/due";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { dayIn, dayInWords } from "../../../lib/time/plainDay.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { ZoneName } from "../../../ui/time/ZoneName.tsx";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";

type DueTextProps = {
  step: NextStepDetails;
  /** Whether there is room for the day alone, with the time of today. */
  isShort?: boolean;
};

/** When a step is due, in words, with its time in the reader's time zone. */
export function DueText({ step: { dueOn, dueAt }, isShort = false }: DueTextProps) {
  const { t } = useTranslation("nextStep");
  const { language } = useLanguage();
  const zone = useTimeZone();
  const now = useNow();
  const today = dayIn(now, zone);
  const group = dueGroupOf(dueOn, today);
  const isOverdue = group === "overdue" || (dueAt !== null && dueAt < now);
  const isNear = !isOverdue && (group === "today" || group === "tomorrow");
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: zone });
  const day = isNear ? t(`due.${group}`) : dayInWords(dueOn, today, language);
  return (
    <Due data-overdue={isOverdue} data-short={isShort}>
      {isOverdue ? <OverdueIcon aria-hidden="true" /> : null}
      {!isOverdue ? (
        <span>{day}</span>
      ) : isShort ? (
        <>
          <span style={visuallyHidden}>{t("due.overdue", { day })}</span>
          <span aria-hidden="true">{day}</span>
        </>
      ) : (
        <span>{t("due.overdue", { day })}</span>
      )}
      {dueAt === null || (isShort && group !== "today") ? null : (
        <>
          <span>{` ${time.format(dueAt)} `}</span>
          <ZoneName moment={dueAt} />
        </>
      )}
    </Due>
  );
}

const Due = styled("span")(({ theme }) => ({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 4,
  "& svg": { fontSize: 16 },
  // In one line of text, which can be cut off with an ellipsis.
  "&[data-short=true]": { display: "inline" },
  "&[data-short=true] svg": { marginInlineEnd: 4, verticalAlign: "text-bottom" },
  "&[data-overdue=true]": { fontWeight: 600, color: theme.vars.palette.error.main },
}));
