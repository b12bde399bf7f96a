import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { passwordLength, passwordStrength, type PasswordStrength } from "./passwordStrength.ts";

interface StrengthTextProps {
  password: string;
  /** Facts that others know about the user. */
  known: readonly string[];
}

/**
 * Rates a password in words and with visual bars. It always takes up space, so that the content
 * below does not shift.
 */
export function StrengthText({ password, known }: StrengthTextProps) {
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
