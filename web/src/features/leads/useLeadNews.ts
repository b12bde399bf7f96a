import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import type { LeadChanges } from "./leadChanges.ts";
import type { LeadFeed } from "./leadFeed.ts";

/** How a row stands out for a moment. */
export type LeadMark = "arrived" | "changed";

type News = {
  /** The rows to mark, by id. */
  marks: ReadonlyMap<string, LeadMark>;
  /** What to read out: the news of the last moments in one sentence each. */
  announcement: string;
};

/**
 * What just happened to the rows of a list. Rows are marked at once and for a moment; what others did
 * is announced in batches, since a sentence per lead would not let anyone hear the page.
 *
 * @param mine ids of leads that left by the reader's own doing
 */
export function useLeadNews(feed: LeadFeed | null, mine: ReadonlySet<string>): News {
  const { t } = useTranslation("leads");
  const changes = feed?.changes;
  // What had happened before the list was opened is no news.
  const [state, setState] = useState<State>({ ...calm, seen: changes });
  if (changes !== undefined && changes !== state.seen) setState(heard(state, changes, mine));
  const { marks, unread, announcement } = state;

  useEffect(() => {
    if (marks.size === 0) return undefined;
    const timer = setTimeout(() => setState((now) => ({ ...now, marks: calm.marks })), markMs);
    return () => clearTimeout(timer);
  }, [marks]);

  const isUnread = unread !== nothing;
  useEffect(() => {
    if (!isUnread) return undefined;
    const read = ({ unread: counts, ...now }: State): State => ({
      ...now,
      unread: nothing,
      announcement: kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => t(`news.${kind}`, { count: counts[kind] }))
        .join(" "),
    });
    const timer = setTimeout(() => setState(read), gatherMs);
    return () => clearTimeout(timer);
  }, [isUnread, t]);

  return { marks, announcement };
}

const markMs = 4_000;
const gatherMs = 1_000;

const kinds = ["arrived", "changed", "left"] as const;
const nothing = { arrived: 0, changed: 0, left: 0 };

type State = News & {
  /** The changes heard of last. */
  seen: LeadChanges | undefined;
  /** What others did and has not been read out yet, in numbers. */
  unread: Record<(typeof kinds)[number], number>;
};

const calm = { marks: new Map<string, LeadMark>(), announcement: "", unread: nothing } as const;

function heard(state: State, changes: LeadChanges, mine: ReadonlySet<string>): State {
  const left = changes.left.filter((id) => !mine.has(id)).length;
  const { arrived, changed, saved } = changes;
  const marked = [
    ...arrived.map((id) => [id, "arrived"] as const),
    ...[...changed, ...saved].map((id) => [id, "changed"] as const),
  ];
  const now = {
    ...state,
    seen: changes,
    marks: marked.length > 0 ? new Map([...state.marks, ...marked]) : state.marks,
  };
  if (arrived.length + changed.length + left === 0) return now;
  return {
    ...now,
    unread: {
      arrived: state.unread.arrived + arrived.length,
      changed: state.unread.changed + changed.length,
      left: state.unread.left + left,
    },
    // Emptied, so that the same news a second time is a change, and read out again.
    announcement: "",
  };
}
