import ContrastIcon from "@mui/icons-material/ContrastOutlined";
import DarkIcon from "@mui/icons-material/DarkModeOutlined";
import LightIcon from "@mui/icons-material/WbSunnyOutlined";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { HeaderMenu, menuItemStyles } from "./HeaderMenu.tsx";

/** Light, dark or like the device. Without script the device decides, so there is nothing to show. */
export function ThemeChoice() {
  const { t } = useTranslation();
  return (
    <HeaderMenu label={t("theme.label")} icon={<ContrastIcon />} needsScript>
      {(["light", "dark", "system"] as const).map((preference) => (
        <li key={preference}>
          <Box component="button" type="button" data-theme-choice={preference} sx={menuItemStyles}>
            {icons[preference]}
            {t(`theme.${preference}`)}
          </Box>
        </li>
      ))}
    </HeaderMenu>
  );
}

const icons = {
  light: <LightIcon fontSize="small" />,
  dark: <DarkIcon fontSize="small" />,
  system: <ContrastIcon fontSize="small" />,
};
