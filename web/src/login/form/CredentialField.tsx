import HideIcon from "@mui/icons-material/VisibilityOffOutlined";
import ShowIcon from "@mui/icons-material/VisibilityOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { labelAbove } from "../../theme/components.ts";
import { frameStyles, inputStyles, problemStyles } from "./fieldStyles.ts";

interface CredentialFieldProps {
  id: string;
  name: string;
  type: "password" | "text";
  inputMode?: "email";
  autoComplete: string;
  label: string;
  value: string;
  /** The problem with the value, or null. */
  problem: string | null;
  onChange: (value: string) => void;
  /** Shown in the field after the value. */
  endAdornment?: ReactNode;
}

/**
 * A text field with a label above it and a problem message, styled like the others. MUI's own,
 * with its code for selects, multiline fields and moving labels, weighs 10 kB that every user would
 * load before signing in.
 *
 * The label stays above the value even while the field is empty, so that users and password
 * managers can fill the field before a script could move the label. Text typed before the script
 * runs becomes the field's value.
 */
export function CredentialField(props: CredentialFieldProps) {
  const { id, label, problem, onChange, endAdornment, ...input } = props;
  const problemId = `${id}-problem`;
  const field = useRef<HTMLInputElement>(null);

  // Runs before any other render, which would restore the empty value.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== "") onChange(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script takes over
  }, []);

  return (
    <Box>
      <Box component="label" htmlFor={id} sx={labelAbove}>
        {label}
      </Box>
      <Box sx={frameStyles}>
        <Box
          component="input"
          {...input}
          ref={field}
          id={id}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={(event) => onChange(event.target.value)}
          sx={inputStyles}
        />
        {endAdornment}
      </Box>
      {problem === null ? null : (
        <Box component="p" id={problemId} sx={problemStyles}>
          {problem}
        </Box>
      )}
    </Box>
  );
}

interface PasswordFieldProps {
  value: string;
  /** The problem with the value, or null. */
  problem: string | null;
  onChange: (value: string) => void;
}

/** A field for the current password, with a button to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation("login");
  const [shown, setShown] = useState(false);
  return (
    <CredentialField
      {...props}
      id="password"
      name="password"
      type={shown ? "text" : "password"}
      autoComplete="current-password"
      label={t("password.label")}
      endAdornment={
        <IconButton
          aria-label={t(shown ? "password.hide" : "password.show")}
          aria-controls="password"
          onClick={() => setShown(!shown)}
        >
          {shown ? <HideIcon /> : <ShowIcon />}
        </IconButton>
      }
    />
  );
}
