import Chip from "@mui/material/Chip";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { rowStates, type RowState } from "./importRows.ts";

type RowStateTabsProps = {
  counts: Readonly<Record<RowState, number>>;
  all: number;
  /** Null shows all rows. */
  shown: RowState | null;
  onShow: (state: RowState | null) => void;
};

/** The number of rows in each state; choosing a state filters the table. */
export function RowStateTabs({ counts, all, shown, onShow }: RowStateTabsProps) {
  const { t } = useTranslation("leadImport");
  const choices = [
    { state: null, label: t("states.all", { count: all }), count: all },
    ...rowStates.map((state) => ({
      state,
      label: t(`states.${state}`, { count: counts[state] }),
      count: counts[state],
    })),
  ];
  return (
    <Box
      component="fieldset"
      aria-label={t("states.label")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, border: 0, margin: 0, padding: 0 }}
    >
      {choices
        .filter(({ count, state }) => count > 0 || state === shown)
        .map(({ state, label }) => (
          <Chip
            key={state ?? "all"}
            label={label}
            aria-pressed={state === shown}
            color={state === shown ? "primary" : "default"}
            variant={state === shown ? "filled" : "outlined"}
            onClick={() => onShow(state)}
          />
        ))}
    </Box>
  );
}
