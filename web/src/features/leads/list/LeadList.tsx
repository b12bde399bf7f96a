import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { LeadFilter, LeadSort, LeadView } from "@salvia/domain/lead/leadFilter";
import { parseSearch } from "@salvia/domain/lead/leadSearch";
import { use, useEffect } from "react";
import { useTranslation } from "react-i18next";
import Box from "@mui/material/Box";

import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { ConnectionNotice } from "../ConnectionNotice.tsx";
import { FoundCount, NoSearchResults } from "./SearchResults.tsx";
import { filterCount, withoutFilters } from "../filter/leadListUrl.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";
import { Cards } from "./LeadCards.tsx";
import { LeadListFailed, LeadListUnreachable, NoLeads, NoMatches } from "./LeadListStates.tsx";
import { firstRowsShown } from "../data/firstRows.ts";
import { LeadRows, useFitsTable } from "./LeadRows.tsx";
import { leadList } from "../data/leads.data.ts";
import { foundLeads } from "../data/leadSearch.data.ts";
import { LeadTableHead } from "./LeadTable.tsx";
import { Table } from "./LeadTableFrame.ts";
import { ColumnsContext } from "../filter/columns.ts";
import { DensityContext } from "../filter/density.ts";
import { SortingContext } from "./sorting.ts";
import { useClaim } from "./useClaim.ts";
import { useLeadEditor } from "../form/LeadEditorProvider.tsx";
import { useRowHighlights } from "./useRowHighlights.ts";
import { useOpenLead } from "../LeadLink.tsx";
import { StepsContext, useStepsById } from "../nextStep/stepsOfRows.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { ZoneSaid } from "../../../ui/time/ZoneName.tsx";
import { useOnline } from "../../../ui/useOnline.ts";

type LeadListProps = {
  filter: LeadFilter;
  /** Called to switch from an empty list to another one, or to clear its filters. */
  onFilter: (filter: LeadFilter) => void;
};

/** The live leads of a filter. Pass a different key for a different filter. */
export function LeadList({ filter, onFilter }: LeadListProps) {
  const uid = useAuth().user?.uid ?? "";
  const searched = parseSearch(filter.search);
  const source = searched === null ? leadList(filter, uid) : foundLeads(filter, uid);
  const name = `leads/${JSON.stringify(filter)}`;
  const live = useLiveQuery(name, source, hasNone, searched === null ? listLingerMs : undefined);
  const feed = live.status === "content" ? live.value : null;
  const now = useNow();
  const isLoading = live.status === "loading";
  useEffect(() => {
    if (!isLoading) firstRowsShown();
  }, [isLoading]);
  const claims = useClaim(uid);
  const { highlights, announcement } = useRowHighlights(feed, claims.claimed);
  return (
    <>
      <ConnectionNotice fresh={feed?.fresh ?? true} />
      <Announcement>{announcement}</Announcement>
      {filter.search === "" && filterCount(filter) === 0 ? null : (
        <FoundCount live={live} ignored={filter.search !== "" && searched === null} />
      )}
      <ZoneSaid from={now} until={now}>
        <Paper
          variant="outlined"
          data-density={use(DensityContext)}
          sx={{
            borderRadius: "12px",
            containerType: "inline-size",
            // The virtualizer already keeps the scroll position; the browser would correct it a
            // second time.
            overflowAnchor: "none",
          }}
        >
          <Content {...{ live, filter, searched, highlights }} {...claims} onFilter={onFilter} />
        </Paper>
      </ZoneSaid>
    </>
  );
}

type ContentProps = LeadListProps &
  ReturnType<typeof useClaim> &
  Pick<ReturnType<typeof useRowHighlights>, "highlights"> & {
    live: LiveQuery<LeadFeed>;
    searched: ReturnType<typeof parseSearch>;
  };

