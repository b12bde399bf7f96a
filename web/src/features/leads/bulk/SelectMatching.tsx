import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { allLeadRows } from "../data/leads.data.ts";
import { useSelectionState, type LeadSelection } from "../list/leadSelection.ts";

type SelectMatchingProps = { selection: LeadSelection; filter: LeadFilter };

/**
 * Selects all leads shown, and then all that match the list's filter. They are read, so that the
 * selection is exactly what matched at this moment, each lead in the state that was read.
 */
export function SelectMatching({ selection, filter }: SelectMatchingProps) {
  const { t } = useTranslation(["leadBulk", "leads"]);
  const uid = useAuth().user?.uid ?? "";
  const { selected, listed, hasMore } = useSelectionState(selection);
  const mutation = useMutation();
  const isAllListed = listed.every(({ id }) => selected.has(id));

  async function selectMatching() {
    const found: LeadRow[] = [];
    for await (const rows of allLeadRows(filter, uid)) {
      found.push(...rows);
      if (found.length >= selection.max) break;
    }
    selection.selectAll(found);
  }

  if (!isAllListed) {
    return (
      <Button size="small" onClick={() => selection.selectAll()}>
        {t("leads:selection.listed")}
      </Button>
    );
  }
  if (!hasMore || selected.size > listed.length) return null;
  return (
    <>
      <BusyButton
        size="small"
        busy={mutation.busy}
        busyLabel={t("matching.busy")}
        onClick={() => void mutation.run(selectMatching)}
      >
        {t("matching.select")}
      </BusyButton>
      <MutationProblem mutation={mutation} />
    </>
  );
}
