import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { emptyLeadForm, type LeadFormValues } from "@salvia/domain/lead/leadForm";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { likelyCountry } from "../../../lib/likelyCountry.ts";
import { useAuth, useSession } from "../../../session/useAuth.ts";
import { useHeldToast, useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { draftOf, formOf, type LeadDraft } from "../form/leadDraft.ts";
import { LeadDialogLoader } from "../form/LeadDialogLoader.tsx";
import type { OutboxEntry } from "./leadOutbox.ts";
import type { LeadRow } from "../data/leadRow.ts";
import { newLeadId } from "../data/leadWrites.data.ts";
import { explainRefusal, saveLead, type SaveProblem } from "../form/saveLead.ts";
import { LeadEditorContext } from "./useLeadEditor.ts";
import { keepUnfinishedLead, unfinishedLead } from "../form/unfinishedLead.ts";
import { useLeadOutbox } from "./useLeadOutbox.ts";
import { useWriteText } from "./describe.ts";

type OpenDraft = {
  draft: LeadDraft;
  /** Form values typed earlier, when the user returns to an unfinished draft. */
  typed: LeadFormValues | null;
  problem: SaveProblem | null;
  /** Id of the refused outbox entry this draft retries; it stays until saved or discarded. */
  retryOf: string | null;
};

/**
 * Provides the lead editor: shows the dialog, keeps writes until the server confirms them, and
 * reopens writes that the server refused.
 */
export function LeadEditorProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["leads", "outbox"]);
  const { language } = useLanguage();
  const writeText = useWriteText();
  const session = useSession();
  const uid = useAuth().user?.uid ?? null;
  const showToast = useToast();
  const [open, setOpen] = useState<OpenDraft | null>(reopened);
  const [delivered, setDelivered] = useState(0);
  const { outbox, state } = useLeadOutbox(() => setDelivered((count) => count + 1));
  useHeldToast(open !== null);

  const create = useCallback(() => {
    const values = emptyLeadForm(likelyCountry(navigator.languages));
    const draft = { kind: "create", leadId: newLeadId(), values } as const;
    setOpen({ draft, typed: null, problem: null, retryOf: null });
  }, []);
  const edit = useCallback(({ id, lead }: LeadRow) => {
    const values = formOf(lead, likelyCountry(navigator.languages));
    const draft = { kind: "edit", leadId: id, base: lead, values } as const;
    setOpen({ draft, typed: null, problem: null, retryOf: null });
  }, []);
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

  useEffect(() => {
    if (delivered > 0) showToast("success", t("toast.delivered"));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `t` must not repeat the toast
  }, [delivered, showToast]);

  // Reopens writes that were refused after their dialog closed, one dialog at a time. Writes
  // without a form are named in a toast.
  useEffect(() => {
    if (open !== null) return;
    const refused: string[] = [];
    for (let entry = outbox.takeRefused(); entry !== null; entry = outbox.takeRefused()) {
      if (draftOf(entry.write) === null) refused.push(writeText(entry.write));
      else {
        fixRefused(entry);
        break;
      }
    }
    const what = new Intl.ListFormat(language).format(refused);
    if (refused.length > 0) showToast("error", t("outbox:toast.refused", { what }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a language change refuses no write
  }, [open, outbox, state, fixRefused, showToast]);

  const editor = useMemo(
    () => ({
      create,
      edit,
      fixRefused,
      outbox: state,
      enqueue: outbox.enqueue,
      retry: ({ id }: OutboxEntry) => void outbox.retry(id),
      discard: outbox.discard,
      discardAll: outbox.discardAll,
    }),
    [create, edit, fixRefused, outbox, state],
  );

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

/** The draft that was open when the session was locked or ended without the user's choice. */
function reopened(): OpenDraft | null {
  const unfinished = unfinishedLead();
  return unfinished === null ? null : { ...unfinished, problem: null };
}
