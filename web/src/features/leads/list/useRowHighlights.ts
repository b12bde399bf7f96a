import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { keyframes, type Theme } from "@mui/material/styles";

import type { LeadChanges } from "../paging/leadChanges.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";

export type RowHighlight = "arrived" | "changed" | "leaving" | "moving";

type RowHighlights = {
  /** The rows to highlight, by id. */
  highlights: ReadonlyMap<string, RowHighlight>;
  /** Text for screen readers: recent changes, one sentence per kind. */
  announcement: string;
};

/**
 * Recent changes to the rows of a list. Rows are highlighted immediately, for a moment; the changes
 * of other users are announced in batches, because a sentence per lead would drown out the page.
 *
 * @param mine ids of leads that the user removed from the list
 */
export function useRowHighlights(feed: LeadFeed | null, mine: ReadonlySet<string>): RowHighlights {
  const { t } = useTranslation("leads");
  const changes = feed?.changes;
  // Changes from before the list opened are not announced.
  const [state, setState] = useState<State>({ ...calm, seen: changes });
  if (changes !== undefined && changes !== state.seen) setState(afterChanges(state, changes, mine));
  const { highlights, unread, announcement } = state;

  useEffect(() => {
    if (highlights.size === 0) return undefined;
    const timer = setTimeout(
      () => setState((now) => ({ ...now, highlights: calm.highlights })),
      highlightMs,
    );
    return () => clearTimeout(timer);
  }, [highlights]);

  const isUnread = unread.size > 0;
  useEffect(() => {
    if (!isUnread) return undefined;
    const read = ({ unread: gathered, ...now }: State): State => ({
      ...now,
      unread: calm.unread,
      announcement: kinds
        .map(
          (kind) => [kind, [...gathered.values()].filter((each) => each === kind).length] as const,
        )
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => t(`changes.${kind}`, { count }))
        .join(" "),
    });
    const timer = setTimeout(() => setState(read), gatherMs);
    return () => clearTimeout(timer);
  }, [isUnread, t]);

  return { highlights, announcement };
}

const highlightMs = 4_000;
const gatherMs = 1_000;

const kinds = ["arrived", "changed", "moved", "left"] as const;
type Kind = (typeof kinds)[number];

type State = RowHighlights & {
  /** The changes processed last. */
  seen: LeadChanges | undefined;
  /** Changes not announced yet, by lead id. */
  unread: ReadonlyMap<string, Kind>;
};

const calm = {
  highlights: new Map<string, RowHighlight>(),
  announcement: "",
  unread: new Map<string, Kind>(),
} as const;

function afterChanges(state: State, changes: LeadChanges, mine: ReadonlySet<string>): State {
  const left = changes.left.filter((id) => !mine.has(id));
  const { arrived, changed, saved, moved } = changes;
  const highlighted = [
    ...arrived.map((id) => [id, "arrived"] as const),
    ...[...changed, ...saved, ...moved].map((id) => [id, "changed"] as const),
  ];
  const now = {
    ...state,
    seen: changes,
    highlights:
      highlighted.length > 0 ? new Map([...state.highlights, ...highlighted]) : state.highlights,
  };
  if (arrived.length + changed.length + moved.length + left.length === 0) return now;
  const unread = new Map(state.unread);
  for (const id of changed) if (!unread.has(id)) unread.set(id, "changed");
  // A lead that moves leaves one page and arrives on another a moment later.
  for (const id of arrived) unread.set(id, unread.get(id) === "left" ? "moved" : "arrived");
  for (const id of moved) unread.set(id, "moved");
  for (const id of left) unread.set(id, "left");
  // Cleared, so that the same text counts as a change and is announced again.
  return { ...now, unread, announcement: "" };
}

/**
 * Styles of an element with a `data-highlight`: a fading background, static when the user prefers
 * reduced motion.
 */
export function rowHighlightStyles(theme: Theme) {
  const tint = theme.vars.palette.tint;
  return {
    "&[data-highlight]": {
      boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
      backgroundColor: tint,
      "@media (prefers-reduced-motion: no-preference)": {
        backgroundColor: "transparent",
        animation: `${fade} 4s ease-out`,
      },
    },
    "&[data-highlight=leaving], &[data-highlight=moving]": {
      boxShadow: `inset 3px 0 ${theme.vars.palette.secondary.main}`,
    },
  };
}

const fade = keyframes`
  0%, 40% { background-color: var(--salvia-palette-tint); }
  100% { background-color: transparent; }
`;
