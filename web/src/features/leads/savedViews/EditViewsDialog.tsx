import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import { changeSavedView, deleteSavedView, type SavedViewRow } from "./savedViews.data.ts";
import { ViewForm } from "./ViewForm.tsx";

type EditViewsDialogProps = {
  /** The views that the user can change. */
  views: readonly SavedViewRow[];
  onClose: () => void;
};

/** Renames, shares and deletes saved views. */
export function EditViewsDialog({ views, onClose }: EditViewsDialogProps) {
  const { t } = useTranslation("savedViews");
  const [editing, setEditing] = useState<SavedViewRow | null>(null);
  const container = useRef<HTMLDivElement>(null);
  // Closing the form and deleting a view remove the button that has the focus.
  useFocusKept(container, `${editing?.id} ${views.length}`);
  return (
    <TitledDialog
      title={t("edit.title")}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <Box ref={container} tabIndex={-1} sx={{ display: "grid", gap: 2, outline: "none" }}>
        {editing === null ? (
          <ViewList views={views} onEdit={setEditing} />
        ) : (
          <ViewForm
            initial={{ name: editing.name, shared: editing.shared }}
            save={(details) => changeSavedView(editing, details)}
            onClose={() => setEditing(null)}
          />
        )}
      </Box>
    </TitledDialog>
  );
}

type ViewListProps = {
  views: readonly SavedViewRow[];
  onEdit: (view: SavedViewRow) => void;
};

function ViewList({ views, onEdit }: ViewListProps) {
  const { t } = useTranslation("savedViews");
  const uid = useAuth().user?.uid;
  const [deleting, setDeleting] = useState<SavedViewRow | null>(null);
  const mutation = useMutation();
  return (
    <>
      {views.length === 0 ? <Typography>{t("menu.none")}</Typography> : null}
      <PlainList aria-label={t("edit.title")}>
        {views.map((view) => {
          const { id, name, shared, ownerId } = view;
          const hint = ownerId === uid ? "menu.shared" : "menu.ofColleague";
          return (
            <Box
              component="li"
              key={id}
              sx={{
                display: "flex",
                flexWrap: "wrap",
                alignItems: "center",
                columnGap: 1,
                minHeight: 52,
              }}
            >
              <Box sx={{ flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" }}>
                <span>{name}</span>
                {shared ? (
                  <Typography variant="body2" sx={{ color: "text.secondary" }}>
                    {t(hint)}
                  </Typography>
                ) : null}
              </Box>
              <Button aria-label={t("edit.changeNamed", { name })} onClick={() => onEdit(view)}>
                {t("edit.change")}
              </Button>
              <Button
                color="inherit"
                aria-label={t("edit.deleteNamed", { name })}
                onClick={() => setDeleting(view)}
              >
                {t("edit.delete")}
              </Button>
            </Box>
          );
        })}
      </PlainList>
      <MutationProblem mutation={mutation} />
      {deleting === null ? null : (
        <ConfirmDialog
          open
          title={t("deleting.title", { name: deleting.name })}
          body={t(deleting.shared ? "deleting.sharedBody" : "deleting.body")}
          cancelLabel={t("deleting.stay")}
          confirmLabel={t("deleting.confirm")}
          onCancel={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null);
            void mutation.run(() => deleteSavedView(deleting));
          }}
        />
      )}
    </>
  );
}
