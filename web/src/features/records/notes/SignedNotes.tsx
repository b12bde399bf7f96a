import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { noteHiddenUntil, type RecordNote } from "@salvia/domain/record/recordNote";
import { useTranslation } from "react-i18next";

import type { BoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { clockTime, exactTime } from "../../../ui/time/relativeTime.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { StaffName } from "../../../ui/StaffName.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import type { OpenRecordKey } from "../openRecord.ts";
import { ErrorMark } from "../MarkAsError.tsx";
import type { Row } from "../records.data.ts";
import { NoteActions } from "./NoteActions.tsx";

type SignedNotesProps = {
  list: BoundedPages<Row<RecordNote>>;
  /** How to mark notes as wrong and add to them; null for read-only users. */
  editing: { access: OpenRecordKey; onAdd: (noteId: string) => void } | null;
};

/**
 * Signed notes, newest first, each with its addenda, oldest first. Those made in error are struck
 * through.
 */
export function SignedNotes({ list, editing }: SignedNotesProps) {
  const { t } = useTranslation("records");
  const newestFirst = list.rows;
  const ids = new Set(newestFirst.map(({ id }) => id));
  // An addendum whose note is not in the list yet is shown on its own.
  const notes = newestFirst.filter(({ addendumTo }) => addendumTo === null || !ids.has(addendumTo));
  if (notes.length === 0) {
    return <Typography sx={{ color: "text.secondary" }}>{t("notes.none")}</Typography>;
  }
  return (
    <>
      <Box component="ol" aria-label={t("notes.signed")} sx={{ ...plain, gap: 3 }}>
        {notes.map((note) => {
          const addenda = newestFirst.filter(({ addendumTo }) => addendumTo === note.id);
          return (
            <Box component="li" key={note.id} sx={{ ...plain, gap: 1.5 }}>
              <NoteWords note={note} addenda={addenda} editing={editing} />
              {addenda.toReversed().map((addendum) => (
                <Box key={addendum.id} sx={added}>
                  <NoteWords note={addendum} editing={editing} />
                </Box>
              ))}
            </Box>
          );
        })}
      </Box>
      <ShowMore {...list} />
    </>
  );
}

type NoteWordsProps = {
  note: Row<RecordNote>;
  addenda?: readonly Row<RecordNote>[];
  editing: SignedNotesProps["editing"];
};

/** One signed note, as its readers see it. */
export function NoteWords({ note, addenda = none, editing }: NoteWordsProps) {
  const now = useNow();
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const { id, text, clinicianId, signedAt, addendumTo, enteredInError: mark } = note;
  const isWithdrawn = note.status === "withdrawn";
  const hiddenUntil = editing === null || isWithdrawn ? null : noteHiddenUntil(note, now);
  const entry = t(addendumTo === null ? "notes.entry" : "notes.addendumEntry", {
    time: exactTime(signedAt ?? note.updatedAt, language, timeZone),
  });
  return (
    <article>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Typography sx={{ flexGrow: 1, color: "text.secondary", fontSize: "0.875rem" }}>
          {addendumTo === null ? null : <span>{`${t("notes.addendum")} · `}</span>}
          <StaffName uid={clinicianId} />
          <span>{" · "}</span>
          {signedAt === null ? null : <ExactTime moment={signedAt} />}
        </Typography>
        {editing === null || isWithdrawn ? null : (
          <NoteActions
            key={mark === undefined ? "valid" : "wrong"}
            access={editing.access}
            {...{ note, addenda, entry }}
            onAdd={addendumTo === null && mark === undefined ? () => editing.onAdd(id) : null}
          />
        )}
      </Box>
      {hiddenUntil === null ? null : (
        <Typography sx={{ fontSize: "0.875rem" }}>
          {t("notes.heldUntil", { time: clockTime(hiddenUntil, language, timeZone) })}
        </Typography>
      )}
      {mark === undefined ? null : (
        <ErrorMark mark={isWithdrawn ? { ...mark, reason: t("error.note.withdrawn") } : mark} />
      )}
      <Typography
        component={mark === undefined ? "p" : "s"}
        sx={{ display: "block", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
      >
        {text}
      </Typography>
    </article>
  );
}

const none: readonly never[] = [];

const plain = {
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
} as const;

const added = { borderInlineStart: "3px solid", borderColor: "divider", paddingInlineStart: 2 };
