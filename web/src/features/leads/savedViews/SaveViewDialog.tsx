import Typography from "@mui/material/Typography";
import { freeSavedViewId, savedViewMaxCount } from "@salvia/domain/lead/finding/savedView";
import { useTranslation } from "react-i18next";

import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import { addSavedView, type SavedViewRow } from "./savedViews.data.ts";
import { ViewForm } from "./ViewForm.tsx";

type SaveViewDialogProps = {
  own: readonly SavedViewRow[];
  /** The query of the list as it is shown. */
  query: string;
  onClose: () => void;
};

/** Saves the list as it is shown, without the search, under a name. */
export function SaveViewDialog({ own, query, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation("savedViews");
  const uid = useAuth().user?.uid ?? "";
  const showToast = useToast();
  const taken = own.map((view) => view.id);
  const freeId = freeSavedViewId(uid, taken);
  return (
    <TitledDialog
      title={t("save.title")}
      onClose={onClose}
      {...(freeId === null && { actions: <Button onClick={onClose}>{t("close")}</Button> })}
    >
      {freeId === null ? (
        <Typography>{t("save.full", { most: savedViewMaxCount })}</Typography>
      ) : (
        <>
          <Typography sx={{ color: "text.secondary" }}>{t("save.contents")}</Typography>
          <ViewForm
            initial={{ name: "", shared: false }}
            save={async (details) => {
              await addSavedView(uid, freeId, { ...details, query });
              showToast("success", t("save.done", { name: details.name }));
            }}
            onClose={onClose}
          />
        </>
      )}
    </TitledDialog>
  );
}
