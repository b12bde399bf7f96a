import TextField from "@mui/material/TextField";
import { passkeyNameSchema } from "@salvia/domain/account/passkey";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useMutation } from "../../firebase/useMutation.ts";

type RenamePasskeyProps = {
  name: string;
  onRename: (name: string) => Promise<void>;
  onClose: () => void;
};

export function RenamePasskey({ name, onRename, onClose }: RenamePasskeyProps) {
  const { t } = useTranslation("account");
  const mutation = useMutation();
  const [typed, setTyped] = useState(name);
  const [malformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit() {
    const next = typed.trim();
    const wellFormed = passkeyNameSchema.safeParse(next).success;
    setMalformed(!wellFormed);
    if (!wellFormed) return field.current?.focus();
    if (next === name || (await mutation.run(() => onRename(next)))) onClose();
  }

  return (
    <FormDialog
      title={t("passkeys.renameTitle")}
      cancel={t("cancel")}
      confirm={t("passkeys.save")}
      busyLabel={t("saving")}
      mutation={mutation}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
      />
    </FormDialog>
  );
}
