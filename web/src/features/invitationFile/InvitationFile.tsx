import Box from "@mui/material/Box";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { download } from "../../lib/download.ts";
import { useSession } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseFile } from "../../ui/csvFile/ChooseFile.tsx";
import { useFileImport } from "../../ui/csvFile/useFileImport.ts";
import { useReadFile } from "../../ui/csvFile/useReadFile.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { invitationColumns, type InvitationColumn } from "./file/invitationColumns.ts";
import { openInvitationsReader } from "./file/openInvitationsReader.ts";
import { ReviewInvitations } from "./ReviewInvitations.tsx";
import { invitationSender } from "./run/invitationFile.calls.ts";

type InvitationFileProps = { openReader?: typeof openInvitationsReader };

/**
 * Invites the people of a file: reads the file, shows what would happen to each row, and sends the
 * invitations. After an interruption, the same file continues, because the server recognizes who
 * was invited.
 */
export function InvitationFile({ openReader = openInvitationsReader }: InvitationFileProps) {
  const { t } = useTranslation("invitations");
  const { language } = useLanguage();
  const session = useSession();
  const sender = useMemo(() => invitationSender(session), [session]);
  const work = useFileImport(sender);
  const { fileName, missing, read, forget } = useReadFile(openReader, work.check);
  const list = (columns: readonly InvitationColumn[]) =>
    new Intl.ListFormat(language).format(columns.map((column) => t(`columns.${column}`)));

  if (fileName !== null) {
    return (
      <ReviewInvitations
        work={work}
        fileName={fileName}
        onAgain={() => {
          work.forget();
          forget();
        }}
      />
    );
  }
  return (
    <ChooseFile read={read}>
      {missing.length === 0 ? (
        <Notice severity="info">
          {`${t("columnsNeeded", { columns: list(invitationColumns) })} ${t("optional")}`}
        </Notice>
      ) : (
        <Notice severity="error">
          {t("columnsMissing", { columns: list(missing), all: list(invitationColumns) })}
        </Notice>
      )}
      <Box>
        <Button
          onClick={() => download(new Blob([template], { type: "text/csv" }), "invitations.csv")}
        >
          {t("template")}
        </Button>
      </Box>
    </ChooseFile>
  );
}

/** A file with the headings and two rows, in the spelling that needs no explanation. */
const template = [
  "email,name,role,language,ends",
  "ana@example.com,Ana Silva,sales,pt,",
  "daniel@example.com,Daniel Okafor,medical,en,2030-01-31",
  "",
].join("\r\n");
