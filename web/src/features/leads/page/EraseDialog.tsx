import LinearProgress from "@mui/material/LinearProgress";
import TextField from "@mui/material/TextField";
import type { Lead } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useSession } from "../../../session/useAuth.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { ErasureConsequences } from "./ErasureConsequences.tsx";

type EraseDialogProps = {
  id: string;
  /** The lead as it was when the dialog opened. */
  lead: Lead;
  onErased: () => void;
  onClose: () => void;
};

/**
 * Explains what is erased and what is kept, and erases a lead's person once their last name is
 * typed.
 */
export function EraseDialog({ id, lead: { firstName, lastName }, ...props }: EraseDialogProps) {
  const { onErased, onClose } = props;
  const { t } = useTranslation("personalData");
  const session = useSession();
  const mutation = useMutation();
  const dialogId = useId();
  const [typed, setTyped] = useState("");
  const [mismatched, setMismatched] = useState(false);
  const [count, setCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  async function submit() {
    const matches = comparable(typed) === comparable(lastName);
    setMismatched(!matches);
    if (!matches) return field.current?.focus();
    const isDone = await mutation.run(async () => {
      let answer = { done: false, erased: 0 };
      while (!answer.done) {
        // oxlint-disable-next-line no-await-in-loop -- each call continues the previous one
        answer = await session.ask(leadEndpoints.erasePerson, { leadId: id });
        setCount(answer.erased);
      }
    });
    if (isDone) onErased();
  }

  return (
    <FormDialog
      title={t("title", { name: `${firstName} ${lastName}` })}
      describedBy={dialogId}
      isRisky
      maxWidth="sm"
      cancel={t("cancel")}
      confirm={t("erase")}
      busyLabel={t("busy")}
      mutation={mutation}
      // An erasure that has started cannot be canceled.
      waits
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ErasureConsequences id={dialogId} />
      <TextField
        label={t("confirmLabel")}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMismatched(false);
        }}
        inputRef={field}
        error={mismatched}
        helperText={t(mismatched ? "mismatch" : "confirmHint", { lastName })}
        autoComplete="off"
        slotProps={{ input: { readOnly: mutation.busy } }}
      />
      {mutation.busy ? (
        <div>
          <LinearProgress aria-label={t("busy")} sx={{ height: 8, borderRadius: 4 }} />
          <output>{count > 0 ? t("progress", { count }) : null}</output>
        </div>
      ) : null}
      {mutation.failure !== null && count > 0 ? (
        <Notice severity="info">{t("begun")}</Notice>
      ) : null}
    </FormDialog>
  );
}

/** Normalizes spacing, Unicode composition and case for comparison. */
function comparable(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLocaleLowerCase();
}
