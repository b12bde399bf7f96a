import CheckIcon from "@mui/icons-material/Check";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState, type ReactNode } from "react";

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string;
}

interface ChoiceMenuProps<Value extends string> {
  /** What is chosen: the button's name. */
  label: string;
  icon: ReactNode;
  value: Value;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
}

/** An icon button that opens a menu in which exactly one thing is chosen. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={props.label}
        title={props.label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {props.icon}
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ list: { "aria-label": props.label } }}
      >
        {props.choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === props.value}
            selected={choice.value === props.value}
            lang={choice.lang}
            onClick={() => {
              close();
              if (choice.value !== props.value) props.onChoose(choice.value);
            }}
          >
            <ListItemIcon>
              {choice.value === props.value ? <CheckIcon fontSize="small" /> : null}
            </ListItemIcon>
            <ListItemText>{choice.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
