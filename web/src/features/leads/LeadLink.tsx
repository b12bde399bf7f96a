import MuiLink from "@mui/material/Link";
import { Link, useNavigate } from "react-router";
import { adminPaths, salesPaths } from "@salvia/domain/site/paths";
import { useCallback } from "react";

import { fullName, type LeadRow } from "./paging/leadRow.ts";
import { useAuth } from "../../session/useAuth.ts";

type LeadLinkProps = {
  row: LeadRow;
  /** Whether Tab reaches it; false inside a row that is a tab stop itself. */
  focusable: boolean;
};

/** A lead's name as a link to its page. */
export function LeadLink({ row, focusable }: LeadLinkProps) {
  const path = useLeadPath();
  return (
    <MuiLink
      component={Link}
      to={path(row.id)}
      state={fromList}
      color="inherit"
      underline="hover"
      tabIndex={focusable ? 0 : -1}
    >
      {fullName(row)}
    </MuiLink>
  );
}

/** Style that cuts a long name off after two lines, so that its row stays about as high as others. */
export const twoLines = {
  display: "-webkit-inline-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  verticalAlign: "middle",
} as const;

/** Returns a function for the path of a lead's page for the signed-in user. */
export function useLeadPath(): (id: string) => string {
  return useAuth().user?.role === "admin" ? adminPaths.lead : salesPaths.lead;
}

/** Returns a function that opens a lead's page from a list. */
export function useOpenLead(): (row: LeadRow) => void {
  const navigate = useNavigate();
  const path = useLeadPath();
  return useCallback(({ id }) => void navigate(path(id), { state: fromList }), [navigate, path]);
}

/**
 * Link state that marks a page as opened from a list: going back returns to that list as it was.
 */
const fromList = { from: "leads" } as const;

/** Whether a page was opened from a list of leads, judged by its history state. */
export function openedFromList(state: unknown): boolean {
  return (
    typeof state === "object" && state !== null && "from" in state && state.from === fromList.from
  );
}
