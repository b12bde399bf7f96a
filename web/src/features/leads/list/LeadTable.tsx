import { styled } from "@mui/material/styles";
import type { LeadView } from "@salvia/domain/lead/leadFilter";
import { Fragment, memo, use, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { TimeAgo } from "../../../ui/time/TimeAgo.tsx";
import { LeadActions, type LeadActionsProps, LeadOwner, LeadStep } from "./LeadActions.tsx";
import { RowContact } from "../contact/RowContact.tsx";
import { LeadLink } from "../LeadLink.tsx";
import { LeadProgress, LeadStatusLabel } from "../LeadStatusLabel.tsx";
import { rowHighlightStyles, type RowHighlight } from "./useRowHighlights.ts";
import { LeavingLabel, WaitingLabel, WroteAgainLabel } from "./RowLabels.tsx";
import { LeadSelectionContext, useIsSelected } from "./leadSelection.ts";
import { ColumnsContext } from "../filter/columns.ts";
import { DensityContext } from "../filter/density.ts";
import { Table } from "./LeadTableFrame.ts";
import { SortingContext } from "./sorting.ts";
import { SelectionCell, SelectionHead } from "./SelectionCell.tsx";

/** Props shared by the table and the cards. */
export type LeadRowsViewProps = {
  view: LeadView;
  /** The caption, for assistive technology. */
  caption: string;
  /** The space to leave below the last row, in pixels. */
  rest: number;
  /** The rows in the document, each with the space to leave above it, in pixels. */
  shown: readonly { gap: number; lead: LeadRowProps }[];
};

/**
 * Leads as a table for wide screens. A grid role gives it arrow-key navigation; the total number of
 * rows is unknown.
 */
export function LeadTable({ shown, rest, caption, view }: LeadRowsViewProps) {
  const isSelectable = use(LeadSelectionContext) !== null;
  return (
    <Table
      role="grid"
      aria-readonly="true"
      aria-rowcount={-1}
      aria-multiselectable={isSelectable || undefined}
      data-view={view}
      columns={use(ColumnsContext)}
      density={use(DensityContext)}
    >
      <caption>{caption}</caption>
      <LeadTableHead view={view} selection={<SelectionHead />} />
      <tbody>
        {shown.map(({ gap, lead }) => (
          <Fragment key={lead.row.id}>
            <Gap height={gap} />
            <LeadTableRow {...lead} />
          </Fragment>
        ))}
        <Gap height={rest} />
      </tbody>
    </Table>
  );
}

/** Space for rows that are not in the document. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" data-gap style={{ height }} /> : null;
}

export function LeadTableHead({ view, selection }: { view: LeadView; selection?: ReactNode }) {
  const { t } = useTranslation("leads");
  return (
    <thead>
      <tr aria-rowindex={1}>
        <SortableHead by="name" before={selection}>
          {t("columns.name")}
        </SortableHead>
        <th scope="col">{t("columns.contact")}</th>
        <th scope="col">{t("columns.plan")}</th>
        <th scope="col">{t("columns.status")}</th>
        <th scope="col" data-room="step">
          {t("columns.progress")}
        </th>
        <th scope="col" data-room="some">
          {t("columns.kind")}
        </th>
        <th scope="col" data-room="much">
          {t("columns.source")}
        </th>
        <SortableHead by="created">{t("columns.created")}</SortableHead>
        <th scope="col">
          {view === "all" ? t("columns.owner") : <span>{t("columns.actions")}</span>}
        </th>
      </tr>
    </thead>
  );
}

type SortableHeadProps = { by: "name" | "created"; before?: ReactNode; children: ReactNode };

/** A heading that orders the list by its column, each in the one direction that the list has. */
function SortableHead({ by, before, children }: SortableHeadProps) {
  const sorting = use(SortingContext);
  const isSorted = sorting?.sort === by;
  const isAscending = by === "name";
  return (
    <th scope="col" aria-sort={isSorted ? (isAscending ? "ascending" : "descending") : undefined}>
      {before}
      {sorting === null ? (
        <span>{children}</span>
      ) : (
        <button type="button" onClick={() => sorting.onSort(by)}>
          <span>{children}</span>
          {isSorted ? <span aria-hidden="true">{isAscending ? " ↑" : " ↓"}</span> : null}
        </button>
      )}
    </th>
  );
}

export type LeadRowProps = Omit<LeadActionsProps, "focusable"> & {
  highlight: RowHighlight | undefined;
  /** The row's index in the list, from 0. */
  index: number;
  /** Whether this row is the tab stop. */
  active: boolean;
  measure: (element: HTMLElement | null) => void;
};

/**
 * One lead in the table, memoized: it rerenders only when its lead changes, so that long lists stay
 * fast.
 */
const LeadTableRow = memo(function LeadTableRow(props: LeadRowProps) {
  const { highlight, index, active, measure, ...actions } = props;
  return (
    <Row
      ref={measure}
      data-index={index}
      data-row={actions.row.id}
      data-highlight={highlight}
      // The header is row 1.
      aria-rowindex={index + 2}
      aria-selected={useIsSelected(actions.row.id)}
      tabIndex={active ? 0 : -1}
    >
      <th scope="row">
        <SelectionCell row={actions.row} focusable={active} />
        <div>
          <LeadLink row={actions.row} focusable={false} />
          <LeadStep row={actions.row} view={actions.view} />
          <WroteAgainLabel id={actions.row.id} />
          {actions.row.pending ? <WaitingLabel /> : null}
          <LeavingLabel highlight={highlight} />
        </div>
      </th>
      <Cells {...actions} highlight={highlight} focusable={active} />
    </Row>
  );
});

function Cells({ highlight, ...actions }: LeadActionsProps & Pick<LeadRowProps, "highlight">) {
  const { t } = useTranslation("leads");
  const { lead } = actions.row;
  return (
    <>
      <td>
        <RowContact row={actions.row} view={actions.view} focusable={actions.focusable} />
      </td>
      <td>{t(`plan.${lead.plan}`)}</td>
      <td>
        <LeadStatusLabel status={lead.status} />
      </td>
      <td data-room="step">
        <LeadProgress step={lead.step} halted={lead.status === "lost"} />
      </td>
      <td data-room="some">{t(`kind.${lead.kind}`)}</td>
      <td data-room="much">{t(`source.${lead.source}`)}</td>
      <td>
        <TimeAgo moment={lead.createdAt} />
      </td>
      <td>
        {actions.view === "all" ? <LeadOwner lead={lead} /> : null}
        {highlight === "leaving" ? null : <LeadActions {...actions} />}
      </td>
    </>
  );
}

const Row = styled("tr")(({ theme }) => ({
  ...rowHighlightStyles(theme),
  "& td:nth-of-type(1) :is(a, span)": {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    lineHeight: 1.3,
  },
  // Two links above each other, each high enough to hit, fill a row.
  "& td:nth-of-type(1)": { paddingBlock: 0 },
  "& td:nth-of-type(1) a": { lineHeight: "24px" },
  "& td:nth-of-type(1) :is(a, span) + :is(a, span)": {
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
  },
}));
