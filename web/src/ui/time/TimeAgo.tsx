import { styled } from "@mui/material/styles";
import { use } from "react";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { exactTime, exactTimeAlone, relativeTime } from "./relativeTime.ts";
import { useNow } from "./useNow.ts";
import { useTimeZone } from "./useTimeZone.ts";
import { ZoneSaidContext } from "./ZoneName.tsx";
import { visuallyHidden } from "../visuallyHidden.ts";

/**
 * How long ago a moment was. The exact time is always available to screen readers; it shows on
 * hover or while the focus is in the table row.
 */
export function TimeAgo({ moment }: { moment: Date }) {
  const { language } = useLanguage();
  const now = useNow();
  const timeZone = useTimeZone();
  return (
    <Time dateTime={moment.toISOString()}>
      <span>{relativeTime(moment, now, language, timeZone)}</span>
      <span>{useExactTime(moment)}</span>
    </Time>
  );
}

const Time = styled("time")(({ theme }) => ({
  position: "relative",
  whiteSpace: "nowrap",
  "& > span + span": visuallyHidden,
  "&:hover > span + span, tr:focus-within & > span + span": {
    clipPath: "none",
    width: "auto",
    height: "auto",
    margin: 0,
    overflow: "visible",
    bottom: "calc(100% + 6px)",
    left: "50%",
    transform: "translateX(-50%)",
    zIndex: theme.zIndex.tooltip,
    padding: "4px 8px",
    borderRadius: 6,
    fontSize: "0.75rem",
    lineHeight: 1.4,
    pointerEvents: "none",
    color: theme.vars.palette.background.paper,
    backgroundColor: theme.vars.palette.text.primary,
  },
}));

/** A date and time in the reader's time zone, which it says where the device's is another. */
export function ExactTime({ moment }: { moment: Date }) {
  return <time dateTime={moment.toISOString()}>{useExactTime(moment)}</time>;
}

function useExactTime(moment: Date): string {
  const { language } = useLanguage();
  const format = use(ZoneSaidContext) ? exactTimeAlone : exactTime;
  return format(moment, language, useTimeZone());
}
