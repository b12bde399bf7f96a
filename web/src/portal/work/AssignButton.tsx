import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import type { AssignDialogProps } from "./AssignDialog.tsx";

type AssignButtonProps = Pick<AssignDialogProps, "leadIds"> & {
  variant?: "contained" | "outlined";
  onAssigned: () => void;
};

/**
 * A button that assigns leads to a salesperson. The dialog's code loads when the button is pressed.
 */
export function AssignButton({ leadIds, variant = "outlined", onAssigned }: AssignButtonProps) {
  const { t } = useTranslation("leads");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("selection.assign")}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <NamespaceLoader namespaces={["leadAssignment"]}>
            <AssignDialog
              leadIds={leadIds}
              onClose={() => setOpen(false)}
              onAssigned={() => {
                setOpen(false);
                onAssigned();
              }}
            />
          </NamespaceLoader>
        </Suspense>
      ) : null}
    </>
  );
}

const AssignDialog = lazy(async () => ({
  default: (await import("./AssignDialog.tsx")).AssignDialog,
}));
