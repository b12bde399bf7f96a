import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import { useId } from "react";

type ChoiceProps = {
  name: string;
  /** Explains what checking the box means. */
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox with its name and an explanation below. */
export function Choice({ name, hint, checked, disabled = false, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Frame htmlFor={id}>
      <Checkbox
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(_event, next) => onChange(next)}
        slotProps={{
          input: { "aria-labelledby": `${id}-name`, "aria-describedby": `${id}-hint` },
        }}
        sx={{ margin: "-9px 0 0 -9px" }}
      />
      <b id={`${id}-name`}>{name}</b>
      <span id={`${id}-hint`}>{hint}</span>
    </Frame>
  );
}

const Frame = styled("label")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: 4,
  cursor: "pointer",
  "& > :first-of-type": { gridRow: "1 / 3", alignSelf: "start" },
  "& > b": { fontWeight: 600, maxWidth: "60ch" },
  "& > span:last-of-type": {
    color: theme.vars.palette.text.secondary,
    gridColumn: 2,
    maxWidth: "60ch",
  },
}));
