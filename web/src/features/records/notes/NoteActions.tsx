import MoreIcon from "@mui/icons-material/MoreVertOutlined";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import type { OpenRecordKey } from "../access/openRecord.ts";
import { MarkedOutput } from "../MarkAsError.tsx";
import type { Row } from "../records.data.ts";
import { MarkNoteDialog } from "./MarkNoteDialog.tsx";

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
export function NoteActions({ onAdd, ...marking }: NoteActionsProps) {
  const { entry, note } = marking;
  const { t } = useTranslation("records");
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
          {t(note.enteredInError === undefined ? "error.mark" : "error.note.wrongPatient")}
        </MenuItem>
      </Menu>
      {asking ? (
        <MarkNoteDialog
          {...marking}
          onClose={() => setAsking(false)}
          onMarked={() => setMarked(true)}
        />
      ) : null}
    </>
  );
}
