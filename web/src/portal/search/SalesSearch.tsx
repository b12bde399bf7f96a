import { salesPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { shownLeads } from "../../features/leads/finding/leadSearchWork.ts";
import { useLeadSearch } from "../../features/leads/finding/useLeadSearch.ts";
import { useLeadEditor } from "../../features/leads/form/LeadEditorProvider.tsx";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import type { SearchResult } from "../../ui/search/SearchDialog.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Palette, type AreaSearchProps, type FoundPeople } from "./Palette.tsx";

/** A salesperson's search for their leads, those in the pool, pages and actions. */
export function SalesSearch(props: AreaSearchProps) {
  return (
    <NamespaceLoader namespaces={["finding", "leads", "leadSearch"]} fallback={null}>
      <Search {...props} />
    </NamespaceLoader>
  );
}

function Search(props: AreaSearchProps) {
  const { t } = useTranslation(["finding", "leads"]);
  const [typed, setTyped] = useState("");
  const { create } = useLeadEditor();
  const people = useLeads(typed);
  return (
    <Palette
      {...props}
      {...{ typed, people }}
      role="sales"
      hint={t("leads.hint")}
      onType={setTyped}
      actions={[{ id: "newLead", label: t("leads:new"), choose: create }]}
    />
  );
}

/** The leads that match; none before something is typed. */
function useLeads(typed: string): FoundPeople {
  const { t } = useTranslation(["finding", "leads", "leadSearch"]);
  const navigate = useNavigate();
  const search = useLeadSearch(typed);
  const none = { group: { label: t("leads.group"), results: [] }, status: "", problem: null };
  if (search.status === "error") {
    return {
      ...none,
      problem: <LoadProblem of={search} />,
    };
  }
  if (typed.trim() === "") return none;
  if (search.status === "loading") return { ...none, status: t("leadSearch:searching") };
  const { count, leads } = search.found;
  const results = leads.map(({ id, firstName, lastName, email, phone, status, isPooled }) => {
    const facts = [
      t(`leads:status.${status}`),
      ...(isPooled ? [t("leads.pooled")] : []),
      email ?? phone,
    ];
    return {
      id,
      label: `${firstName} ${lastName}`,
      detail: facts.join(" · "),
      choose: () => void navigate(salesPaths.lead(id)),
    } satisfies SearchResult;
  });
  const status =
    count === 0
      ? t("leads.none")
      : count > shownLeads
        ? t("leads.more", { shown: shownLeads, count })
        : t("leadSearch:found", { count });
  return { ...none, group: { ...none.group, results }, status };
}
