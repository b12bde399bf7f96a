import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { ExportOrder } from "@salvia/domain/lead/leadExport";
import { useTranslation } from "react-i18next";

import { failureOf } from "../../firebase/clientError.ts";
import { listSeparator } from "../../lib/csv.ts";
import { useSession } from "../../session/useAuth.ts";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { ExportFileDialog, type ExportRun } from "../../ui/csvFile/ExportFileDialog.tsx";
import { collectLeads, type LeadPages, leadCells, leadHeadings } from "./leadRows.ts";

export type ExportDialogProps = {
  /** Describes the exported leads in the log. */
  filter: ExportOrder;
  /** The ids of the leads, if not all of the filter are exported. */
  leadIds?: string[];
  /** Reads all leads from the server. */
  leads: () => LeadPages;
  onClose: () => void;
};

/**
 * Collects the leads and hands them over as a file after the server has logged the export; without
 * a log entry there is no file.
 */
export function ExportDialog({ filter, leadIds, leads, onClose }: ExportDialogProps) {
  const { t } = useTranslation(["leadExport", "leads"]);
  const session = useSession();
  const failureText = useFailureText();

  async function collect(run: ExportRun) {
    const written = {
      headings: leadHeadings(t),
      cells: (lead: Parameters<typeof leadCells>[0]) => leadCells(lead, t),
      delimiter: listSeparator(navigator.language),
    };
    const collected = await collectLeads(leads(), written, run);
    const order = { filter, ...(leadIds !== undefined && { leadIds }) };
    if (collected !== null) await session.ask(leadEndpoints.recordExport, order);
    return collected;
  }

  return (
    <ExportFileDialog
      title={t("leadExport:title")}
      fileName={t("leadExport:file")}
      collectingText={(count) => t("leadExport:collecting", { count })}
      doneText={(count) => t("leadExport:done", { count })}
      note={t("leadExport:logged")}
      collect={collect}
      reasonOf={(error) => failureText(failureOf(error))}
      onClose={onClose}
    />
  );
}
