import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { FilterFold } from "../../../ui/fields/FilterFold.tsx";

/** The frame of the filters; they take another row if they need one. */
export function FilterGrid({ children }: { children: ReactNode }) {
  const { t } = useTranslation("leads");
  return (
    <Box
      component="search"
      aria-label={t("filter.label")}
      sx={{
        display: { xs: "grid", md: "flex" },
        flexWrap: "wrap",
        flex: { xs: "1 1 100%", md: "3 1 54rem" },
        gridTemplateColumns: { xs: "1fr 1fr", sm: "1fr 1fr 1fr" },
        // Each is as wide as what was chosen, so that no value is cut off while there is room.
        "& > *": {
          flex: { md: "1 1 auto" },
          minWidth: { md: 104 },
          maxWidth: { md: 260 },
        },
        "& .MuiInputBase-input": { fieldSizing: "content", paddingLeft: { md: "10px" } },
        gap: { xs: 1.5, md: 1 },
        alignItems: "center",
      }}
    >
      {children}
    </Box>
  );
}

/** Keeps the place of the filters while their script loads. */
export function FiltersSkeleton({ choices }: { choices: number }) {
  const { t } = useTranslation("leads");
  return (
    <FilterFold label={t("filter.fold")} count={0}>
      <FilterGrid>
        {Array.from({ length: choices }, (_, place) => (
          <Skeleton key={place} variant="rounded" height={40} />
        ))}
      </FilterGrid>
    </FilterFold>
  );
}
