import ContrastIcon from "@mui/icons-material/ContrastOutlined";
import DarkIcon from "@mui/icons-material/DarkModeOutlined";
import LightIcon from "@mui/icons-material/WbSunnyOutlined";
import { useColorScheme } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

import type { ThemePreference } from "../../theme/themePreference.ts";
import { ChoiceMenu } from "./ChoiceMenu.tsx";

/** Menu for the light, dark or system theme. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const { mode = "system", setMode } = useColorScheme();
  return (
    <ChoiceMenu<ThemePreference>
      label={t("theme.label")}
      icon={icons[mode]}
      value={mode}
      choices={[
        { value: "light", label: t("theme.light") },
        { value: "dark", label: t("theme.dark") },
        { value: "system", label: t("theme.system") },
      ]}
      onChoose={setMode}
    />
  );
}

const icons = { light: <LightIcon />, dark: <DarkIcon />, system: <ContrastIcon /> };
