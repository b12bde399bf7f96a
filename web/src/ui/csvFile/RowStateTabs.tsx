import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";

/** A choice of rows; the state null stands for all of them. */
type RowStateChoice<State> = { state: State | null; label: string; count: number };

type RowStateTabsProps<State> = {
  label: string;
  choices: readonly RowStateChoice<State>[];
  shown: State | null;
  onShow: (state: State | null) => void;
};

/** The number of rows in each state; choosing a state filters the table. */
export function RowStateTabs<State extends string>(props: RowStateTabsProps<State>) {
  const { label: group, choices, shown, onShow } = props;
  return (
    <Box
      component="fieldset"
      aria-label={group}
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
