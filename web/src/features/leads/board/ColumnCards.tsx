import Skeleton from "@mui/material/Skeleton";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { parseSearch } from "@salvia/domain/lead/leadSearch";
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { leadList } from "../data/leads.data.ts";
import { foundLeads } from "../data/leadSearch.data.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { keyTarget, rowOf, useRowFocus } from "../list/useRowFocus.ts";
import { useRowHighlights } from "../list/useRowHighlights.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";
import { BoardCard, type BoardActions } from "./BoardCard.tsx";
import { columnFilter, columnPages } from "./boardColumns.ts";
import type { Carried } from "./carrying.ts";
import type { Followed } from "./useBoardMoves.ts";
import { Cards, ColumnNote, Foot, Scroll } from "./columnParts.ts";
import { withMoving } from "../paging/steadyRows.ts";
import { useSteadyRows } from "../paging/useSteadyRows.ts";

export type ColumnCardsProps = {
  status: LeadStatus;
  filter: LeadFilter;
  /** All leads of the column, from stored counters; null if those don't know. */
  total: number | null;
  /** Whether the mouse or the focus is in the column, or a card is carried. */
  inUse: boolean;
  carried: Carried | null;
  /** The user's last move, shown before the database knows it. */
  moving: LeadRow | null;
  /** The card that gets the focus when it appears here. */
  followed: Followed | null;
  onFollowed: () => void;
  /** Whether a card has been moved out of it, which takes the focus along. */
  isLeft: boolean;
  claims: { claiming: ReadonlySet<string>; claimed: ReadonlySet<string> };
  isOwn: (id: string) => boolean;
  actions: BoardActions;
  hintId: string;
  /** Reports how many cards there are, and whether the server has confirmed them. */
  onFeed: (status: LeadStatus, feed: ColumnState) => void;
};

/** What a board knows of a column. */
export type ColumnState = { count: number; isComplete: boolean; fresh: boolean };

/** The live leads of one status. */
export function ColumnCards(props: ColumnCardsProps) {
  const { status, onFeed } = props;
  const { t } = useTranslation(["board", "leads"]);
  const live = useColumn(props);
  const feed = live.status === "content" ? live.value : null;
  const count = feed?.rows.length ?? 0;
  const isComplete = feed?.older === "none";
  const fresh = feed?.fresh ?? true;
  useEffect(
    () => onFeed(status, { count, isComplete, fresh }),
    [onFeed, status, count, isComplete, fresh],
  );
  if (live.status === "error") {
    return (
      <ColumnNote>
        <LoadProblem of={live} />
      </ColumnNote>
    );
  }
  if (feed === null) return <CardsSkeleton />;
  if (count === 0 && !feed.fresh) return <ColumnNote>{t("leads:unreachable.title")}</ColumnNote>;
  return <Content {...props} feed={feed} />;
}

function useColumn({ filter, status }: ColumnCardsProps): LiveQuery<LeadFeed> {
  const uid = useAuth().user?.uid ?? "";
  const own = columnFilter(filter, status);
  const isSearch = parseSearch(filter.search) !== null;
  const source = isSearch ? foundLeads(own, uid) : leadList(own, uid, columnPages);
  return useLiveQuery(`leads/board/${JSON.stringify(own)}`, source);
}

