import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import { useTranslation } from "react-i18next";

import { useFreshSignIn } from "../../../session/useFreshSignIn.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { MoreMenu } from "../../../ui/dialogs/MoreMenu.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { useClaim } from "../list/useClaim.ts";
import { useLeadEditor } from "../form/LeadEditorProvider.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";

type LeadPageActionsProps = {
  row: LeadRow;
  uid: string;
  onHandOver: () => void;
  onMerge: () => void;
};

/**
 * A salesperson's actions on a lead: claim it from the pool, or edit it, hand it over or merge it.
 */
export function LeadPageActions({ row, uid, onHandOver, onMerge }: LeadPageActionsProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const { edit } = useLeadEditor();
  const { claiming, claim } = useClaim(uid);
  if (row.lead.ownerId === null) {
    const busy = claiming.has(row.id);
    return (
      <BusyButton
        variant="contained"
        busy={busy}
        busyLabel={t("leads:row.claiming")}
        onClick={() => {
          if (!busy) claim(row);
        }}
      >
        {t("leads:row.claim")}
      </BusyButton>
    );
  }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button variant="outlined" onClick={() => edit(row)}>
        {t("leads:row.edit")}
      </Button>
      <MoreMenu label={t("more")}>
        <MenuItem onClick={onHandOver}>{t("handOver.action")}</MenuItem>
        <MenuItem onClick={onMerge}>{t("merge.action")}</MenuItem>
      </MoreMenu>
    </Box>
  );
}

/** Opens the erase dialog; for administrators. */
export function ErasePersonButton({ onErase }: { onErase: () => void }) {
  return (
    <NamespaceLoader namespaces={["personalData"]} fallback={null}>
      <Erase onErase={onErase} />
    </NamespaceLoader>
  );
}

function Erase({ onErase }: { onErase: () => void }) {
  const { t } = useTranslation("personalData");
  const signIn = useFreshSignIn();
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => void signIn.before(onErase)}>
        {t("action")}
      </Button>
      <MutationProblem mutation={signIn} />
    </>
  );
}
