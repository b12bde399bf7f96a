import ExportIcon from "@mui/icons-material/FileDownloadOutlined";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { Button } from "../../ui/Button.tsx";
import type { ExportDialogProps } from "./ExportDialog.tsx";

type ExportButtonProps = Pick<ExportDialogProps, "leads" | "leadIds"> & {
  filter: LeadFilter;
  /** The label and the size among other actions, if it isn't the button of a page. */
  label?: string;
  size?: "small";
};

/** Exports the leads of a list as a file. The dialog's code loads on click. */
export function ExportButton({ filter, label, size, ...exported }: ExportButtonProps) {
  const { t } = useTranslation("portal");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        {...(size && { size })}
        startIcon={<ExportIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label ?? t("leadFiles.export")}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <NamespaceLoader namespaces={["csvFile", "leadExport"]}>
            <ExportDialog filter={orderOf(filter)} {...exported} onClose={() => setOpen(false)} />
          </NamespaceLoader>
        </Suspense>
      ) : null}
    </>
  );
}

/** The parts of a filter that say which leads are exported. */
function orderOf(filter: LeadFilter): ExportDialogProps["filter"] {
  const { view, owner, status, kind, plan, source, phone, created, step, search } = filter;
  const on = created && {
    from: created.from.toISOString(),
    until: created.until?.toISOString() ?? null,
  };
  const due = step && (step.days ?? "none");
  return { view, owner, status, kind, plan, source, phone, created: on, step: due, search };
}

const ExportDialog = lazy(async () => ({
  default: (await import("./ExportDialog.tsx")).ExportDialog,
}));
