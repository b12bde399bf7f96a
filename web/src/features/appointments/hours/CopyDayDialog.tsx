import Checkbox from "@mui/material/Checkbox";
import FormGroup from "@mui/material/FormGroup";
import FormControlLabel from "@mui/material/FormControlLabel";
import { weekdays, type Weekday } from "@salvia/domain/scheduling/availability";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { weekdayName } from "../../../lib/time/weekdayName.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";

type CopyDayDialogProps = {
  from: Weekday;
  onCopy: (days: readonly Weekday[]) => void;
  onClose: () => void;
};

/** Asks to which other days the hours of one day are copied. */
export function CopyDayDialog({ from, onCopy, onClose }: CopyDayDialogProps) {
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const others = weekdays.filter((weekday) => weekday !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>(() =>
    others.filter((weekday) => weekday !== "saturday" && weekday !== "sunday"),
  );
  return (
    <FormDialog
      title={t("copy.title", { day: weekdayName(from, language) })}
      cancel={t("copy.cancel")}
      confirm={t("copy.confirm")}
      onSubmit={() => onCopy(chosen)}
      onClose={onClose}
    >
      <FormGroup>
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
      </FormGroup>
    </FormDialog>
  );
}
