import { useTranslation } from "react-i18next";

import { SwitchList } from "../../features/switches/SwitchList.tsx";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { Page } from "./Page.tsx";

/** What administrators can turn off: ways to sign in, and parts of the portal. */
export function SwitchesPage() {
  return (
    <NamespaceLoader namespaces={["switches"]} fallback={<Loading />}>
      <Titled />
    </NamespaceLoader>
  );
}

function Titled() {
  const { t } = useTranslation("switches");
  return (
    <Page title={t("title")} lead={t("lead")}>
      <SwitchList />
    </Page>
  );
}
