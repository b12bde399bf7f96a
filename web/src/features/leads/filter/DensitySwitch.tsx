import CompactIcon from "@mui/icons-material/DensitySmall";
import IconButton from "@mui/material/IconButton";
import { useTranslation } from "react-i18next";

import type { Density } from "./density.ts";

type DensitySwitchProps = { density: Density; onDensity: (density: Density) => void };

/** Toggles between rows of two lines and of one. */
export function DensitySwitch({ density, onDensity }: DensitySwitchProps) {
  const { t } = useTranslation("leads");
  const isCompact = density === "compact";
  return (
    <IconButton
      color="primary"
      aria-label={t("density.compact")}
      title={t("density.compact")}
      aria-pressed={isCompact}
      onClick={() => onDensity(isCompact ? "comfortable" : "compact")}
      // Cards on small screens have one density.
      sx={{
        display: { xs: "none", md: "inline-flex" },
        borderRadius: 2,
        "&[aria-pressed=true]": { backgroundColor: "tint" },
      }}
    >
      <CompactIcon />
    </IconButton>
  );
}
