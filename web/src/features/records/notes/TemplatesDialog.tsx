import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import { OwnTemplates, type OwnTemplatesProps } from "./OwnTemplates.tsx";

type TemplatesDialogProps = OwnTemplatesProps & { onClose: () => void };

/** Edits templates without leaving what is written with them. */
export function TemplatesDialog({ onClose, ...templates }: TemplatesDialogProps) {
  const { t } = useTranslation("records");
  return (
    <TitledDialog
      title={t("notes.templates.own")}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("notes.templates.close")}</Button>}
    >
      <OwnTemplates {...templates} />
    </TitledDialog>
  );
}
