import Box from "@mui/material/Box";
import { brand } from "@salvia/domain/site/brand";
import { useTranslation } from "react-i18next";

import { visuallyHidden } from "../../ui/visuallyHidden.ts";

/** A skeleton of a view: a heading, a sentence, a field and a button. */
export function ViewSkeleton() {
  const { t } = useTranslation();
  return (
    <Box aria-busy sx={{ display: "grid", gap: 3.5 }}>
      <h1 style={visuallyHidden}>{brand.name}</h1>
      <output style={visuallyHidden}>{t("loading")}</output>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Box sx={{ ...shape, width: "70%", height: 40 }} />
        <Box sx={{ ...shape, width: "90%", height: 20 }} />
      </Box>
      <Box sx={{ ...shape, height: 56 }} />
      <Box sx={{ ...shape, height: 52, borderRadius: 999 }} />
    </Box>
  );
}

const shape = { borderRadius: "12px", backgroundColor: "tint" } as const;
