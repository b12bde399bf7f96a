import UpIcon from "@mui/icons-material/ArrowUpward";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useState } from "react";

import { Button } from "../../../ui/Button.tsx";
import type { LeadFeed } from "../paging/leadFeed.ts";
import type { LeadRow } from "../paging/leadRow.ts";

/** Scrolls to leads that arrived above the visible rows. */
export function NewAboveButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation("leads");
  if (count === 0) return null;
  return (
    <Box
      sx={{
        position: "fixed",
        top: 112,
        left: "50%",
        transform: "translateX(-50%)",
        zIndex: "speedDial",
      }}
    >
      <Button
        variant="contained"
        startIcon={<UpIcon />}
        onClick={onPress}
        sx={{ borderRadius: 999, boxShadow: "0 12px 32px rgb(16 25 21 / 0.14)" }}
      >
        {t("newAbove", { count })}
      </Button>
    </Box>
  );
}

/**
 * Number of leads that arrived above the visible rows since the list was last at the top.
 *
 * @param first the index of the first row on the screen
 */
export function useNewAbove(
  { changes }: LeadFeed,
  rows: readonly LeadRow[],
  first: number,
  atTop: boolean,
): number {
  const [state, setState] = useState({ changes, ids: nothing });
  if (changes !== state.changes) {
    const above = new Set(changes.arrived.length > 0 ? rows.slice(0, first + 1).map(idOf) : []);
    const arrived = changes.arrived.filter((id) => above.has(id));
    setState({
      changes,
      ids: arrived.length > 0 ? new Set([...state.ids, ...arrived]) : state.ids,
    });
  }
  const { ids } = state;
  if (atTop && ids.size > 0) setState({ changes, ids: nothing });
  return atTop ? 0 : ids.size;
}

const nothing: ReadonlySet<string> = new Set();

function idOf({ id }: LeadRow): string {
  return id;
}
