import { adminPaths, salesPaths } from "@salvia/domain/site/paths";
import { useCallback } from "react";
import { useNavigate } from "react-router";

import { useAuth } from "../../session/useAuth.ts";
import type { LeadRow } from "./data/leadRow.ts";
import { fromList } from "./page/openedFromList.ts";

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
