import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { keyframes, type Theme } from "@mui/material/styles";

import type { LeadChanges } from "../paging/leadChanges.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";

/** How a row is highlighted for a moment. */
export type RowHighlight = "arrived" | "changed" | "leaving" | "moving";

type News = {
  /** The rows to highlight, by id. */
  marks: ReadonlyMap<string, RowHighlight>;
  /** Text for screen readers: recent changes, one sentence per kind. */
  announcement: string;
};

/**
 * Recent changes to the rows of a list. Rows are highlighted immediately, for a moment; the changes
 * of other users are announced in batches, because a sentence per lead would drown out the page.
 *
 * @param mine ids of leads that the user removed from the list
 */
export function useRowHighlights(feed: LeadFeed | null, mine: ReadonlySet<string>): News {
  const { t } = useTranslation("leads");
  const changes = feed?.changes;
  // Changes from before the list opened are not announced.
  const [state, setState] = useState<State>({ ...calm, seen: changes });
  if (changes !== undefined && changes !== state.seen) setState(heard(state, changes, mine));
  const { marks, unread, announcement } = state;

  useEffect(() => {
    if (marks.size === 0) return undefined;
    const timer = setTimeout(() => setState((now) => ({ ...now, marks: calm.marks })), markMs);
    return () => clearTimeout(timer);
  }, [marks]);

  const isUnread = unread.size > 0;
  useEffect(() => {
    if (!isUnread) return undefined;
    const read = ({ unread: news, ...now }: State): State => ({
      ...now,
      unread: calm.unread,
      announcement: kinds
        .map((kind) => [kind, [...news.values()].filter((each) => each === kind).length] as const)
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => t(`news.${kind}`, { count }))
        .join(" "),
    });
    const timer = setTimeout(() => setState(read), gatherMs);
    return () => clearTimeout(timer);
  }, [isUnread, t]);

  return { marks, announcement };
}

const markMs = 4_000;
const gatherMs = 1_000;

const kinds = ["arrived", "changed", "moved", "left"] as const;
type Kind = (typeof kinds)[number];

type State = News & {
  /** The changes processed last. */
  seen: LeadChanges | undefined;
  /** Changes not announced yet, by lead id. */
  unread: ReadonlyMap<string, Kind>;
};

const calm = {
  marks: new Map<string, RowHighlight>(),
  announcement: "",
  unread: new Map<string, Kind>(),
} as const;

function heard(state: State, changes: LeadChanges, mine: ReadonlySet<string>): State {
  const left = changes.left.filter((id) => !mine.has(id));
  const { arrived, changed, saved, moved } = changes;
  const marked = [
    ...arrived.map((id) => [id, "arrived"] as const),
    ...[...changed, ...saved, ...moved].map((id) => [id, "changed"] as const),
  ];
  const now = {
    ...state,
    seen: changes,
    marks: marked.length > 0 ? new Map([...state.marks, ...marked]) : state.marks,
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
 * Styles of an element with a `data-mark`: a fading background, static when the user prefers
 * reduced motion.
 */
export function rowHighlightStyles(theme: Theme) {
  const tint = theme.vars.palette.tint;
  return {
    "&[data-mark]": {
      boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
      backgroundColor: tint,
      "@media (prefers-reduced-motion: no-preference)": {
        backgroundColor: "transparent",
        animation: `${fade} 4s ease-out`,
      },
    },
    "&[data-mark=leaving], &[data-mark=moving]": {
      boxShadow: `inset 3px 0 ${theme.vars.palette.secondary.main}`,
    },
  };
}

const fade = keyframes`
  0%, 40% { background-color: var(--salvia-palette-tint); }
  100% { background-color: transparent; }
`;
