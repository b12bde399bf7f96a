import type { ColumnMapping } from "./columnMapping.ts";
import type { ImportDefaults } from "./parseRow.ts";

/** How a file is to be read: what its columns are, and what is taken where they say nothing. */
export type ImportSettings = { mapping: ColumnMapping; defaults: ImportDefaults };
