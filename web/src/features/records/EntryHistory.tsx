import { styled } from "@mui/material/styles";
import type { Markable, WithdrawablePart } from "@salvia/domain/record/enteredInError";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { PlainList } from "../../ui/PlainList.tsx";
import { calendarDate } from "../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";
import type { OpenRecordKey } from "./openRecord.ts";
import { ErrorMark, MarkAsError } from "./MarkAsError.tsx";
import type { Row } from "./records.data.ts";

type EntryHistoryProps<Entry> = {
  part: WithdrawablePart;
  summary: string;
  newestFirst: readonly Row<Entry>[];
  describe: (entry: Entry) => string;
  /** The access for marking entries as wrong; null for read-only users. */
  access: OpenRecordKey | null;
};

/**
 * A collapsible history of all entries of a part; renders nothing if empty. Entries made in error
 * are struck through.
 */
export function EntryHistory<Entry extends Markable & { createdAt: Date }>(
  props: EntryHistoryProps<Entry>,
) {
  const { part, summary, newestFirst, describe, access } = props;
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  if (newestFirst.length === 0) return null;
  return (
    <Details>
      <summary>{summary}</summary>
      <PlainList>
        {newestFirst.map((entry) => {
          const { id, createdAt, enteredInError: mark } = entry;
          const what = describe(entry);
          return (
            <li key={id}>
              <time dateTime={createdAt.toISOString()}>
                {calendarDate(createdAt, language, timeZone)}
              </time>
              <div>
                {mark === undefined ? <span>{what}</span> : <s>{what}</s>}
                {mark === undefined ? null : <ErrorMark mark={mark} />}
                {access === null ? null : (
                  <span>
                    {" "}
                    <MarkAsError
                      {...{ access, part }}
                      entryId={id}
                      entry={what}
                      isMarked={mark !== undefined}
                    />
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </PlainList>
    </Details>
  );
}

const Details = styled("details")(({ theme }) => ({
  "& > summary": { cursor: "pointer", fontWeight: 600, paddingBlock: 8 },
  "& > ul": { fontSize: "0.875rem" },
  "& li": {
    display: "grid",
    gridTemplateColumns: "128px minmax(0, 1fr)",
    columnGap: 12,
    paddingBlock: 4,
  },
  "& time": { color: theme.vars.palette.text.secondary },
  "& div": { minWidth: 0, overflowWrap: "anywhere" },
}));
