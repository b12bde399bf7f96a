import BeforeIcon from "@mui/icons-material/ChevronLeft";
import AfterIcon from "@mui/icons-material/ChevronRight";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { calendarViews, type CalendarView } from "./calendarUrl.ts";

type CalendarBarProps = {
  view: CalendarView;
  /** The range of days shown, as text. */
  span: string;
  onView: (view: CalendarView) => void;
  onTurn: (pages: -1 | 1) => void;
  onToday: () => void;
};

/** Shows the current range of a calendar and the controls to change the view or page. */
export function CalendarBar({ view, span, onView, onTurn, onToday }: CalendarBarProps) {
  const { t } = useTranslation("appointments");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Button variant="outlined" onClick={onToday}>
        {t("calendar.today")}
      </Button>
      <IconButton aria-label={t(`calendar.before.${view}`)} onClick={() => onTurn(-1)}>
        <BeforeIcon />
      </IconButton>
      <IconButton aria-label={t(`calendar.after.${view}`)} onClick={() => onTurn(1)}>
        <AfterIcon />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ flexGrow: 1, fontSize: "1.125rem" }}>
        {span}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t("calendar.view")}
        onChange={(_event, value: unknown) => {
          const chosen = calendarViews.find((each) => each === value);
          if (chosen !== undefined) onView(chosen);
        }}
      >
        {calendarViews.map((each) => (
          <ToggleButton key={each} value={each} sx={{ paddingInline: 2 }}>
            {t(`calendar.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
