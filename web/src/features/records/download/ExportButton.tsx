import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import type { OpenRecordKey } from "../openRecord.ts";
import { exportRecord } from "./saveRecord.ts";

/** Lets clinicians save an open record as a file, after a question: it outlives the window. */
export function ExportButton({ access }: { access: OpenRecordKey }) {
  const { t } = useTranslation("recordSummary");
  const [asking, setAsking] = useState(false);
  const mutation = useMutation();
  return (
    <>
      <BusyButton
        startIcon={<DownloadIcon />}
        busy={mutation.busy}
        busyLabel={t("export.busy")}
        onClick={() => setAsking(!mutation.busy)}
      >
        {t("export.action")}
      </BusyButton>
      <MutationProblem mutation={mutation} />
      <ConfirmDialog
        open={asking}
        harmless
        title={t("export.title")}
        body={t("export.body")}
        cancelLabel={t("export.stay")}
        confirmLabel={t("export.confirm")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void mutation.run(() => exportRecord(access, t("export.file")));
        }}
      />
    </>
  );
}
