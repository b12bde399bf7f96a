import type { AlertColor } from "@mui/material/Alert";
import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { useTranslation } from "react-i18next";

import { later } from "../later.ts";
import type { Message, ToastAction } from "./Toast.tsx";

/** Shows a message briefly and announces it to screen readers. An error stays until closed. */
type ShowToast = (severity: AlertColor, text: string, action?: ToastAction) => void;

type Toasts = { readonly showToast: ShowToast; readonly setPaused: (paused: boolean) => void };

/** Provides the toast, one for all views below it. A new message replaces the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  const [message, setMessage] = useState<Message | null>(null);
  const [paused, setPaused] = useState(false);
  const showToast = useCallback<ShowToast>(
    (severity, text, action) => setMessage({ severity, text, action, key: Date.now() }),
    [],
  );
  const toasts = useMemo(() => ({ showToast, setPaused }), [showToast]);
  return (
    <ToastContext value={toasts}>
      {children}
      {message === null ? null : (
        <Suspense>
          <Toast
            message={paused ? null : message}
            close={t("closeMessage")}
            onClose={() => setMessage(null)}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}

/**
 * The function that shows a toast.
 * @throws Error outside a ToastProvider
 */
export function useToast(): ShowToast {
  return useToasts().showToast;
}

/** Holds the toast back while `paused`, so that it doesn't cover a dialog; it appears after that. */
export function useToastPause(paused: boolean): void {
  const { setPaused } = useToasts();
  useEffect(() => {
    setPaused(paused);
    return () => setPaused(false);
  }, [paused, setPaused]);
}

function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}

const ToastContext = createContext<Toasts | null>(null);

const Toast = later(async () => (await import("./Toast.tsx")).Toast);
