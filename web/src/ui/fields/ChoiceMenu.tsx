import IconButton from "@mui/material/IconButton";
import { lazy, Suspense, useId, useState, type ReactNode } from "react";

import type { Choice } from "./ChoiceList.tsx";

interface ChoiceMenuProps<Value extends string> {
  /** The current choice, used as the button's accessible name. */
  label: string;
  icon: ReactNode;
  value: Value;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
}

/**
 * An icon button that opens a single-choice menu. The menu's script (20 kB) loads on hover or focus
 * of the button, because reading a page or signing in does not need it.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, value, choices, onChoose } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);
  const open = anchor !== null;
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        {icon}
      </IconButton>
      {used ? (
        <Suspense>
          <ChoiceList
            id={id}
            label={label}
            anchor={anchor}
            value={value}
            choices={choices}
            onChoose={(chosen) => {
              const choice = choices.find((candidate) => candidate.value === chosen);
              if (choice !== undefined) onChoose(choice.value);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

async function loadList() {
  const { ChoiceList: list } = await import("./ChoiceList.tsx");
  return { default: list };
}

const ChoiceList = lazy(loadList);
