import Box from "@mui/material/Box";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import type { TypedSearch } from "@salvia/domain/lead/leadSearch";
import { useTranslation } from "react-i18next";

import { SproutPicture } from "../../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { filterCount, withoutFilters } from "../filter/leadListUrl.ts";
import { NewLeadButton } from "../form/NewLeadButton.tsx";
import type { LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { withCommandKey } from "../../../ui/shortcuts/commandKey.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";

type NoSearchResultsProps = {
  filter: LeadFilter;
  kind: TypedSearch["kind"];
  onFilter: (filter: LeadFilter) => void;
};

/**
 * Shown when a search finds no leads: suggests how to search, where else to look, or a new lead.
 */
export function NoSearchResults({ filter, kind, onFilter }: NoSearchResultsProps) {
  const { t } = useTranslation("leadSearch");
  const { t: ofLeads } = useTranslation("leads");
  const { view, search } = filter;
  const isFiltered = filterCount(filter) > 0;
  const other = view === "mine" ? "pool" : "mine";
  return (
    <StateMessage
      picture={<SproutPicture />}
      title={t(`none.${kind}`, { typed: search })}
      action={
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "center" }}>
          <Button variant="outlined" onClick={() => onFilter({ ...filter, search: "" })}>
            {t("clear")}
          </Button>
          {isFiltered ? (
            <Button variant="outlined" onClick={() => onFilter(withoutFilters(filter))}>
              {ofLeads("noMatches.action")}
            </Button>
          ) : null}
          {view === "all" ? null : (
            <>
              <Button variant="outlined" onClick={() => onFilter({ ...filter, view: other })}>
                {t(`elsewhere.${other}`)}
              </Button>
              <NewLeadButton />
            </>
          )}
        </Box>
      }
    >
      {t(isFiltered ? "filtered" : `hint.${kind}`)}
      {view === "all" ? null : ` ${t("loose", { keys: withCommandKey("K") })}`}
    </StateMessage>
  );
}

type FoundCountProps = {
  live: LiveQuery<LeadFeed>;
  /** Whether the search has no letters or digits, so that the list ignores it. */
  ignored: boolean;
};

/** The number of leads that match a search and filters, shown and announced. */
export function FoundCount({ live, ignored }: FoundCountProps) {
  const { t } = useTranslation("leadSearch");
  return (
    <Box component="output" sx={{ color: "text.secondary", minHeight: "1.5em" }}>
      {text()}
    </Box>
  );

  function text(): string {
    if (ignored) return t("ignored");
    if (live.status === "loading") return t("searching");
    if (live.status === "error") return "";
    if (live.status === "empty") return t("found", { count: 0 });
    const { rows, older } = live.value;
    const texts = { narrow: "many", none: "found", some: "atLeast", loading: "atLeast" } as const;
    return t(texts[older], { count: rows.length });
  }
}
