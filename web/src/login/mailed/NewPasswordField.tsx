import HideIcon from "@mui/icons-material/VisibilityOffOutlined";
import ShowIcon from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useState, type Ref } from "react";
import { useTranslation } from "react-i18next";

import { FormField } from "./FormField.tsx";
import { passwordLength } from "./passwordStrength.ts";
import { StrengthText } from "./StrengthText.tsx";

interface NewPasswordFieldProps {
  label: string;
  /** The rules, shown before the user types. */
  hint: string;
  value: string;
  /** Facts that others know about the user. */
  known: readonly string[];
  problem: string | null;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** A field for a new password, with a button to show it and a strength indicator. */
export function NewPasswordField({ hint, known, ...props }: NewPasswordFieldProps) {
  const { t } = useTranslation("mailed");
  const [shown, setShown] = useState(false);
  return (
    <div>
      <FormField
        {...props}
        id="new-password"
        type={shown ? "text" : "password"}
        verbatim
        autoComplete="new-password"
        hint={hint}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label={t(shown ? "password.hide" : "password.show")}
              aria-controls="new-password"
              edge="end"
              onClick={() => setShown(!shown)}
            >
              {shown ? <HideIcon /> : <ShowIcon />}
            </IconButton>
          </InputAdornment>
        }
      />
      <StrengthText password={props.value} known={known} />
    </div>
  );
}

/** The problem with a password, as the last part of a text key, or null. */
export function passwordProblem(password: string): "missing" | "short" | "long" | null {
  if (password === "") return "missing";
  if (password.length < passwordLength.least) return "short";
  return password.length > passwordLength.most ? "long" : null;
}
