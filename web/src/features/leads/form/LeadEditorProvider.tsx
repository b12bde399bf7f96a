import Box from "@mui/material/Box";
import { emptyLeadForm, type LeadFormValues } from "@salvia/domain/lead/leadForm";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  useRef,
  type ComponentType,
} from "react";
import { useTranslation } from "react-i18next";

import { failureOf } from "../../../firebase/clientError.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { likelyCountry } from "../../../lib/likelyCountry.ts";
import { deviceTimeZone } from "../../../lib/time/timeZones.ts";
import { useAuth, useSession } from "../../../session/useAuth.ts";
import { useToastPause, useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { useNavigationBlocker } from "../../../ui/useNavigationBlocker.ts";
import { Spinner } from "../../../ui/status/Spinner.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { newLeadId } from "../data/leadWrites.data.ts";
import { afterFirstRows } from "../data/firstRows.ts";
import { useWriteText } from "../writes/describe.ts";
import type { OutboxEntry } from "../writes/leadOutbox.ts";
import { useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";
import { draftOf } from "../writes/leadWrite.ts";
import type { LeadDialogProps } from "./LeadDialog.tsx";
import { formOf, type LeadDraft, keepUnfinishedLead, unfinishedLead } from "../writes/leadDraft.ts";
import { explainRefusal, saveLead, type SaveProblem } from "./saveLead.ts";

/** Creates and edits leads from anywhere in the sales area. */
export type LeadEditor = {
  create: () => void;
  edit: (row: LeadRow) => void;
  /** Reopens a refused write in the dialog; does nothing for writes made without a form. */
  fixRefused: (entry: OutboxEntry) => void;
};

type OpenDraft = {
  draft: LeadDraft;
  /** Form values typed earlier, when the user returns to an unfinished draft. */
  typed: LeadFormValues | null;
  problem: SaveProblem | null;
  /** Id of the refused outbox entry this draft retries; it stays until saved or discarded. */
  retryOf: string | null;
};

/**
 * Provides the lead editor: shows the dialog, sends what it saves to the outbox, and reopens writes
 * that the server refused.
 */
export function LeadEditorProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation("leads");
  const session = useSession();
  const uid = useAuth().user?.uid ?? null;
  const showToast = useToast();
  const outbox = useLeadOutbox();
  const zone = useTimeZone() ?? deviceTimeZone();
  const [open, setOpen] = useState<OpenDraft | null>(reopened);
  useToastPause(open !== null);

  const create = useCallback(() => {
    const values = emptyLeadForm(likelyCountry(zone, navigator.languages));
    const draft = { kind: "create", leadId: newLeadId(), values } as const;
    setOpen({ draft, typed: null, problem: null, retryOf: null });
  }, [zone]);
  const edit = useCallback(
    ({ id, lead }: LeadRow) => {
      const values = formOf(lead, likelyCountry(zone, navigator.languages));
      const draft = { kind: "edit", leadId: id, base: lead, values } as const;
      setOpen({ draft, typed: null, problem: null, retryOf: null });
    },
    [zone],
  );
  const fixRefused = useCallback(
    ({ id, write, error }: OutboxEntry) => {
      const draft = draftOf(write);
      if (draft === null) return;
      setOpen({ draft, typed: null, problem: null, retryOf: id });
      void explainRefusal(draft, error, session).then((problem) =>
        setOpen((now) => (now?.draft === draft ? { ...now, problem } : now)),
      );
    },
    [session],
  );
  useLateRefusals(open === null, fixRefused);
  const editor = useMemo(() => ({ create, edit, fixRefused }), [create, edit, fixRefused]);

  function close() {
    if (open !== null && open.retryOf !== null) outbox.discard(open.retryOf);
    keepUnfinishedLead(null);
    setOpen(null);
  }

  return (
    <LeadEditorContext value={editor}>
      {children}
      <LeadDialogLoader
        open={open}
        onType={(typed) =>
          keepUnfinishedLead(typed === null ? null : { ...typed, retryOf: open?.retryOf ?? null })
        }
        onSave={(draft, entry) => saveLead(outbox, draft, entry, uid, session)}
        onClose={(outcome) => {
          close();
          if (outcome !== null)
            showToast(outcome === "waiting" ? "info" : "success", t(`toast.${outcome}`));
        }}
        onOpen={(row) => {
          close();
          edit(row);
        }}
        onUnavailable={(text) => {
          setOpen(null);
          if (text !== null) showToast("error", text);
        }}
      />
    </LeadEditorContext>
  );
}

/** @throws Error outside a LeadEditorProvider */
export function useLeadEditor(): LeadEditor {
  const editor = useContext(LeadEditorContext);
  if (editor === null) throw new Error("useLeadEditor needs a LeadEditorProvider above it");
  return editor;
}

export const LeadEditorContext = createContext<LeadEditor | null>(null);

/** The draft that was open when the session was locked or ended without the user's choice. */
function reopened(): OpenDraft | null {
  const unfinished = unfinishedLead();
  return unfinished === null ? null : { ...unfinished, problem: null };
}

/**
 * Reopens writes that were refused after their dialog closed, one dialog at a time. Writes without
 * a form are named in a toast.
 *
 * @param free whether no dialog is open
 */
function useLateRefusals(free: boolean, fixRefused: LeadEditor["fixRefused"]) {
  const { t } = useTranslation("outbox");
  const { language } = useLanguage();
  const writeText = useWriteText();
  const showToast = useToast();
  const { state, takeRefused } = useLeadOutbox();
  useEffect(() => {
    if (!free) return;
    const refused: string[] = [];
    for (let entry = takeRefused(); entry !== null; entry = takeRefused()) {
      if (draftOf(entry.write) === null) refused.push(writeText(entry.write));
      else {
        fixRefused(entry);
        break;
      }
    }
    const what = new Intl.ListFormat(language).format(refused);
    if (refused.length > 0) showToast("error", t("toast.refused", { what }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a language change refuses no write
  }, [free, takeRefused, state, fixRefused, showToast]);
}

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
    // Early enough to be loaded before the network fails, late enough not to delay the list, which
    // takes longer on a slow phone.
    const listShown = afterFirstRows();
    const timer = setTimeout(() => void listShown.then(load).catch(ignore), prefetchAfterMs);
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
      <Box sx={backdrop}>
        <Spinner size={40} label={t("form.loading")} />
      </Box>
    );
  }
  const { draft, typed, problem } = open;
  return (
    <Dialog key={draft.leadId} closeRef={closeDialog} {...{ draft, typed, problem }} {...props} />
  );
}

/** Looks like that of the dialog, with which MUI's own loads. */
const backdrop = {
  position: "fixed",
  inset: 0,
  display: "grid",
  placeItems: "center",
  backgroundColor: "rgb(0 0 0 / 50%)",
};

const prefetchAfterMs = 1_500;

function ignore() {
  // The code is loaded again when it is needed.
}
