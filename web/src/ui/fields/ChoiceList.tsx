import CheckIcon from "@mui/icons-material/Check";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The language of the label, if it differs from the page's language. */
  lang?: string;
}

interface ChoiceListProps {
  id: string;
  label: string;
  /** The element the menu is anchored to while open; null while closed. */
  anchor: HTMLElement | null;
  value: string;
  choices: readonly Choice<string>[];
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The menu of a `ChoiceMenu`. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, label, anchor, value, choices, onChoose, onClose } = props;
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { "aria-label": label } }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          role="menuitemradio"
          aria-checked={choice.value === value}
          selected={choice.value === value}
          lang={choice.lang}
          onClick={() => {
            onClose();
            if (choice.value !== value) onChoose(choice.value);
          }}
        >
          <ListItemIcon>
            {choice.value === value ? <CheckIcon fontSize="small" /> : null}
          </ListItemIcon>
          <ListItemText>{choice.label}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
