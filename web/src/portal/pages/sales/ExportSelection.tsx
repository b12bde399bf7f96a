import type { LeadFilter, LeadView } from "@salvia/domain/lead/leadFilter";
import { useTranslation } from "react-i18next";

import { ExportButton } from "../../../features/leadExport/ExportButton.tsx";
import type { LeadRow } from "../../../features/leads/paging/leadRow.ts";

type ExportSelectionProps = {
  view: LeadView;
  rows: readonly LeadRow[];
};

export function ExportSelection({ view, rows }: ExportSelectionProps) {
  const { t } = useTranslation("leadBulk");
  return (
    <ExportButton
      filter={{ ...noFilter, view }}
      leadIds={rows.map(({ id }) => id)}
      leads={async function* leads() {
        yield rows.map(({ lead }) => lead);
      }}
      label={t("ask.export")}
      size="small"
    />
  );
}

const noFilter: LeadFilter = {
  view: "all",
  owner: null,
  status: null,
  kind: null,
  plan: null,
  source: null,
  phone: null,
  created: null,
  step: null,
  search: "",
  sort: "created",
};
