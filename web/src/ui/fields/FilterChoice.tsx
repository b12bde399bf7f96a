import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";

type FilterChoiceProps<Value extends string> = {
  label: string;
  /** The label of the empty choice; without it, a value is always selected. */
  any?: string;
  value: Value | null;
  choices: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value | null) => void;
};

/**
 * A native select for one of a few choices: it supports typing to search and is familiar on phones.
 * A `TextField` would look the same but would bundle MUI's menu without using it.
 */
export function FilterChoice<Value extends string>({
  label,
  any,
  value,
  choices,
  onChoose,
}: FilterChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl
      size="small"
      sx={{ "@media (pointer: coarse)": { "& select": { minHeight: 28 } } }}
    >
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        id={id}
        value={value ?? ""}
        input={<OutlinedInput notched label={label} />}
        // Not of the whole input: the gap in its outline would be too short for the label.
        inputProps={{ sx: { fontSize: "0.9375rem", textOverflow: "ellipsis" } }}
        onChange={({ target }) =>
          onChoose(choices.find(([choice]) => choice === target.value)?.[0] ?? null)
        }
      >
        {any === undefined ? null : <option value="">{any}</option>}
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
