import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { passkeyNameSchema } from "@salvia/domain/account/passkey";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { useMutation } from "../../firebase/useMutation.ts";

type RenamePasskeyProps = {
  name: string;
  onRename: (name: string) => Promise<void>;
  onClose: () => void;
};

/** A dialog that renames a passkey. */
export function RenamePasskey({ name, onRename, onClose }: RenamePasskeyProps) {
  const { t } = useTranslation("account");
  const id = useId();
  const mutation = useMutation();
  const [typed, setTyped] = useState(name);
  const [malformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const next = typed.trim();
    const wellFormed = passkeyNameSchema.safeParse(next).success;
    setMalformed(!wellFormed);
    if (!wellFormed) return field.current?.focus();
    if (next === name || (await mutation.run(() => onRename(next)))) onClose();
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id} variant="h3" component="h2">
          {t("passkeys.renameTitle")}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <MutationProblem mutation={mutation} />
          <TextField
            label={t("passkeys.name")}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setMalformed(false);
            }}
            inputRef={field}
            error={malformed}
            helperText={t("passkeys.nameRule")}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field
            autoFocus
            sx={{ marginTop: 1 }}
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <BusyButton
            type="submit"
            variant="contained"
            busy={mutation.busy}
            busyLabel={t("saving")}
          >
            {t("passkeys.save")}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
