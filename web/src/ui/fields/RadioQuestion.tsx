import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId, type Ref } from "react";

type RadioQuestionProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Says that an answer is missing; null if not. */
  problem: string | null;
  /** The first radio button, which gets the focus if an answer is missing. */
  firstRef: Ref<HTMLInputElement>;
};

/** A question in a form with one answer of a few. */
export function RadioQuestion<Value extends string>({
  label,
  values,
  labelOf,
  value,
  onChange,
  problem,
  firstRef,
}: RadioQuestionProps<Value>) {
  const id = useId();
  return (
    <FormControl error={problem !== null}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        value={value}
        onChange={(_event, chosen) => onChange(values.find((each) => each === chosen) ?? null)}
      >
        {values.map((each, index) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio slotProps={{ input: { ref: index === 0 ? firstRef : null } }} />}
            label={labelOf(each)}
          />
        ))}
      </RadioGroup>
      {problem === null ? null : (
        <FormHelperText id={`${id}-problem`} role="alert">
          {problem}
        </FormHelperText>
      )}
    </FormControl>
  );
}
