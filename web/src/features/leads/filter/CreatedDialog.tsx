import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { isDay } from "./createdOn.ts";

type CreatedDialogProps = {
  /** The days that are shown; empty for all. */
  first: string;
  last: string;
  /** Called with the days as in the URL. */
  onChoose: (days: string) => void;
  onClose: () => void;
};

export function CreatedDialog({ first, last, onChoose, onClose }: CreatedDialogProps) {
  const { t } = useTranslation("leads");
  const problemId = useId();
  const [days, setDays] = useState({ first, last });
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isWrong = !isDay(days.first) || !isDay(days.last) || days.first > days.last;

  function submit() {
    if (isWrong) {
      setTried(true);
      return field.current?.focus();
    }
    onChoose(`${days.first}_${days.last}`);
    onClose();
  }

  return (
    <FormDialog
      title={t("days.title")}
      cancel={t("form.cancel")}
      confirm={t("days.show")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {(["first", "last"] as const).map((end) => (
          <TextField
            key={end}
            size="small"
            type="date"
            label={t(`days.${end}`)}
            value={days[end]}
            error={tried && isWrong}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's first field
            autoFocus={end === "first"}
            inputRef={end === "first" ? field : null}
            onChange={({ target }) => setDays({ ...days, [end]: target.value })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { "aria-describedby": problemId },
            }}
            sx={{ flex: "1 1 9rem" }}
          />
        ))}
      </Box>
      <FormHelperText id={problemId} error aria-live="polite" sx={{ margin: 0 }}>
        {tried && isWrong ? t("days.wrong") : null}
      </FormHelperText>
    </FormDialog>
  );
}
