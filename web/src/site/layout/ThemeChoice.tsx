import ContrastIcon from "@mui/icons-material/ContrastOutlined";
import DarkIcon from "@mui/icons-material/DarkModeOutlined";
import LightIcon from "@mui/icons-material/WbSunnyOutlined";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { HeaderMenu, menuItemStyles } from "./HeaderMenu.tsx";

/**
 * The choice of light, dark or system. It is hidden without JavaScript, because the device then
 * decides.
 */
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
