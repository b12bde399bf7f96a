import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { useOwnTemplates } from "./OwnTemplates.tsx";
import { TemplatesDialog } from "./TemplatesDialog.tsx";

const templates = ["soap", "followUp", "firstVisit"] as const;

type NoteTemplatesProps = {
  /** Called with the text of a template once the menu is gone, so that the field can have the focus. */
  onInsert: (text: string) => void;
};

/** Offers the clinician's own templates, the headings of common notes, and a dialog to edit them. */
export function NoteTemplates({ onInsert }: NoteTemplatesProps) {
  const { t } = useTranslation("records");
  const uid = useAuth().user?.uid ?? "";
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** What happens once the menu is gone: the text to insert, or the dialog. */
  const [chosen, setChosen] = useState<{ text: string } | "edit" | null>(null);
  const [isEditing, setEditing] = useState(false);
  const id = useId();
  const own = useOwnTemplates(uid);

  function choose(next: NonNullable<typeof chosen>) {
    setChosen(next);
    setAnchor(null);
  }

  function act() {
    if (chosen === "edit") setEditing(true);
    else if (chosen !== null) onInsert(`${chosen.text}\n`);
    setChosen(null);
  }

  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t("notes.templates.insert")}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableRestoreFocus={chosen !== null && chosen !== "edit"}
        slotProps={{ list: { "aria-labelledby": id }, transition: { onExited: act } }}
      >
        {own.status === "content"
          ? own.value.map(({ id: key, name, text }) => (
              <MenuItem key={key} onClick={() => choose({ text })} sx={{ whiteSpace: "normal" }}>
                {name}
              </MenuItem>
            ))
          : null}
        {own.status === "content" ? <Divider /> : null}
        {templates.map((template) => (
          <MenuItem
            key={template}
            onClick={() => choose({ text: t(`notes.templates.${template}.text`) })}
          >
            {t(`notes.templates.${template}.name`)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => choose("edit")}>{t("notes.templates.edit")}</MenuItem>
      </Menu>
      {isEditing ? <TemplatesDialog uid={uid} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
