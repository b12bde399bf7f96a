import CheckedIcon from "@mui/icons-material/CheckBox";
import UncheckedIcon from "@mui/icons-material/CheckBoxOutlineBlank";
import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { useId, useState } from "react";

type FilterChoicesProps<Value extends string> = {
  label: string;
  /** The label of the choice that empties the field. */
  any: string;
  /** In the order of the choices; null for any. */
  values: readonly Value[] | null;
  choices: readonly (readonly [value: Value, label: string])[];
  onChoose: (values: readonly Value[] | null) => void;
};

/** A select for several of a few choices; it stays open meanwhile. */
export function FilterChoices<Value extends string>(props: FilterChoicesProps<Value>) {
  const { label, any, choices, onChoose } = props;
  const id = useId();
  const [values, setValues] = useState(props.values);
  const [given, setGiven] = useState(props.values);
  // An address changes later than the next click may come, which must not undo this one.
  if (given?.join() !== props.values?.join()) {
    setGiven(props.values);
    setValues(props.values);
  }
  const chosen = choices.filter(([choice]) => values?.includes(choice));

  function choose(clicked: readonly string[]) {
    const next = choices.flatMap(([choice]) => (clicked.includes(choice) ? [choice] : []));
    const isEmptied = next.length === 0 || (values !== null && clicked.includes(""));
    const now = isEmptied ? null : next;
    setValues(now);
    onChoose(now);
  }

  return (
    <FormControl size="small">
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      <Select
        multiple
        displayEmpty
        notched
        label={label}
        labelId={id}
        value={values ?? [""]}
        renderValue={() => chosen.map(([, text]) => text).join(", ") || any}
        // Not of the whole input: the gap in its outline would be too short for the label.
        sx={{ "& > .MuiSelect-select": { fontSize: "0.9375rem", lineHeight: "1.4375em" } }}
        onChange={({ target }) => choose([target.value].flat())}
      >
        <MenuItem value="">{any}</MenuItem>
        {choices.map(([choice, text]) => {
          const Box = values?.includes(choice) === true ? CheckedIcon : UncheckedIcon;
          return (
            <MenuItem key={choice} value={choice}>
              <Box color="primary" fontSize="small" sx={{ marginRight: 1 }} />
              <span>{text}</span>
            </MenuItem>
          );
        })}
      </Select>
    </FormControl>
  );
}
