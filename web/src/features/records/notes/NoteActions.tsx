import MoreIcon from "@mui/icons-material/MoreVertOutlined";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { noteHiddenUntil, type RecordNote } from "@salvia/domain/record/recordNote";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { clockTime } from "../../../ui/time/relativeTime.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import type { OpenRecordKey } from "../openRecord.ts";
import { MarkDialog } from "../MarkDialog.tsx";
import { MarkedOutput } from "../MarkAsError.tsx";
import { markAsError, withdrawNote, type Row } from "../records.data.ts";

type NoteActionsProps = {
  access: OpenRecordKey;
  note: Row<RecordNote>;
  addenda: readonly Row<RecordNote>[];
  /** Describes the note in the button's accessible name. */
  entry: string;
  /** Begins an addendum; null for addenda and wrong notes. */
  onAdd: (() => void) | null;
};

/** What a clinician can do with a signed note, in a menu, so that the notes are easy to read. */
export function NoteActions({ access, note, addenda, entry, onAdd }: NoteActionsProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const hiddenUntil = noteHiddenUntil(note, useNow());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<"add" | "mark" | null>(null);
  const [asking, setAsking] = useState(false);
  const [marked, setMarked] = useState(false);
  const id = useId();

  function choose(action: "add" | "mark") {
    setChosen(action);
    setAnchor(null);
  }

  /** Acts once the menu is gone, so that it doesn't take the focus back. */
  function act() {
    if (chosen === "add") onAdd?.();
    if (chosen === "mark") setAsking(true);
    setChosen(null);
  }

  const isMarked = note.enteredInError !== undefined;

  if (marked) return <MarkedOutput />;

  return (
    <>
      <IconButton
        id={id}
        aria-label={t("notes.actions", { entry })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ marginBlock: -1.25, marginInlineEnd: -1.25 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-labelledby": id }, transition: { onExited: act } }}
      >
        {onAdd === null ? null : (
          <MenuItem onClick={() => choose("add")}>{t("notes.add")}</MenuItem>
        )}
        <MenuItem onClick={() => choose("mark")}>
          {t(isMarked ? "error.wrongPatient" : "error.mark")}
        </MenuItem>
      </Menu>
      {asking ? (
        <MarkDialog
          body={t("error.note.body", { entry })}
          hides={t("error.note.hides")}
          stays={
            hiddenUntil === null
              ? t("error.note.stays")
              : t("error.note.staysFrom", { time: clockTime(hiddenUntil, language, timeZone) })
          }
          isMarked={isMarked}
          onMark={(reason) => markAsError(access, "notes", note.id, reason)}
          onWithdraw={() => withdrawNote(access, note, addenda)}
          onClose={() => setAsking(false)}
          onDone={() => setMarked(true)}
        />
      ) : null}
    </>
  );
}
