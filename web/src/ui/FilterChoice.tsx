import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";

type FilterChoiceProps<Value extends string> = {
  label: string;
  /** What it says where nothing is chosen; without it something always is. */
  any?: string;
  value: Value | null;
  choices: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value | null) => void;
};

/**
 * One of a few, by a native select: it can be typed into, and on a telephone it is the one people know.
 * A TextField would look the same, and bring along a menu that nothing opens.
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
        input={<OutlinedInput notched label={label} sx={{ fontSize: "0.9375rem" }} />}
        inputProps={{ sx: { textOverflow: "ellipsis" } }}
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
