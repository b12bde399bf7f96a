import Backdrop from "@mui/material/Backdrop";
import CircularProgress from "@mui/material/CircularProgress";
import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { failureOf } from "../../../firebase/clientError.ts";
import { useNavigationBlocker } from "../../../ui/useNavigationBlocker.ts";
import { useFailureText } from "../../../ui/useFailureText.ts";
import type { LeadDialogProps } from "./LeadDialog.tsx";

type LeadDialogLoaderProps = Pick<LeadDialogProps, "onType" | "onSave" | "onClose" | "onOpen"> & {
  open: Pick<LeadDialogProps, "draft" | "typed" | "problem"> | null;
  /** The dialog cannot be loaded: says why, or null where its user no longer waits for it. */
  onUnavailable: (text: string | null) => void;
};

/**
 * Shows the dialog. Its code knows the telephone numbers of all countries and the check digits of
 * their documents, so it comes after the list: a while after, or when it is asked for.
 */
export function LeadDialogLoader({ open, onUnavailable, ...props }: LeadDialogLoaderProps) {
  const { t } = useTranslation("leads");
  const failureText = useFailureText();
  const closeDialog = useRef<() => void>(null);
  // Here, because Back may come while the dialog's code is on its way.
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
    // Early enough to be there when the network goes, late enough not to hold the list up.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked for once per opening
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
  // It is tried again when it is needed.
}
