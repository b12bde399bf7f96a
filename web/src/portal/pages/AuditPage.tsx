import { adminPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import {
  queryOfAuditFilter,
  auditFilterFromUrl,
  noAuditFilter,
  type AuditFilter,
} from "../../features/auditLog/auditUrl.ts";
import { AuditExportButton } from "../../features/auditLog/AuditExportButton.tsx";
import { AuditFilters } from "../../features/auditLog/AuditFilters.tsx";
import { AuditList } from "../../features/auditLog/AuditList.tsx";
import { directory } from "../../features/people/people.data.ts";
import { PersonName } from "../../features/people/PersonName.tsx";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Page } from "./Page.tsx";

/** The audit log; its filter is in the address. */
export function AuditPage() {
  const { t } = useTranslation("auditLog");
  const [query, setQuery] = useSearchParams();
  const filter = auditFilterFromUrl(query);
  const staff = useLiveQuery("people/directory", directory());
  const actors = staff.status === "content" ? staff.value : [];
  const show = (next: AuditFilter) => setQuery(queryOfAuditFilter(next));
  return (
    <Page title={t("title")} lead={t("lead")} action={<AuditExportButton filter={filter} />}>
      <AuditFilters filter={filter} actors={actors} onFilter={show} person={personName} />
      <AuditList
        key={queryOfAuditFilter(filter).toString()}
        filter={filter}
        pathOf={(next) => `${adminPaths.audit}?${queryOfAuditFilter(next).toString()}`}
        person={personName}
        onClear={() => show(noAuditFilter)}
      />
    </Page>
  );
}

function personName(who: string) {
  return <PersonName who={who} />;
}
