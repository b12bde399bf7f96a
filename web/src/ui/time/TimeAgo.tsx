import { styled } from "@mui/material/styles";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { exactTime, relativeTime } from "./relativeTime.ts";
import { useNow } from "./useNow.ts";
import { useTimeZone } from "./useTimeZone.ts";
import { visuallyHidden } from "../visuallyHidden.ts";

/**
 * How long ago a moment was. The exact time shows on hover or while the focus is in the table row,
 * and is always available to screen readers.
 */
export function TimeAgo({ moment }: { moment: Date }) {
  const { language } = useLanguage();
  const now = useNow();
  const timeZone = useTimeZone();
  return (
    <Time dateTime={moment.toISOString()}>
      {relativeTime(moment, now, language, timeZone)}
      <span>{exactTime(moment, language, timeZone)}</span>
    </Time>
  );
}

const Time = styled("time")(({ theme }) => ({
  position: "relative",
  whiteSpace: "nowrap",
  "& > span": visuallyHidden,
  "&:hover > span, tr:focus-within & > span": {
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
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return <time dateTime={moment.toISOString()}>{exactTime(moment, language, timeZone)}</time>;
}
