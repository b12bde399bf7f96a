import ExportIcon from "@mui/icons-material/FileDownloadOutlined";
import { auditExportLimits } from "@salvia/domain/audit/auditExport";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { failureOf } from "../../firebase/clientError.ts";
import { listSeparator } from "../../lib/csv.ts";
import { useSession } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { ExportFileDialog } from "../../ui/csvFile/ExportFileDialog.tsx";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { exportAudit } from "./auditExport.ts";
import { selectionOf, type AuditFilter } from "./auditUrl.ts";

/** Exports what a filter shows as a CSV file. */
export function AuditExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation(["auditLog", "people"]);
  const session = useSession();
  const failureText = useFailureText();
  const zone = useKnownTimeZone();
  const [open, setOpen] = useState(false);
  const written = { t, delimiter: listSeparator(navigator.language) };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ExportIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("export.action")}
      </Button>
      {open ? (
        <NamespaceLoader namespaces={["csvFile"]}>
          <ExportFileDialog
            title={t("export.title")}
            fileName={t("export.file")}
            collectingText={(count) => t("export.collecting", { count })}
            doneText={(count) => t("export.done", { count })}
            note={t("export.note", { max: auditExportLimits.entries })}
            collect={(run) => exportAudit(session, selectionOf(filter, zone), written, run)}
            reasonOf={(error) => failureText(failureOf(error))}
            onClose={() => setOpen(false)}
          />
        </NamespaceLoader>
      ) : null}
    </>
  );
}
