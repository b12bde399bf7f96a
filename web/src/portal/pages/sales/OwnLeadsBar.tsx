import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { useTranslation } from "react-i18next";

import { ExportButton } from "../../../features/leadExport/ExportButton.tsx";
import { BulkBar, type BulkBarProps } from "../../../features/leads/bulk/BulkBar.tsx";
import type { LeadRow } from "../../../features/leads/data/leadRow.ts";
import { ColleaguePicker } from "../../../features/staff/ColleaguePicker.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";

/** What salespeople do with all selected leads; loads after the list. */
export function OwnLeadsBar(props: Pick<BulkBarProps, "selection" | "filter">) {
  const uid = useAuth().user?.uid ?? "";
  return (
    <NamespaceLoader namespaces={["leadBulk", "leadPage", "nextStep"]} persistent>
      <BulkBar
        {...props}
        renderPicker={(choose) => <ColleaguePicker except={uid} onChoose={choose} />}
        renderExport={(rows) => <ExportSelection rows={rows} />}
      />
    </NamespaceLoader>
  );
}

function ExportSelection({ rows }: { rows: readonly LeadRow[] }) {
  const { t } = useTranslation("leadBulk");
  return (
    <ExportButton
      filter={ownLeads}
      leadIds={rows.map(({ id }) => id)}
      leads={async function* leads() {
        yield rows.map(({ lead }) => lead);
      }}
      label={t("ask.export")}
      size="small"
    />
  );
}

const ownLeads: LeadFilter = {
  view: "mine",
  owner: null,
  status: null,
  kind: null,
  plan: null,
  source: null,
  phone: null,
  search: "",
  sort: "created",
};
