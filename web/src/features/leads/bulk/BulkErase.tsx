import TextField from "@mui/material/TextField";
import { bulkJobLimits } from "@salvia/domain/lead/bulk/bulkJob";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/status/Notice.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { ErasureConsequences } from "../page/ErasureConsequences.tsx";

type BulkEraseProps = {
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

  function submit() {
    if (typed.trim() === String(count) && !isTooMany) return onErase();
    setMismatched(true);
    field.current?.focus();
  }

  return (
    <FormDialog
      title={t("erase.title", { count })}
      describedBy={id}
      isRisky
      maxWidth="sm"
      cancel={t("personalData:cancel")}
      confirm={isTooMany ? null : t("erase.confirm", { count })}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErasureConsequences id={id} />
      {isTooMany ? (
        <Notice severity="warning">{t("erase.tooMany", { count: bulkJobLimits.erased })}</Notice>
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
          helperText={t(isMismatched ? "erase.mismatch" : "erase.hint", { typed: String(count) })}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
        />
      )}
    </FormDialog>
  );
}
