import { useTranslation } from "react-i18next";

import { AssignmentRules } from "../../../features/assignmentRules/AssignmentRules.tsx";
import { teamLoad } from "../../../features/salesStats/teamLoad.ts";
import { useTeamStats } from "../../../features/salesStats/useSalesStats.ts";
import { useSalespeople } from "../../../features/staff/useSalespeople.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { Page } from "../Page.tsx";

/** Who gets the leads from the website. */
export function AssignmentPage() {
  return (
    <NamespaceLoader namespaces={["assignmentRules"]} fallback={<Loading />}>
      <Titled />
    </NamespaceLoader>
  );
}

function Titled() {
  const { t } = useTranslation("assignmentRules");
  const salespeople = useSalespeople();
  const stats = useTeamStats();
  const loads = teamLoad(stats.status === "content" ? stats.value : [], useNow());
  const people = salespeople.map(({ uid, name }) => {
    const { open = 0, waiting = 0 } = loads.find((load) => load.uid === uid) ?? {};
    return { uid, name, open, waiting };
  });
  return (
    <Page title={t("title")} lead={t("lead")}>
      <AssignmentRules people={people} />
    </Page>
  );
}
