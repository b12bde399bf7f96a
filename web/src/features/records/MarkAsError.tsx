import Typography from "@mui/material/Typography";
import type { EnteredInError } from "@salvia/domain/record/enteredInError";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { Button } from "../../ui/Button.tsx";
import type { OpenRecordKey } from "./access/openRecord.ts";
import { ReasonDialog } from "./access/ReasonDialog.tsx";
import { markAsError, type PartOfRecord } from "./records.data.ts";
import { ExactTime } from "../../ui/time/TimeAgo.tsx";
import { StaffName } from "../../ui/StaffName.tsx";

type EntryToMark = {
  access: OpenRecordKey;
  part: PartOfRecord;
  entryId: string;
  /** Describes the entry in the button's accessible name. */
  entry: string;
};

/** Marks an entry as entered in error, with a reason. It stays in the history but never counts. */
export function MarkAsError(props: EntryToMark) {
  const { t } = useTranslation("records");
  const [asking, setAsking] = useState(false);
  const [marked, setMarked] = useState(false);

  if (marked) return <MarkedOutput />;

  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t("error.markOne", { entry: props.entry })}
        onClick={() => setAsking(true)}
      >
        {t("error.mark")}
      </Button>
      {asking ? (
        <MarkAsErrorDialog
          {...props}
          onClose={() => setAsking(false)}
          onMarked={() => setMarked(true)}
        />
      ) : null}
    </>
  );
}

/** Confirms the mark for an entry on an older page, which is not live. */
export function MarkedOutput() {
  const { t } = useTranslation("records");
  return <output>{t("error.saved")}</output>;
}

type MarkAsErrorDialogProps = EntryToMark & { onClose: () => void; onMarked: () => void };

/** Asks for the reason of a mark, and saves it. */
function MarkAsErrorDialog(props: MarkAsErrorDialogProps) {
  const { access, part, entryId, entry, onClose, onMarked } = props;
  const { t } = useTranslation("records");
  const mutation = useMutation();

  async function mark(reason: string) {
    if (!(await mutation.run(() => markAsError(access, part, entryId, reason)))) return;
    onClose();
    onMarked();
  }

  return (
    <ReasonDialog
      title={t("error.title")}
      body={t("error.body", { entry })}
      confirm={t("error.confirm")}
      confirming={t("error.confirming")}
      mutation={mutation}
      onCancel={onClose}
      onConfirm={(reason) => void mark(reason)}
    />
  );
}

/** Shows that an entry was entered in error, with the reason, the author and the date. */
export function ErrorMark({ mark: { by, at, reason } }: { mark: EnteredInError }) {
  const { t } = useTranslation("records");
  return (
    <Typography
      component="span"
      sx={{
        display: "block",
        fontSize: "0.875rem",
        color: "text.secondary",
        whiteSpace: "normal",
        overflowWrap: "anywhere",
        maxWidth: "36ch",
      }}
    >
      {t("error.marked", { reason })} <StaffName uid={by} />
      {" · "}
      <ExactTime moment={at} />
    </Typography>
  );
}
