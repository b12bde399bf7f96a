import { bulkStatuses, type BulkStatus } from "@salvia/domain/lead/bulk/bulkAction";
import type { NextStepDetails } from "@salvia/domain/lead/nextStep";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import { FilterChoice } from "../../../ui/fields/FilterChoice.tsx";
import { NextStepFields } from "../nextStep/NextStepFields.tsx";
import type { Receiver } from "../page/HandOverDialog.tsx";

type BulkDialogProps<Value> = {
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
    <FormDialog
      title={t("handOver.title", { count })}
      cancel={t("leadPage:cancel")}
      confirm={
        receiver === null
          ? t("leadPage:handOver.confirm")
          : t("leadPage:handOver.confirmTo", { name: receiver.name })
      }
      onSubmit={() => (receiver === null ? setMissing(true) : onChoose(receiver.uid))}
      onClose={onClose}
    >
      <div>{t("handOver.body")}</div>
      {renderPicker((chosen) => {
        setReceiver(chosen);
        setMissing(false);
      })}
      {isMissing ? <div role="alert">{t("leadPage:handOver.choose")}</div> : null}
    </FormDialog>
  );
}

export function BulkMove({ count, onChoose, onClose }: BulkDialogProps<BulkStatus>) {
  const { t } = useTranslation(["leadBulk", "leads", "leadPage"]);
  const [to, setTo] = useState<BulkStatus | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={t("move.title", { count })}
      cancel={t("leadPage:cancel")}
      confirm={t("move.confirm")}
      onSubmit={() => (to === null ? setMissing(true) : onChoose(to))}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

export function BulkNextStep({ count, onChoose, onClose }: BulkDialogProps<NextStepDetails>) {
  const { t } = useTranslation("leadBulk");
  return (
    <TitledDialog title={t("nextStep.title", { count })} onClose={onClose}>
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
    </TitledDialog>
  );
}
