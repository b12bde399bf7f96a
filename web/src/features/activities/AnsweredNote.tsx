import CloseIcon from "@mui/icons-material/Close";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { idBeforeMerges, type Note } from "@salvia/domain/lead/leadActivity";
import { createContext, use } from "react";
import { useTranslation } from "react-i18next";

import { useStaffName } from "../../ui/StaffName.tsx";
import type { TimelineRow } from "./activities.data.ts";
import { useLeadTimeline } from "./useLeadTimeline.ts";

/** The entries of the timeline that are loaded, in which answers find what they answer. */
export const LoadedRowsContext = createContext<readonly TimelineRow[]>([]);

/** Answers a note of the timeline; null if the user can't add notes to this lead. */
export const ReplyContext = createContext<((id: string) => void) | null>(null);

/** The note with an id, also if a merge has moved it; null if it isn't loaded. */
function noteIn(rows: readonly TimelineRow[], id: string): Note | null {
  const found = rows.find((row) => idBeforeMerges(row.id) === idBeforeMerges(id));
  return found?.activity.kind === "note" ? found.activity : null;
}

/** What a note answers, above it: who wrote it, and how it begins. */
export function InReply({ to }: { to: string }) {
  const { t } = useTranslation("leadPage");
  const note = noteIn(use(LoadedRowsContext), to);
  return <Quote>{note === null ? t("timeline.inReplyEarlier") : <Quoted note={note} />}</Quote>;
}

function Quoted({ note }: { note: Note }) {
  const { t } = useTranslation("leadPage");
  const name = useStaffName(note.authorId);
  return (
    <>
      <b>{t("timeline.inReply", { name })}</b>
      <span>{note.text}</span>
    </>
  );
}

type AnsweredNoteProps = { leadId: string; id: string; onRemove: () => void };

/** The note that the form answers, and a button to answer none. */
export function AnsweredNote({ leadId, id, onRemove }: AnsweredNoteProps) {
  const { t } = useTranslation("leadPage");
  const live = useLeadTimeline(leadId);
  const note = live.status === "content" ? noteIn(live.value.rows, id) : null;
  return (
    <Answered>
      <Quote>{note === null ? t("timeline.inReplyEarlier") : <Quoted note={note} />}</Quote>
      <IconButton aria-label={t("add.noReply")} title={t("add.noReply")} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Answered>
  );
}

const Answered = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
});

const Quote = styled("div")(({ theme }) => ({
  display: "grid",
  minWidth: 0,
  margin: "2px 0 4px",
  paddingInlineStart: 10,
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
  "& b": { fontWeight: 550 },
  "& span": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "anywhere",
  },
}));
