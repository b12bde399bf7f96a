import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import { useTranslation } from "react-i18next";

import type { LivePages } from "../../../firebase/liveQuery/livePages.ts";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { ShowOlder } from "../../../ui/ShowOlder.tsx";
import type { Row } from "../records.data.ts";

type SignedNotesProps = {
  list: LivePages<Row<RecordNote>>;
  /** Callback to add an addendum; null for read-only users. */
  onAdd: ((noteId: string) => void) | null;
};

/** Signed notes, newest first, each with its addenda, oldest first. */
export function SignedNotes({ list, onAdd }: SignedNotesProps) {
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
        {notes.map((note) => (
          <Box component="li" key={note.id} sx={{ ...plain, gap: 1.5 }}>
            <Words note={note} />
            {newestFirst
              .filter(({ addendumTo }) => addendumTo === note.id)
              .toReversed()
              .map((addendum) => (
                <Box key={addendum.id} sx={added}>
                  <Words note={addendum} />
                </Box>
              ))}
            {onAdd === null || note.addendumTo !== null ? null : (
              <div>
                <Button
                  size="small"
                  sx={{ marginInlineStart: -1.25 }}
                  onClick={() => onAdd(note.id)}
                >
                  {t("notes.add")}
                </Button>
              </div>
            )}
          </Box>
        ))}
      </Box>
      <ShowOlder {...list} />
    </>
  );
}

function Words({ note: { text, clinicianId, signedAt, addendumTo } }: { note: RecordNote }) {
  const { t } = useTranslation("records");
  return (
    <article>
      <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {addendumTo === null ? null : `${t("notes.addendum")} · `}
        <StaffName uid={clinicianId} />
        {" · "}
        {signedAt === null ? null : <ExactTime moment={signedAt} />}
      </Typography>
      <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Typography>
    </article>
  );
}

const plain = {
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
} as const;

const added = { borderInlineStart: "3px solid", borderColor: "divider", paddingInlineStart: 2 };
