import type { LeadActivity } from "@salvia/domain/lead/leadActivity";
import { createContext, type ReactNode } from "react";

export type MergeEntry = Extract<LeadActivity, { kind: "merge" }>;

/** Renders the action on a merge, below its entry. */
export type RenderMerge = (entry: MergeEntry) => ReactNode;

export const MergeContext = createContext<RenderMerge | null>(null);
