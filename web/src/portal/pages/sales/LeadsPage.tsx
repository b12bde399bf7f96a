import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import type { LeadFilter, LeadView } from "@salvia/domain/lead/leadFilter";
import { Suspense, useEffect, useId, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";

import { ExportButton } from "../../../features/leadExport/ExportButton.tsx";
import {
  filterFromWindow,
  queryOfFilter,
  filterFromUrl,
  historyStateOf,
  withChoice,
} from "../../../features/leads/filter/leadListUrl.ts";
import {
  LeadSelectionContext,
  type LeadSelection,
} from "../../../features/leads/list/leadSelection.ts";
import {
  columnsInUrl,
  ColumnsContext,
  columnsText,
  rememberColumns,
  rememberedColumns,
  type ChosenColumns,
} from "../../../features/leads/filter/columns.ts";
import {
  densityInUrl,
  DensityContext,
  rememberDensity,
  rememberedDensity,
  type Density,
} from "../../../features/leads/filter/density.ts";
import { afterFirstRows, firstRowsShown } from "../../../features/leads/data/firstRows.ts";
import { LeadList } from "../../../features/leads/list/LeadList.tsx";
import { ColumnsButton } from "../../../features/leads/filter/ColumnsButton.tsx";
import { FiltersSkeleton } from "../../../features/leads/filter/FilterGrid.tsx";
import { DensitySwitch } from "../../../features/leads/filter/DensitySwitch.tsx";
import { LeadSearchBox } from "../../../features/leads/filter/LeadSearchBox.tsx";
import { ViewsButton } from "../../../features/leads/savedViews/ViewsButton.tsx";
import { LeadViewTabs } from "../../../features/leads/filter/LeadViewTabs.tsx";
import { allLeads } from "../../../features/leads/data/leads.data.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { later } from "../../../ui/later.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useIsTimeZoneKnown, useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { useShortcut } from "../../../ui/shortcuts/useShortcut.ts";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import { Page } from "../Page.tsx";
import { LayoutSwitch, type LeadsLayout } from "./LayoutSwitch.tsx";

type LeadsPageProps = {
  layout: LeadsLayout;
  /** The views the reader may see; the first one is the default. */
  views: readonly [LeadView, ...LeadView[]];
  /** The owners by which the list of all leads can be filtered. */
  owners?: readonly { uid: string; name: string }[];
  action?: ReactNode;
  bulk: {
    selection: LeadSelection;
    views: readonly LeadView[];
    /** Renders what can be done with the selected leads, below the list. */
    renderBar: (filter: LeadFilter) => ReactNode;
  };
};

/** How rows look; null for what the URL leaves to the device. */
type Look = { density: Density | null; columns: ChosenColumns };

function lookInUrl(query: URLSearchParams): Look {
  return { density: densityInUrl(query), columns: columnsInUrl(query) };
}

/** How many choices the filters have. */
const choicesOf: Readonly<Record<LeadView, number>> = { mine: 8, pool: 7, all: 9 };

const noOwners: readonly { uid: string; name: string }[] = [];

/**
 * The leads as a list or as a board. View, filter, sort order, density and columns are in the
 * address; the search text is in the browser's history state.
 */
export function LeadsPage({ layout, views, owners = noOwners, action, bulk }: LeadsPageProps) {
  const { t } = useTranslation(["leads", "leadSearch"]);
  const { user } = useAuth();
  const showToast = useToast();
  const panelId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const { pathname, state } = location;
  const zone = useTimeZone();
  const clock = { now: useNow(), zone };
  const filter = filterFromUrl(query, state, views, clock);
  const density = densityInUrl(query) ?? rememberedDensity();
  const columns = columnsInUrl(query) ?? rememberedColumns();
  const isSelectable = layout === "list" && bulk.views.includes(filter.view);
  // Days begin in the profile's time zone: in the device's, the list would start over when it comes.
  const isByDay = filter.created !== null || filter.step !== null;
  const isWaiting = !useIsTimeZoneKnown() && isByDay;

  useEffect(() => {
    if (layout === "board") firstRowsShown();
  }, [layout]);
  useShortcut("/", t("leadSearch:label"), () => {
    field.current?.focus();
    field.current?.select();
  });

  function show(chosen: LeadFilter) {
    // React renders a new address slightly after the browser changes it, so after Back, or between
    // two quick choices, this page may still show the previous one.
    if (window.location.pathname !== pathname) return;
    const current = filterFromWindow(window, views, clock);
    const next = withChoice(current, filter, chosen);
    if (current.created !== null && next.sort !== "created") showToast("info", t("days.allAgain"));
    if (current.step !== null && next.step === null && chosen.step !== null) {
      showToast("info", t("steps.allAgain"));
    }
    // Replaces the entry while typing, so that Back leaves the search instead of its last letter.
    const replace = current.search !== "" && next.search !== current.search;
    go(next, lookInUrl(new URLSearchParams(window.location.search)), replace);
  }

  function showRows(chosen: Density) {
    rememberDensity(chosen);
    showLook({ density: chosen });
  }

  function showColumns(chosen: ChosenColumns) {
    rememberColumns(chosen);
    showLook({ columns: chosen });
  }

  function showLook(chosen: Partial<Look>) {
    const asked = lookInUrl(new URLSearchParams(window.location.search));
    go(filterFromWindow(window, views, clock), { ...asked, ...chosen }, true);
  }

  // A view may come from an older version or have been changed by hand, so it is read like any URL.
  function openView(saved: string) {
    const asked = new URLSearchParams(saved);
    go(filterFromUrl(asked, null, views, clock), lookInUrl(asked), false);
  }

  function go(next: LeadFilter, look: Look, replace: boolean) {
    setQuery(queryOf(next, look), { state: historyStateOf(next), replace });
  }

  function queryOf(next: LeadFilter, look: Look) {
    return {
      ...queryOfFilter(next, views),
      ...(look.density !== null && { density: look.density }),
      ...(look.columns !== null && { columns: columnsText(look.columns) }),
    };
  }

  return (
    <Page
      title={t("title")}
      beside={
        <LeadViewTabs
          views={views}
          view={filter.view}
          panelId={panelId}
          onSwitchView={(view) => show({ ...filter, view })}
        />
      }
      action={
        <Box
          sx={[
            {
              display: "flex",
              flexWrap: "wrap",
              gap: { xs: 0.5, sm: 1 },
              "& .MuiButton-root": { paddingInline: "12px" },
            },
            iconsOnPhone,
          ]}
        >
          <LayoutSwitch layout={layout} />
          <ExportButton filter={filter} leads={() => allLeads(filter, user?.uid ?? "")} />
          {action}
        </Box>
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Box
          component="search"
          aria-label={t("leadSearch:label")}
          sx={{ display: "grid", flex: { xs: "1 1 8rem", sm: "1 1 12rem" } }}
        >
          <LeadSearchBox
            search={filter.search}
            visit={location}
            field={field}
            onSearch={(search) => show({ ...filter, search })}
          />
        </Box>
        <Box sx={[{ display: "flex", gap: 0.5 }, iconsOnPhone]}>
          <ViewsButton
            query={new URLSearchParams(queryOf(filter, { density, columns })).toString()}
            onOpen={openView}
          />
          {layout === "list" ? (
            <>
              <DensitySwitch density={density} onDensity={showRows} />
              <ColumnsButton columns={columns} onColumns={showColumns} />
            </>
          ) : null}
        </Box>
        <Suspense fallback={<FiltersSkeleton choices={choicesOf[filter.view]} />}>
          <LeadFilters {...{ filter, owners }} onFilter={show} isSorted={layout === "list"} />
        </Suspense>
      </Box>
      <Box
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${filter.view}`}
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 1,
          marginTop: { xs: -0.5, sm: 0 },
        }}
      >
        {isWaiting ? (
          <Loading />
        ) : layout === "list" ? (
          <LeadSelectionContext value={isSelectable ? bulk.selection : null}>
            <DensityContext value={density}>
              <ColumnsContext value={columns}>
                <LeadList key={JSON.stringify(filter)} filter={filter} onFilter={show} />
              </ColumnsContext>
            </DensityContext>
          </LeadSelectionContext>
        ) : (
          <Suspense fallback={<Loading />}>
            <BoardPanel key={JSON.stringify(filter)} filter={filter} />
          </Suspense>
        )}
      </Box>
      {isSelectable ? bulk.renderBar(filter) : null}
    </Page>
  );
}

/** A row of buttons that show only their icons on a phone; their labels stay their names. */
const iconsOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down("sm")]: {
    "& .MuiButton-root": { minWidth: 40, minHeight: 40, paddingInline: "8px" },
    "& .MuiButton-startIcon": { margin: 0 },
    "& .MuiButton-root > span:not([class])": visuallyHidden,
  },
});

// Their place is kept meanwhile.
const LeadFilters = later(async () => {
  await afterFirstRows();
  return (await import("../../../features/leads/filter/LeadFilters.tsx")).LeadFilters;
});

const BoardPanel = later(async () => (await import("./BoardPanel.tsx")).BoardPanel);
