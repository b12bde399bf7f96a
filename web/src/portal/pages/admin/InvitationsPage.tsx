import { adminPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { InvitationFile } from "../../../features/fileImport/invitations/InvitationFile.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";

/** The page where an administrator invites people from a file. */
export function InvitationsPage() {
  return (
    <NamespaceLoader namespaces={["invitations", "csvFile"]} fallback={<Loading />}>
      <Invitations />
    </NamespaceLoader>
  );
}

function Invitations() {
  const { t } = useTranslation("invitations");
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      above={<BackLink to={adminPaths.people}>{t("back")}</BackLink>}
    >
      <InvitationFile />
    </Page>
  );
}
