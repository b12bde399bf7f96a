import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";

interface CredentialFieldProps {
  id: string;
  name: string;
  type: "email" | "password" | "text";
  autoComplete: string;
  label: string;
  value: string;
  /** What is wrong with the value, or null. */
  problem: string | null;
  onChange: (value: string) => void;
  endAdornment?: OutlinedInputProps["endAdornment"];
}

/**
 * A text field with its label and problem. It is put together from MUI's parts, because TextField
 * brings selects and two more looks with it: 8 kB that everyone would load before signing in.
 */
export function CredentialField(props: CredentialFieldProps) {
  const { id, label, problem, onChange, ...input } = props;
  const problemId = `${id}-problem`;
  return (
    <FormControl fullWidth variant="outlined" error={problem !== null}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            autoCapitalize: "none",
            autoCorrect: "off",
            spellCheck: false,
            "aria-describedby": problem === null ? undefined : problemId,
          },
        }}
      />
      {problem === null ? null : <FormHelperText id={problemId}>{problem}</FormHelperText>}
    </FormControl>
  );
}
