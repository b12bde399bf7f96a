import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import { weekdays, type Weekday } from "@salvia/domain/scheduling/availability";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { weekdayName } from "../../../lib/time/weekdayName.ts";
import { Button } from "../../../ui/Button.tsx";

type CopyDayDialogProps = {
  from: Weekday;
  onCopy: (days: readonly Weekday[]) => void;
  onClose: () => void;
};

/** Asks to which other days the hours of one day are copied. */
export function CopyDayDialog({ from, onCopy, onClose }: CopyDayDialogProps) {
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const id = useId();
  const others = weekdays.filter((weekday) => weekday !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>(() =>
    others.filter((weekday) => weekday !== "saturday" && weekday !== "sunday"),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} variant="h3" component="h2">
        {t("copy.title", { day: weekdayName(from, language) })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid" }}>
        {others.map((weekday) => (
          <FormControlLabel
            key={weekday}
            label={weekdayName(weekday, language)}
            control={
              <Checkbox
                checked={chosen.includes(weekday)}
                onChange={(_event, isChosen) =>
                  setChosen(
                    others.filter((each) => (each === weekday ? isChosen : chosen.includes(each))),
                  )
                }
              />
            }
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button onClick={onClose}>{t("copy.cancel")}</Button>
        <Button variant="contained" onClick={() => onCopy(chosen)}>
          {t("copy.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
