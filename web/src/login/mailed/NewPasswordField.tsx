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
  /** What the rules are, before anything is typed. */
  hint: string;
  value: string;
  /** What others know of the user. */
  known: readonly string[];
  problem: string | null;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** The field for a password to be, which can be shown, and which says how good it is. */
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

/** What is wrong with a password, as the last part of a text's key, or null. */
export function passwordProblem(password: string): "missing" | "short" | "long" | null {
  if (password === "") return "missing";
  if (password.length < passwordLength.least) return "short";
  return password.length > passwordLength.most ? "long" : null;
}
