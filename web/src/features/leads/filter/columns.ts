import { createContext } from "react";

import { deviceStorage } from "../../../lib/storage.ts";

/**
 * The columns that can be chosen. The name and what can be done with a lead always show. In a
 * narrow window, the last ones give way first.
 */
export const leadColumns = [
  "contact",
  "status",
  "created",
  "plan",
  "progress",
  "kind",
  "source",
] as const;

export type LeadColumn = (typeof leadColumns)[number];

/** The columns that a reader has chosen; null for all that fit. */
export type ChosenColumns = readonly LeadColumn[] | null;

/** The columns of the list around a component. */
export const ColumnsContext = createContext<ChosenColumns>(null);

/** The columns that a URL asks for; null if it asks for none in particular. */
export function columnsInUrl(query: URLSearchParams): ChosenColumns {
  return parsed(query.get("columns"));
}

/** The columns in a URL, and on a device: `name`, and each other one. */
export function columnsText(columns: readonly LeadColumn[]): string {
  return ["name", ...columns].join("_");
}

/** The columns last chosen on this device, which come with its screen, as the density does. */
export function rememberedColumns(): ChosenColumns {
  return parsed(deviceStorage.get(key));
}

/** Remembers the columns on this device; without storage, they last as long as the URL. */
export function rememberColumns(columns: ChosenColumns): void {
  deviceStorage.set(key, columns === null ? null : columnsText(columns));
}

function parsed(text: string | null): ChosenColumns {
  const [first, ...names] = text?.split("_") ?? [];
  if (first !== "name") return null;
  return chosenColumns((column) => names.includes(column));
}

/** The columns that are wanted, in their order; null if that is all of them. */
export function chosenColumns(isWanted: (column: LeadColumn) => boolean): ChosenColumns {
  const columns = leadColumns.filter(isWanted);
  return columns.length === leadColumns.length ? null : columns;
}

const key = "leadListColumns";
