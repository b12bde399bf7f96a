import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import {
  isVisit,
  visitClosesAt,
  visitOpensAt,
  type VisitSide,
} from "@salvia/domain/scheduling/visit";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { LetterPicture, SproutPicture } from "../../../ui/drawings/StatePictures.tsx";
import { exactTime } from "../../../ui/time/relativeTime.ts";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import type { VisitContent } from "./useVisit.ts";

type VisitNoticeProps = {
  appointment: Appointment;
  side: VisitSide;
  home: string;
  view: VisitContent;
  renderAfter?: (appointment: Appointment) => ReactNode;
};

/** Explains why the user cannot take part here: too early, too late, over, or on another page. */
export function VisitNotice({ appointment, side, home, view, renderAfter }: VisitNoticeProps) {
  const { t } = useTranslation("visits");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const at = (moment: Date) => ({ time: exactTime(moment, language, timeZone) });
  const leave = (
    <Button component={Link} to={home} variant="outlined">
      {t("back")}
    </Button>
  );
  const after = (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 2 }}>
      {renderAfter?.(appointment)}
      {leave}
    </Box>
  );
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
      {view.stage === "early" ? (
        <StateMessage
          picture={<SproutPicture />}
          title={t("early.title", at(visitOpensAt(appointment)))}
        >
          {t("early.body")}
        </StateMessage>
      ) : view.stage === "elsewhere" ? (
        <StateMessage
          picture={<LetterPicture />}
          title={t("elsewhere.title")}
          action={
            <Button variant="contained" onClick={view.takeOver}>
              {t("elsewhere.action")}
            </Button>
          }
        >
          {t("elsewhere.body")}
        </StateMessage>
      ) : view.stage === "over" ? (
        <StateMessage picture={<SproutPicture />} title={t("over.title")} action={after}>
          <p>{t("over.body")}</p>
          {side === "patient" && isVisit(appointment) ? (
            <p>
              {t("over.againHint")} <Button onClick={view.enter}>{t("over.again")}</Button>
            </p>
          ) : null}
        </StateMessage>
      ) : view.stage === "none" ? (
        <StateMessage picture={<LetterPicture />} title={t("none.title")} action={leave}>
          {t("none.body")}
        </StateMessage>
      ) : (
        <StateMessage picture={<SproutPicture />} title={t("closed.title")} action={after}>
          {t("closed.body", at(visitClosesAt(appointment)))}
        </StateMessage>
      )}
    </Paper>
  );
}