function Content({ live, filter, searched, highlights, onFilter, claim, ...claims }: ContentProps) {
  const { t } = useTranslation("leads");
  const { edit } = useLeadEditor();
  const openLead = useOpenLead();
  const steps = useStepsById(useAuth().user?.uid ?? "");
  const look = `${use(DensityContext)} ${use(ColumnsContext)?.join()}`;
  const { view, sort } = filter;
  const sorting = { sort, onSort: (chosen: LeadSort) => onFilter({ ...filter, sort: chosen }) };
  if (live.status === "loading") return <LeadRowsSkeleton rows={12} view={view} />;
  if (live.status === "error") {
    return <LeadListFailed failure={live.failure} onRetry={live.retry} />;
  }
  if (live.status === "empty") {
    if (searched !== null)
      return <NoSearchResults kind={searched.kind} {...{ filter, onFilter }} />;
    if (filterCount(filter) > 0) {
      return <NoMatches filter={filter} onClear={() => onFilter(withoutFilters(filter))} />;
    }
    const onSwitchView = (other: LeadView) => onFilter({ ...filter, view: other });
    return <NoLeads view={view} action={<OtherList {...{ view, onSwitchView }} />} />;
  }
  const { rows, older, showOlder } = live.value;
  // Of a search's first results, none may be of the days that the filter asks for.
  if (rows.length === 0 && older !== "narrow") return <LeadListUnreachable />;
  const caption = t("caption.sorted", { leads: t(`caption.${view}`), order: t(`order.${sort}`) });
  return (
    <>
      <StepsContext value={steps}>
        <SortingContext value={sorting}>
          <LeadRows
            // Rows of another height are measured again.
            key={look}
            feed={live.value}
            {...{ view, highlights, caption, onOpen: openLead, onEdit: edit, onClaim: claim }}
            {...claims}
          />
        </SortingContext>
      </StepsContext>
      <OlderLeads older={older} onShow={showOlder} />
    </>
  );
}

type OtherListProps = { view: LeadView; onSwitchView: (view: LeadView) => void };

/** Button that switches from an empty list to one that may have leads. */
function OtherList({ view, onSwitchView }: OtherListProps) {
  const { t } = useTranslation("leads");
  if (view === "all") return null;
  return (
    <Button variant="outlined" onClick={() => onSwitchView(view === "mine" ? "pool" : "mine")}>
      {t(`empty.${view}.action`)}
    </Button>
  );
}

/** Whether the server has confirmed that there are no leads; an empty cache proves nothing. */
function hasNone({ rows, older, fresh }: LeadFeed): boolean {
  return rows.length === 0 && older !== "narrow" && fresh;
}

/**
 * How long a list stays live after the user leaves it, so that they can return, in milliseconds.
 */
const listLingerMs = 5 * 60_000;

/** The foot of the list: loads more leads, or says that there are no more. */
function OlderLeads({ older, onShow }: { older: LeadFeed["older"]; onShow: () => void }) {
  const { t } = useTranslation(["leads", "leadSearch"]);
  const online = useOnline();
  // Nothing loads without a network; the notice above says so.
  if (older === "loading" && !online) return null;
  return (
    <Box
      sx={{
        display: "grid",
        placeItems: "center",
        minHeight: 65,
        borderTop: 1,
        borderColor: "divider",
        color: "text.secondary",
      }}
    >
      {older === "none" || older === "narrow" ? (
        t(older === "none" ? "older.none" : "leadSearch:more")
      ) : (
        <Button
          aria-disabled={older === "loading"}
          onClick={() => {
            if (older === "some") onShow();
          }}
        >
          {t(older === "some" ? "older.show" : "older.loading")}
        </Button>
      )}
    </Box>
  );
}

function LeadRowsSkeleton({ rows, view }: { rows: number; view: LeadView }) {
  const { t } = useTranslation("leads");
  const table = useFitsTable();
  const look = { columns: use(ColumnsContext), density: use(DensityContext) };
  const places = Array.from({ length: rows }, (_, index) => index);
  return (
    <>
      <Announcement>{t("loading")}</Announcement>
      {table ? (
        <Table aria-hidden="true" data-view={view} {...look}>
          <LeadTableHead view={view} />
          <tbody>
            {places.map((place) => (
              <tr key={place}>
                <th>
                  <Skeleton variant="text" width={`${80 - (place % 3) * 8}%`} />
                </th>
                {columns.map(({ key, width, room }) => (
                  <td key={key} data-room={room}>
                    <Skeleton variant="text" width={`${width - (place % 3) * 8}%`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <Cards aria-hidden="true">
          {places.map((place) => (
            <article key={place}>
              <Skeleton variant="text" width={`${60 - (place % 3) * 8}%`} />
              <Skeleton variant="text" width={`${75 - (place % 2) * 10}%`} />
              <Skeleton variant="text" width="90%" height={36} />
            </article>
          ))}
        </Cards>
      )}
    </>
  );
}

/** Width of the other columns' placeholder texts, in percent, and the `data-room` that they need. */
const columns = [
  { key: "contact", width: 90 },
  { key: "plan", width: 80 },
  { key: "status", width: 80 },
  { key: "progress", width: 90, room: "step" },
  { key: "kind", width: 70, room: "some" },
  { key: "source", width: 80, room: "much" },
  { key: "created", width: 85 },
  { key: "actions", width: 60 },
];
