import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import type { Patient } from "@salvia/domain/record/patient";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { saveRecord } from "./saveRecord.ts";

type RecordDownloadProps = { patientId: string; patient: Patient };

/** Lets members save their own record as a file for another doctor's system. */
export function RecordDownload(props: RecordDownloadProps) {
  return (
    <NamespaceLoader namespaces={["records"]} fallback={<Loading />}>
      <DownloadSection {...props} />
    </NamespaceLoader>
  );
}

function DownloadSection({ patientId, patient }: RecordDownloadProps) {
  const { t } = useTranslation("records");
  const mutation = useMutation();

  return (
    <Section title={t("download.title")} lead={t("download.lead")}>
      <div>
        <BusyButton
          variant="outlined"
          startIcon={<DownloadIcon />}
          busy={mutation.busy}
          busyLabel={t("download.busy")}
          onClick={() =>
            void mutation.run(() => saveRecord(patientId, patient, t("download.file")))
          }
        >
          {t("download.action")}
        </BusyButton>
      </div>
      <MutationProblem mutation={mutation} />
    </Section>
  );
}
