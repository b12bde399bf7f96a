import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { Invitation } from "@salvia/domain/account/account";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import {
  invitationFileLimits,
  type InvitationOutcome,
} from "@salvia/domain/account/invitationFile";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { dayInWords } from "../../../lib/time/plainDay.ts";
import type { Session } from "../../../session/session.ts";
import { useSession } from "../../../session/useAuth.ts";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { openFileReader } from "../file/openFileReader.ts";
import { FileImport } from "../review/FileImport.tsx";
import { ReviewFile } from "../review/ReviewFile.tsx";
import { countStates } from "../run/fileRows.ts";
import type { FileSender } from "../run/useFileImport.ts";
import {
  invitationColumns,
  invitationHeadings,
  type InvitationColumn,
} from "./invitationColumns.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./invitationsWorker.ts?worker&url";
import type { InvitationProblem } from "./parseInvitation.ts";

type InvitationFileProps = { openReader?: typeof openReader };

/**
 * Invites the people of a file. After an interruption, the same file continues, because the server
 * recognizes who was invited.
 */
export function InvitationFile({ openReader: open = openReader }: InvitationFileProps) {
  const { t } = useTranslation(["invitations", "people"]);
  const { language } = useLanguage();
  const session = useSession();
  const sender = useMemo(() => invitationSender(session), [session]);
  const list = (columns: readonly InvitationColumn[]) =>
    new Intl.ListFormat(language).format(columns.map((column) => t(`columns.${column}`)));
  const all = list(invitationColumns);
  function outcomeText(outcome: InvitationOutcome, { role, endsOn }: Invitation, isDone: boolean) {
    if (outcome !== "invited") return t(`row.${outcome}`);
    const text = t(isDone ? "row.invited" : "row.toInvite", { role: t(`people:role.${role}`) });
    if (endsOn === undefined) return text;
    return t("row.until", { text, day: dayInWords(endsOn, "", language) });
  }
  return (
    <FileImport
      openReader={open}
      today={() => insurersDay(new Date())}
      sender={sender}
      headings={invitationHeadings}
      required={invitationColumns}
      columnsText={(missing) =>
        missing.length === 0
          ? `${t("columnsNeeded", { columns: all })} ${t("optional")}`
          : t("columnsMissing", { columns: list(missing), all })
      }
      template={template}
    >
      {({ work, fileName, ...review }) => {
        const { ready, done } = countStates(work.rows);
        const { failure } = work;
        return (
          <ReviewFile
            {...{ work, fileName, ...review }}
            problemText={(problem) => t(`problems.${problem}`)}
            outcomeText={outcomeText}
            texts={{
              lead: t("review.lead", { file: fileName }),
              ready: t("review.ready", { count: ready }),
              importing: t("sending"),
              paused: (reason) => t("paused", { reason }),
              start: ready === 0 ? null : t("review.send", { count: ready }),
              done: t("review.done", { count: done }),
              again: t("review.again"),
            }}
          >
            {failure?.code === "recent-sign-in-required" ? (
              <MutationProblem mutation={{ failure, forget: work.dismiss }} />
            ) : null}
            {work.phase === "ready" && ready === 0 ? (
              <Notice severity="info">{t("review.nothing")}</Notice>
            ) : null}
          </ReviewFile>
        );
      }}
    </FileImport>
  );
}

function openReader() {
  return openFileReader<InvitationColumn, string, Invitation, InvitationProblem>(
    "invitations",
    workerScript,
  );
}

function invitationSender(
  session: Pick<Session, "ask">,
): FileSender<Invitation, InvitationOutcome> {
  const ask =
    (endpoint: "checkInvitations" | "sendInvitations") =>
    async (invitations: readonly Invitation[]) => {
      const input = { invitations: [...invitations] };
      return (await session.ask(accessEndpoints[endpoint], input)).outcomes;
    };
  return {
    check: ask("checkInvitations"),
    send: ask("sendInvitations"),
    size: invitationFileLimits,
    states: {
      invited: "ready",
      invitedBefore: "skipped",
      twin: "faulty",
      inUse: "faulty",
      otherRole: "faulty",
      mailboxFull: "faulty",
      accountBusy: "faulty",
    },
  };
}

const template = {
  name: "invitations.csv",
  lines: [
    "email,name,role,language,ends",
    "ana@example.com,Ana Silva,sales,pt,",
    "daniel@example.com,Daniel Okafor,medical,en,2030-01-31",
  ],
};
