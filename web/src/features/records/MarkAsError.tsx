import Typography from "@mui/material/Typography";
import type { EnteredInError, WithdrawablePart } from "@salvia/domain/record/enteredInError";
import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useSession } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import type { OpenRecordKey } from "./openRecord.ts";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { MarkDialog, type Done } from "./MarkDialog.tsx";
import { markAsError } from "./records.data.ts";
import { ExactTime } from "../../ui/time/TimeAgo.tsx";
import { StaffName } from "../../ui/StaffName.tsx";

type EntryToMark = {
  access: OpenRecordKey;
  part: WithdrawablePart;
  entryId: string;
  /** Describes the entry in the button's accessible name. */
  entry: string;
  /** Whether it has a mark already: then, it can only be withdrawn. */
  isMarked: boolean;
};

/**
 * Marks an entry as entered in error, with a reason: it stays in the history but never counts. One
 * about another patient is withdrawn.
 */
export function MarkAsError(props: EntryToMark) {
  const { entry, isMarked } = props;
  const { t } = useTranslation("records");
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<Done | null>(null);

  // After a mark, the entry can still be withdrawn once a live list has it.
  if (done === "withdrawn" || (done === "marked" && !isMarked)) return <MarkedOutput />;

  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t(isMarked ? "error.withdrawOne" : "error.markOne", { entry })}
        onClick={() => setAsking(true)}
      >
        {t(isMarked ? "error.wrongPatient" : "error.mark")}
      </Button>
      {asking ? (
        <MarkEntryDialog {...props} onClose={() => setAsking(false)} onDone={setDone} />
      ) : null}
    </>
  );
}

type MarkEntryDialogProps = EntryToMark & { onClose: () => void; onDone: (done: Done) => void };

/** Asks what is wrong with an entry, and says what its patient will see. */
function MarkEntryDialog(props: MarkEntryDialogProps) {
  const { access, part, entryId, entry, isMarked, onClose, onDone } = props;
  const { patientId } = access;
  const { t } = useTranslation("records");
  const session = useSession();
  const showToast = useToast();
  return (
    <MarkDialog
      body={t("error.body", { entry })}
      hides={t("error.hides")}
      stays={t("error.stays")}
      isMarked={isMarked}
      onMark={(reason) => markAsError(access, part, entryId, reason)}
      onWithdraw={async () => {
        await session.ask(patientEndpoints.withdrawEntry, { patientId, part, entryId });
      }}
      onClose={onClose}
      onDone={(done) => {
        onDone(done);
        // A live list no longer has the entry.
        if (done === "withdrawn") showToast("success", t("error.withdrawn"));
      }}
    />
  );
}

/** Confirms the mark for an entry on an older page, which is not live. */
export function MarkedOutput() {
  const { t } = useTranslation("records");
  return <output>{t("error.saved")}</output>;
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
