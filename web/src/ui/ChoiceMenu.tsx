import IconButton from "@mui/material/IconButton";
import { lazy, Suspense, useId, useState, type ReactNode } from "react";

import type { Choice } from "./ChoiceList.tsx";

interface ChoiceMenuProps<Value extends string> {
  /** What is chosen: the button's name. */
  label: string;
  icon: ReactNode;
  value: Value;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
}

/**
 * An icon button that opens a menu in which exactly one thing is chosen. The menu's script is loaded
 * when the button is approached: 20 kB that nobody needs to read a page or to sign in.
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
