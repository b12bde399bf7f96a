import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { isDay } from "./createdOn.ts";

type CreatedDialogProps = {
  /** The days that are shown; empty for all. */
  first: string;
  last: string;
  /** Called with the days as in the URL. */
  onChoose: (days: string) => void;
  onClose: () => void;
};

/** Asks for the first and the last day of creation. */
export function CreatedDialog(props: CreatedDialogProps) {
  const { t } = useTranslation("leads");
  const id = useId();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} variant="h3" component="h2">
        {t("days.title")}
      </DialogTitle>
      <DaysForm {...props} />
    </Dialog>
  );
}

function DaysForm({ first, last, onChoose, onClose }: CreatedDialogProps) {
  const { t } = useTranslation("leads");
  const problemId = useId();
  const [days, setDays] = useState({ first, last });
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isWrong = !isDay(days.first) || !isDay(days.last) || days.first > days.last;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isWrong) {
      setTried(true);
      return field.current?.focus();
    }
    onChoose(`${days.first}_${days.last}`);
    onClose();
  }

  return (
    <form noValidate onSubmit={submit}>
      <DialogContent>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, paddingTop: 1 }}>
          {(["first", "last"] as const).map((end) => (
            <TextField
              key={end}
              size="small"
              type="date"
              label={t(`days.${end}`)}
              value={days[end]}
              error={tried && isWrong}
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
        <FormHelperText id={problemId} error aria-live="polite">
          {tried && isWrong ? t("days.wrong") : null}
        </FormHelperText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("form.cancel")}</Button>
        <Button type="submit" variant="contained">
          {t("days.show")}
        </Button>
      </DialogActions>
    </form>
  );
}
