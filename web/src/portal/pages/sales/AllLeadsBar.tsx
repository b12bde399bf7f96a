import type { LeadFilter } from "@salvia/domain/lead/leadFilter";

import { AssignBar } from "../../../features/leads/bulk/AssignBar.tsx";
import type { LeadSelection } from "../../../features/leads/list/leadSelection.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { AssignDialog } from "../../work/AssignDialog.tsx";
import { ExportSelection } from "./ExportSelection.tsx";

type AllLeadsBarProps = { selection: LeadSelection; filter: LeadFilter };

/** What administrators do with all selected leads; loads after the list. */
export function AllLeadsBar(props: AllLeadsBarProps) {
  return (
    <NamespaceLoader namespaces={["leadAssignment", "leadBulk", "personalData"]} persistent>
      <AssignBar
        {...props}
        renderQuestion={(question) => <AssignDialog {...question} />}
        renderExport={(rows) => <ExportSelection view="all" rows={rows} />}
      />
    </NamespaceLoader>
  );
}
