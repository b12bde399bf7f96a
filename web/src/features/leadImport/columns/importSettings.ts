import type { ColumnMapping } from "./columnMapping.ts";
import type { ImportDefaults } from "./parseRow.ts";

/** How to read a file: its column mapping and the defaults for empty cells. */
export type ImportSettings = { mapping: ColumnMapping; defaults: ImportDefaults };
