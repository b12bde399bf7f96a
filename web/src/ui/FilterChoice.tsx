import TextField from "@mui/material/TextField";

type FilterChoiceProps<Value extends string> = {
  label: string;
  /** What it says where nothing is chosen; without it something always is. */
  any?: string;
  value: Value | null;
  choices: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value | null) => void;
};

/** One of a few, by a native select: it can be typed into, and on a telephone it is the one people know. */
export function FilterChoice<Value extends string>({
  label,
  any,
  value,
  choices,
  onChoose,
}: FilterChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ""}
      sx={{ "@media (pointer: coarse)": { "& select": { minHeight: 28 } } }}
      onChange={({ target }) =>
        onChoose(choices.find(([choice]) => choice === target.value)?.[0] ?? null)
      }
      slotProps={{
        select: { native: true, sx: { fontSize: "0.9375rem" } },
        inputLabel: { shrink: true },
        htmlInput: { sx: { textOverflow: "ellipsis" } },
      }}
    >
      {any === undefined ? null : <option value="">{any}</option>}
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
