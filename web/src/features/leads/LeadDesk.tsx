import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useTranslation } from "react-i18next";

import { onSignOut } from "../../session/onSignOut.ts";
import { useAuth } from "../../session/useAuth.ts";
import { Toast, type Message } from "../../ui/Toast.tsx";
import { formOf, type LeadDraft } from "./leadDraft.ts";
import { LeadDialogLoader } from "./LeadDialogLoader.tsx";
import { createLeadOutbox } from "./leadOutbox.ts";
import type { LeadRow } from "./leadRow.ts";
import { newLeadId } from "./leadWrites.data.ts";
import { emptyLeadForm } from "@salvia/domain/leadForm";
import { likelyCountry } from "../../lib/likelyCountry.ts";
import { outOfPatience } from "../../lib/patience.ts";
import { problemOf, saveLead, type SaveProblem } from "./saveLead.ts";
import { DeskContext, type LeadDeskContext } from "./useLeadDesk.ts";
import { useUnloadWarning } from "../../ui/useUnloadWarning.ts";

type OpenDraft = { draft: LeadDraft; problem: SaveProblem | null };

/**
 * The place where leads are made and mended: it holds the dialog, keeps what has yet to reach the
 * server, and brings back what the server refused.
 */
export function LeadDesk({ children }: { children: ReactNode }) {
  const { t } = useTranslation("leads");
  const { user } = useAuth();
  const [message, setMessage] = useState<Message | null>(null);
  const [open, setOpen] = useState<OpenDraft | null>(null);
  const [delivered, setDelivered] = useState(0);
  const [outbox] = useState(() =>
    createLeadOutbox(outOfPatience, () => setDelivered((count) => count + 1)),
  );
  const { unsent, refused } = useSyncExternalStore(outbox.subscribe, outbox.getState);

  const tell = useCallback<LeadDeskContext["tell"]>(
    (severity, text) => setMessage({ severity, text, key: Date.now() }),
    [],
  );
  const create = useCallback(() => {
    const draft = {
      kind: "create",
      leadId: newLeadId(),
      values: emptyLeadForm(likelyCountry(navigator.languages)),
    } as const;
    setOpen({ draft, problem: null });
  }, []);
  const edit = useCallback(({ id, lead }: LeadRow) => {
    const draft = {
      kind: "edit",
      leadId: id,
      base: lead,
      values: formOf(lead, likelyCountry(navigator.languages)),
    } as const;
    setOpen({ draft, problem: null });
  }, []);

  useEffect(() => onSignOut(outbox.clear), [outbox]);
  useUnloadWarning(unsent.length > 0);

  useEffect(() => {
    if (delivered > 0) tell("success", t("told.delivered"));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of language delivers nothing
  }, [delivered, tell]);

  // What was refused after its dialog had closed comes back, one at a time.
  useEffect(() => {
    if (open !== null || refused.length === 0) return;
    const first = outbox.takeRefused();
    if (first === null) return;
    setOpen({ draft: first.draft, problem: null });
    void problemOf(first.draft, first.error).then((problem) =>
      setOpen((now) => (now?.draft === first.draft ? { ...now, problem } : now)),
    );
  }, [open, outbox, refused]);

  const desk = useMemo(
    () => ({ create, edit, tell, unsent: unsent.length }),
    [create, edit, tell, unsent.length],
  );

  return (
    <DeskContext value={desk}>
      {children}
      <LeadDialogLoader
        open={open}
        onSave={(draft, entry) => saveLead(outbox, draft, entry, user?.uid ?? null)}
        onClose={(told) => {
          setOpen(null);
          if (told !== null) tell(told === "waiting" ? "info" : "success", t(`told.${told}`));
        }}
        onOpen={edit}
        onUnavailable={(text) => {
          setOpen(null);
          tell("error", text);
        }}
      />
      {/* A message must not lie over the dialog; it waits until that is closed. */}
      <Toast
        message={open === null ? message : null}
        close={t("told.close")}
        onClose={() => setMessage(null)}
      />
    </DeskContext>
  );
}
