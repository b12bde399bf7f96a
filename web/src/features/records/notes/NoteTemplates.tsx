import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

const templates = ["soap", "followUp", "firstVisit"] as const;

type NoteTemplatesProps = {
  /** Called with the text of a template once the menu is gone, so that the field can have the focus. */
  onInsert: (text: string) => void;
};

/** Offers the headings of common notes. */
export function NoteTemplates({ onInsert }: NoteTemplatesProps) {
  const { t } = useTranslation("records");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<(typeof templates)[number] | null>(null);
  const id = useId();
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
        disableRestoreFocus={chosen !== null}
        slotProps={{
          list: { "aria-labelledby": id },
          transition: {
            onExited: () => {
              if (chosen !== null) onInsert(`${t(`notes.templates.${chosen}.text`)}\n`);
              setChosen(null);
            },
          },
        }}
      >
        {templates.map((template) => (
          <MenuItem
            key={template}
            onClick={() => {
              setChosen(template);
              setAnchor(null);
            }}
          >
            {t(`notes.templates.${template}.name`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
