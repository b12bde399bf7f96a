import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import {
  savedViewDetailsSchema,
  type SavedViewDetails,
} from "@salvia/domain/lead/finding/savedView";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { SubmitButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";

type ViewFormProps = {
  /** What is changed; empty for a new view. */
  initial: SavedViewDetails;
  save: (details: SavedViewDetails) => Promise<void>;
  /** Called after the view was saved, and when the form is canceled. */
  onClose: () => void;
};

/** The name of a saved view, and whether it is shared. */
export function ViewForm({ initial, save, onClose }: ViewFormProps) {
  const { t } = useTranslation("savedViews");
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const mutation = useMutation();
  useEffect(() => field.current?.focus(), []);
  const details = { ...typed, name: typed.name.trim() };
  const isWrong = !savedViewDetailsSchema.safeParse(details).success;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (mutation.busy) return;
    if (isWrong) {
      setTried(true);
      return field.current?.focus();
    }
    if (await mutation.run(() => save(details))) onClose();
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: "grid", gap: 2, paddingTop: 1 }}
    >
      <TextField
        label={t("form.name")}
        value={typed.name}
        error={tried && isWrong}
        helperText={tried && isWrong ? t("form.wrongName") : null}
        autoComplete="off"
        size="small"
        inputRef={field}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={typed.shared}
            onChange={({ target }) => setTyped({ ...typed, shared: target.checked })}
          />
        }
        label={t("form.shared")}
      />
      <MutationProblem mutation={mutation} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <SubmitButton busy={mutation.busy} busyLabel={t("form.saving")}>
          {t("form.save")}
        </SubmitButton>
        <Button onClick={onClose}>{t("form.cancel")}</Button>
      </Box>
    </Box>
  );
}
