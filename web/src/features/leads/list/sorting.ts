import type { LeadSort } from "@salvia/domain/lead/leadFilter";
import { createContext } from "react";

/** The order of a list, and how its headings change it; null where it has no order to choose. */
export const SortingContext = createContext<{
  sort: LeadSort;
  onSort: (sort: LeadSort) => void;
} | null>(null);
