import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { bulkStatuses, type BulkStatus } from "@salvia/domain/lead/bulk/bulkAction";
import type { NextStepDetails } from "@salvia/domain/lead/nextStep";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { FilterChoice } from "../../../ui/fields/FilterChoice.tsx";
import { NextStepFields } from "../nextStep/NextStepFields.tsx";
import type { Receiver } from "../page/HandOverDialog.tsx";

type BulkDialogProps<Value> = {
  /** The number of leads. */
  count: number;
  onChoose: (value: Value) => void;
  onClose: () => void;
};

type BulkHandOverProps = BulkDialogProps<string> & {
  renderPicker: (choose: (receiver: Receiver) => void) => ReactNode;
};

/** Asks which colleague gets the leads. */
export function BulkHandOver({ count, renderPicker, onChoose, onClose }: BulkHandOverProps) {
  const { t } = useTranslation(["leadBulk", "leadPage"]);
  const [receiver, setReceiver] = useState<Receiver | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <Frame title={t("handOver.title", { count })} onClose={onClose}>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <div>{t("handOver.body")}</div>
        {renderPicker((chosen) => {
          setReceiver(chosen);
          setMissing(false);
        })}
        {isMissing ? <div role="alert">{t("leadPage:handOver.choose")}</div> : null}
      </DialogContent>
      <Answers
        confirm={
          receiver === null
            ? t("leadPage:handOver.confirm")
            : t("leadPage:handOver.confirmTo", { name: receiver.name })
        }
        onConfirm={() => (receiver === null ? setMissing(true) : onChoose(receiver.uid))}
        onClose={onClose}
      />
    </Frame>
  );
}

/** Asks which status the leads move to. */
export function BulkMove({ count, onChoose, onClose }: BulkDialogProps<BulkStatus>) {
  const { t } = useTranslation(["leadBulk", "leads"]);
  const [to, setTo] = useState<BulkStatus | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <Frame title={t("move.title", { count })} onClose={onClose}>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <div>{t("move.body")}</div>
        <FilterChoice
          label={t("leads:filter.status")}
          any={t("move.choose")}
          value={to}
          choices={bulkStatuses.map((status) => [status, t(`leads:status.${status}`)] as const)}
          onChoose={(chosen) => {
            setTo(chosen);
            setMissing(false);
          }}
        />
        {isMissing ? <div role="alert">{t("move.missing")}</div> : null}
      </DialogContent>
      <Answers
        confirm={t("move.confirm")}
        onConfirm={() => (to === null ? setMissing(true) : onChoose(to))}
        onClose={onClose}
      />
    </Frame>
  );
}

/** Asks what to do next with each of the leads. */
export function BulkNextStep({ count, onChoose, onClose }: BulkDialogProps<NextStepDetails>) {
  const { t } = useTranslation("leadBulk");
  return (
    <Frame title={t("nextStep.title", { count })} onClose={onClose}>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <div>{t("nextStep.body")}</div>
        <NextStepFields
          draftId="bulk"
          step={null}
          focused
          busy={false}
          onSave={async (step) => {
            onChoose(step);
            return true;
          }}
          onCancel={onClose}
        />
      </DialogContent>
    </Frame>
  );
}

type FrameProps = { title: string; onClose: () => void; children: ReactNode };

function Frame({ title, onClose, children }: FrameProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" component="h2">
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}

type AnswersProps = { confirm: string; onConfirm: () => void; onClose: () => void };

function Answers({ confirm, onConfirm, onClose }: AnswersProps) {
  const { t } = useTranslation("leadPage");
  return (
    <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button variant="contained" onClick={onConfirm}>
        {confirm}
      </Button>
    </DialogActions>
  );
}
