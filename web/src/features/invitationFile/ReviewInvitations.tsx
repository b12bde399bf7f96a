import type { Invitation } from "@salvia/domain/account/account";
import type { InvitationOutcome } from "@salvia/domain/account/invitationFile";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayInWords } from "../../lib/time/plainDay.ts";
import { countStates } from "../../ui/csvFile/fileRows.ts";
import { ReviewFile } from "../../ui/csvFile/ReviewFile.tsx";
import type { useFileImport } from "../../ui/csvFile/useFileImport.ts";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import type { InvitationProblem } from "./file/parseInvitation.ts";
import { invitationRowStates, stateOf, type InvitationRow } from "./run/invitationRows.ts";

type ReviewInvitationsProps = {
  work: ReturnType<typeof useFileImport<Invitation, InvitationProblem, InvitationOutcome>>;
  fileName: string;
  onAgain: () => void;
};

/** Shows what would happen to each row, sends the invitations, and then shows what happened. */
export function ReviewInvitations({ work, fileName, onAgain }: ReviewInvitationsProps) {
  const { t } = useTranslation("invitations");
  const { rows, phase, failure } = work;
  const failureText = useFailureText();
  const words = useRowText();
  const counts = countStates(rows, stateOf);
  const ready = counts.get("ready") ?? 0;
  const states = [
    { state: null, label: t("states.all", { count: rows.length }), count: rows.length },
    ...invitationRowStates.map((state) => {
      const count = counts.get(state) ?? 0;
      return { state, label: t(`states.${state}`, { count }), count };
    }),
  ];
  const isSending = phase === "importing";
  const reason = failure === null ? "" : failureText(failure);
  return (
    <ReviewFile
      {...{ work, states, stateOf, words, onAgain }}
      faulty="faulty"
      skipped="before"
      texts={{
        title: t("review.title"),
        lead: t("review.lead", { file: fileName }),
        ready: t("review.ready", { count: ready }),
        statesLabel: t("states.label"),
        progress: t(isSending ? "progress.sending" : "progress.checking"),
        failed: t(isSending ? "failed.sending" : "failed.checking", { reason }),
        goOn: t("review.continue"),
        start: ready === 0 ? null : t("review.send", { count: ready }),
        again: t("review.again"),
      }}
    >
      {failure?.code === "recent-sign-in-required" ? (
        <MutationProblem mutation={{ failure, forget: work.dismiss }} />
      ) : null}
      {phase === "ready" && ready === 0 ? (
        <Notice severity="info">{t("review.nothing")}</Notice>
      ) : null}
      {phase === "done" ? (
        <Notice severity="success">{t("review.done", { count: counts.get("done") ?? 0 })}</Notice>
      ) : null}
    </ReviewFile>
  );
}

/** Returns a function that describes a row's outcome and reason in the user's language. */
function useRowText(): (row: InvitationRow) => string {
  const { t } = useTranslation(["invitations", "people"]);
  const { language } = useLanguage();
  return useCallback(
    (row) => {
      if (row.is === "faulty") {
        return row.problems.map((problem) => t(`problems.${problem}`)).join(" ");
      }
      if (row.is === "twin") return t("row.twin", { row: row.of });
      const role = t(`people:role.${row.item.role}`);
      if (row.outcome === null) return "";
      const until = (text: string) =>
        row.item.endsOn === undefined
          ? text
          : t("row.until", { text, day: dayInWords(row.item.endsOn, "", language) });
      if (row.outcome === "invited")
        return until(t(row.isDone ? "row.invited" : "row.toInvite", { role }));
      return t(`row.${row.outcome}`);
    },
    [t, language],
  );
}
