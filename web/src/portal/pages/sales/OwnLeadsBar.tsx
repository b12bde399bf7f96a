import { BulkBar, type BulkBarProps } from "../../../features/leads/bulk/BulkBar.tsx";
import { ColleaguePicker } from "../../../features/staff/ColleaguePicker.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { ExportSelection } from "./ExportSelection.tsx";

/** What salespeople do with all selected leads; loads after the list. */
export function OwnLeadsBar(props: Pick<BulkBarProps, "selection" | "filter">) {
  const uid = useAuth().user?.uid ?? "";
  return (
    <NamespaceLoader namespaces={["leadBulk", "leadPage", "nextStep"]} persistent>
      <BulkBar
        {...props}
        renderPicker={(choose) => <ColleaguePicker except={uid} onChoose={choose} />}
        renderExport={(rows) => <ExportSelection view="mine" rows={rows} />}
      />
    </NamespaceLoader>
  );
}
