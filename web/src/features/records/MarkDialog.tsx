import DialogContentText from "@mui/material/DialogContentText";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { withdrawnReason } from "@salvia/domain/record/recordNote";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";

/** What was done with a wrong entry. */
export type Done = "marked" | "withdrawn";

type MarkDialogProps = {
  /** Says which entry it is, and that it no longer counts. */
  body: string;
  /** What the patient sees once the entry is withdrawn, and once it is marked. */
  hides: string;
  stays: string;
  /** Whether the entry has a mark already: then, it can only be withdrawn. */
  isMarked: boolean;
  onMark: (reason: string) => Promise<void>;
  onWithdraw: () => Promise<void>;
  onClose: () => void;
  onDone: (done: Done) => void;
};

/**
 * Asks what is wrong with an entry and says what its patient will see: one about another patient is
 * withdrawn, any other is marked as entered in error.
 */
export function MarkDialog(props: MarkDialogProps) {
  const { body, hides, stays, isMarked, onMark, onWithdraw, onClose, onDone } = props;
  const { t } = useTranslation("records");
  const mutation = useMutation();
  const [wrong, setWrong] = useState(isMarked ? "patient" : null);
  const label = useId();
  const withdraws = wrong === "patient";

  async function save(reason: string) {
    if (!(await mutation.run(() => (withdraws ? onWithdraw() : onMark(reason))))) return;
    onClose();
    onDone(withdraws ? "withdrawn" : "marked");
  }

  return (
    <ReasonDialog
      title={t("error.title")}
      body={body}
      question={
        <>
          <FormControl>
            <FormLabel id={label}>{t("error.question")}</FormLabel>
            <RadioGroup
              aria-labelledby={label}
              value={wrong}
              onChange={(_event, value) => setWrong(value)}
            >
              <FormControlLabel
                value="patient"
                control={<Radio />}
                label={t("error.wrongPatient")}
              />
              {isMarked ? null : (
                <FormControlLabel value="else" control={<Radio />} label={t("error.else")} />
              )}
            </RadioGroup>
          </FormControl>
          <DialogContentText aria-live="polite">
            {wrong === null ? null : withdraws ? hides : stays}
          </DialogContentText>
        </>
      }
      {...(wrong === "else" ? {} : { given: wrong === null ? null : withdrawnReason })}
      confirm={t("error.confirm")}
      confirming={t("error.confirming")}
      mutation={mutation}
      onCancel={onClose}
      onConfirm={(reason) => void save(reason)}
    />
  );
}
