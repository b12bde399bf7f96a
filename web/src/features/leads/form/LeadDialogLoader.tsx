import Backdrop from "@mui/material/Backdrop";
import CircularProgress from "@mui/material/CircularProgress";
import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { failureOf } from "../../../firebase/clientError.ts";
import { useNavigationBlocker } from "../../../ui/useNavigationBlocker.ts";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import type { LeadDialogProps } from "./LeadDialog.tsx";

type LeadDialogLoaderProps = Pick<LeadDialogProps, "onType" | "onSave" | "onClose" | "onOpen"> & {
  open: Pick<LeadDialogProps, "draft" | "typed" | "problem"> | null;
  /**
   * Called with the reason when the dialog cannot load, or null when the user stops waiting for it.
   */
  onUnavailable: (text: string | null) => void;
};

/**
 * Loads and shows the dialog. Its code includes phone data for all countries and check digits for
 * their documents, so it loads after the list: after a delay or on demand.
 */
export function LeadDialogLoader({ open, onUnavailable, ...props }: LeadDialogLoaderProps) {
  const { t } = useTranslation("leads");
  const failureText = useFailureText();
  const closeDialog = useRef<() => void>(null);
  // Blocks here because the user may press Back while the dialog's code loads.
  useNavigationBlocker(open !== null, () => {
    if (closeDialog.current === null) onUnavailable(null);
    else closeDialog.current();
  });
  const [Dialog, setDialog] = useState<ComponentType<LeadDialogProps> | null>(null);
  const load = useCallback(async () => {
    const { LeadDialog } = await import("./LeadDialog.tsx");
    setDialog(() => LeadDialog);
  }, []);

  useEffect(() => {
    // Early enough to be loaded before the network fails, late enough not to delay the list.
    const timer = setTimeout(() => void load().catch(ignore), prefetchAfterMs);
    return () => clearTimeout(timer);
  }, [load]);

  const wanted = open !== null && Dialog === null;
  useEffect(() => {
    if (!wanted) return;
    load().catch((error: unknown) => {
      onUnavailable(
        failureText(navigator.onLine ? failureOf(error) : { code: "offline", id: null }),
      );
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per opening
  }, [wanted, load]);

  if (open === null) return null;
  if (Dialog === null) {
    return (
      <Backdrop open>
        <CircularProgress aria-label={t("form.loading")} />
      </Backdrop>
    );
  }
  const { draft, typed, problem } = open;
  return (
    <Dialog key={draft.leadId} closeRef={closeDialog} {...{ draft, typed, problem }} {...props} />
  );
}

const prefetchAfterMs = 1_500;

function ignore() {
  // The code is loaded again when it is needed.
}
