import HideIcon from "@mui/icons-material/VisibilityOffOutlined";
import ShowIcon from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { CredentialField } from "./CredentialField.tsx";

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
