import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { bulkJobLimits } from "@salvia/domain/lead/bulk/bulkJob";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { ErasureConsequences } from "../page/ErasureConsequences.tsx";

type BulkEraseProps = {
  /** The number of leads. */
  count: number;
  onErase: () => void;
  onClose: () => void;
};

/** Explains what is erased and kept, and erases the people of leads once their number is typed. */
export function BulkErase({ count, onErase, onClose }: BulkEraseProps) {
  const { t } = useTranslation(["leadBulk", "personalData"]);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isMismatched, setMismatched] = useState(false);
  const isTooMany = count > bulkJobLimits.erased;
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() === String(count) && !isTooMany) return onErase();
    setMismatched(true);
    field.current?.focus();
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <form
        noValidate
        onSubmit={submit}
        style={{ display: "flex", flexDirection: "column", minHeight: 0 }}
      >
        <DialogTitle id={`${id}-title`} variant="h3" component="h2">
          {t("erase.title", { count })}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <ErasureConsequences id={`${id}-body`} />
          {isTooMany ? (
            <Notice severity="warning">
              {t("erase.tooMany", { count: bulkJobLimits.erased })}
            </Notice>
          ) : (
            <TextField
              label={t("erase.label")}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setMismatched(false);
              }}
              inputRef={field}
              error={isMismatched}
              helperText={t(isMismatched ? "erase.mismatch" : "erase.hint", {
                typed: String(count),
              })}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: "numeric" } }}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- focuses the safe answer */}
          <Button variant="outlined" autoFocus onClick={onClose}>
            {t("personalData:cancel")}
          </Button>
          {isTooMany ? null : (
            <Button type="submit" color="error" variant="contained">
              {t("erase.confirm", { count })}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
