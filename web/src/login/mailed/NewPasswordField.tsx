import HideIcon from "@mui/icons-material/VisibilityOffOutlined";
import ShowIcon from "@mui/icons-material/VisibilityOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import Typography from "@mui/material/Typography";
import { useState, type Ref } from "react";
import { useTranslation } from "react-i18next";

import { FormField } from "./FormField.tsx";
import { passwordLength, passwordStrength, type PasswordStrength } from "./passwordStrength.ts";

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

interface StrengthTextProps {
  password: string;
  /** Facts that others know about the user. */
  known: readonly string[];
}

/**
 * Rates a password in words and with visual bars. It always takes up space, so that the content
 * below does not shift.
 */
function StrengthText({ password, known }: StrengthTextProps) {
  const { t } = useTranslation("mailed");
  const strength = passwordStrength(password, known);
  const { least } = passwordLength;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, minHeight: 24, mt: 0.5, px: 1.75 }}>
      {password === "" ? null : <Bars filled={steps[strength]} />}
      <Typography component="output" variant="body2" htmlFor="new-password">
        {password === ""
          ? ""
          : t(`password.strength.${strength}`, { length: password.length, least })}
      </Typography>
    </Box>
  );
}

const steps: Readonly<Record<PasswordStrength, number>> = { short: 0, weak: 1, fair: 2, strong: 3 };

function Bars({ filled }: { filled: number }) {
  return (
    <Box aria-hidden sx={{ display: "flex", gap: 0.5 }}>
      {[1, 2, 3].map((step) => (
        <Box
          key={step}
          sx={{
            width: 28,
            height: 6,
            borderRadius: 999,
            bgcolor:
              step <= filled ? (filled === 1 ? "secondary.main" : "primary.main") : "divider",
          }}
        />
      ))}
    </Box>
  );
}