function Content({ feed, ...props }: ColumnCardsProps & { feed: LeadFeed }) {
  const { status, inUse, carried, moving, followed, claims, isOwn, actions } = props;
  const { t } = useTranslation(["board", "leads", "leadSearch"]);
  const list = useRef<HTMLDivElement>(null);
  const isMine = (id: string) => isOwn(id) || claims.claimed.has(id);
  const { rows: known, waiting, gone } = useSteadyRows(feed, inUse, isMine);
  const rows = useMemo(() => withMoving(known, moving, status), [known, moving, status]);
  const { highlights } = useRowHighlights(feed, claims.claimed);
  const { active, focusRow, onFocus, onBlur } = useRowFocus(rows, list, props.isLeft);
  useCardsInSight(list, rows, feed);
  useFollowedCard(rows, followed, focusRow, props.onFollowed);

  function goTo(index: number) {
    focusRow(index);
    list.current?.querySelectorAll("[data-row]")[index]?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rows[active.index];
    if (row === undefined || carried !== null || event.target !== rowOf(event.target)) return;
    const target = keyTarget(event, active.index, rows.length, pageKeyCards);
    if (target !== null) goTo(target);
    else if (event.key === "Enter") actions.onOpen(row);
    else if (event.key === " ") actions.onLift(row);
    else return;
    event.preventDefault();
  }

  const { older } = feed;
  if (rows.length + waiting === 0) {
    return <ColumnNote>{t(older === "narrow" ? "leadSearch:more" : "none")}</ColumnNote>;
  }
  return (
    <>
      {waiting === 0 ? null : <ColumnNote>{t("waiting", { count: waiting })}</ColumnNote>}
      <Scroll>
        {rows.length === 0 ? null : (
          <Cards
            ref={list}
            role="feed"
            aria-label={t(`leads:status.${status}`)}
            aria-busy={older === "loading"}
            {...{ onKeyDown, onFocus, onBlur }}
          >
            {rows.map((row, index) => (
              <BoardCard
                key={row.id}
                row={row}
                index={index}
                count={older === "none" ? rows.length : (props.total ?? -1)}
                active={row.id === active.id}
                claiming={claims.claiming.has(row.id)}
                carried={carried?.row.id === row.id && carried.row.lead.status === status}
                highlight={gone.has(row.id) ? "leaving" : highlights.get(row.id)}
                actions={actions}
                hintId={props.hintId}
              />
            ))}
          </Cards>
        )}
        {older === "narrow" ? <ColumnNote>{t("leadSearch:more")}</ColumnNote> : null}
        {older === "some" || older === "loading" ? (
          <Foot>
            <Button
              size="small"
              aria-disabled={older === "loading"}
              onClick={() => {
                if (older === "some") feed.showOlder();
              }}
            >
              {t(older === "some" ? "leads:older.show" : "leads:older.loading")}
            </Button>
          </Foot>
        ) : null}
      </Scroll>
    </>
  );
}

const pageKeyCards = 5;

/** Moves the focus to the card that the user has moved here. */
function useFollowedCard(
  rows: readonly { id: string }[],
  followed: Followed | null,
  focusRow: (index: number) => void,
  onFollowed: () => void,
): void {
  const index = rows.findIndex(({ id }) => id === followed?.id);
  useLayoutEffect(() => {
    if (followed === null || index < 0) return;
    focusRow(index);
    onFollowed();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it appears
  }, [index < 0]);
}

function CardsSkeleton() {
  const { t } = useTranslation("leads");
  return (
    <Scroll>
      <Announcement>{t("loading")}</Announcement>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} variant="rounded" height={130} sx={{ flexShrink: 0 }} />
      ))}
    </Scroll>
  );
}

/** Keeps the cards in sight subscribed, and loads more when the last one comes into sight. */
function useCardsInSight(
  container: RefObject<HTMLElement | null>,
  rows: readonly LeadRow[],
  { older, showOlder, setVisibleRange }: LeadFeed,
): void {
  useEffect(() => {
    const seen = new Set<number>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = rows.findIndex(({ id }) => id === target.getAttribute("data-row"));
        if (isIntersecting) seen.add(index);
        else seen.delete(index);
      }
      if (seen.size === 0) return;
      const last = Math.max(...seen);
      setVisibleRange({ first: Math.min(...seen), last });
      if (last >= rows.length - 1 && older === "some") showOlder();
    });
    for (const card of container.current?.querySelectorAll("[data-row]") ?? []) {
      observer.observe(card);
    }
    return () => observer.disconnect();
  }, [container, rows, older, showOlder, setVisibleRange]);
}
