import type { Lead } from "@salvia/domain/lead/lead";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { LeadRow } from "../../../features/leads/paging/leadRow.ts";
import { leadOnServer } from "../../../features/leads/data/leads.data.ts";
import { LeadPicker } from "../../../features/leads/LeadPicker.tsx";
import { HandOverDialog } from "../../../features/leads/page/HandOverDialog.tsx";
import { ColleaguePicker } from "../../../features/staff/ColleaguePicker.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { areaPaths } from "../../paths.ts";

type MergeLeadProps = {
  row: LeadRow;
  uid: string;
  area: keyof typeof areaPaths;
  onClose: () => void;
};

/** The merge dialog; afterward it opens the remaining lead if that is not the current page. */
export function MergeLead({ row, uid, area, onClose }: MergeLeadProps) {
  const showToast = useToast();
  const navigate = useNavigate();
  const view = area === "sales" ? "mine" : "all";
  return (
    <NamespaceLoader namespaces={["leadMerge"]}>
      <Suspense fallback={null}>
        <MergeDialog
          row={row}
          renderPicker={(choose) => (
            <LeadPicker view={view} uid={uid} except={row.id} onChoose={choose} />
          )}
          readLead={leadOnServer}
          onMerged={(keptId, text) => {
            onClose();
            showToast("success", text);
            if (keptId !== row.id) void navigate(areaPaths[area].lead(keptId), { replace: true });
          }}
          onClose={onClose}
        />
      </Suspense>
    </NamespaceLoader>
  );
}

type HandOverLeadProps = { id: string; lead: Lead; uid: string; onClose: () => void };

/** After giving a lead away the user can no longer read it, so this returns to the list. */
export function HandOverLead({ id, lead, uid, onClose }: HandOverLeadProps) {
  const { t } = useTranslation("leadPage");
  const showToast = useToast();
  const navigate = useNavigate();
  return (
    <HandOverDialog
      id={id}
      lead={lead}
      renderPicker={(choose) => <ColleaguePicker except={uid} onChoose={choose} />}
      onClose={onClose}
      onHandedOver={({ name }) => {
        showToast(
          "success",
          t("toast.handedOver", { lead: `${lead.firstName} ${lead.lastName}`, name }),
        );
        void navigate(areaPaths.sales.leads, { replace: true });
      }}
    />
  );
}

type ErasePersonProps = { id: string; lead: Lead; onClose: () => void };

/** Erasing the person deletes the lead, so this returns to the list. */
export function ErasePerson({ id, lead, onClose }: ErasePersonProps) {
  const { t } = useTranslation("personalData");
  const showToast = useToast();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Announcement>{t("loading")}</Announcement>}>
      <EraseDialog
        id={id}
        lead={lead}
        onClose={onClose}
        onErased={() => {
          showToast("success", t("done"));
          void navigate(areaPaths.admin.leads, { replace: true });
        }}
      />
    </Suspense>
  );
}

const MergeDialog = lazy(async () => ({
  default: (await import("../../../features/leadMerge/MergeDialog.tsx")).MergeDialog,
}));

const EraseDialog = lazy(async () => ({
  default: (await import("../../../features/leads/page/EraseDialog.tsx")).EraseDialog,
}));
