import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { BulkAction } from "@salvia/domain/lead/bulk/bulkAction";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { useSelectionState, type LeadSelection } from "../list/leadSelection.ts";
import { LoseDialog } from "../moves/LoseDialog.tsx";
import type { Receiver } from "../page/HandOverDialog.tsx";
import { BulkHandOver, BulkMove, BulkNextStep } from "./BulkDialogs.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useBulkJob } from "./useBulkJob.ts";

export type BulkBarProps = {
  selection: LeadSelection;
  filter: LeadFilter;
  /** Renders the list of colleagues to choose from. */
  renderPicker: (choose: (receiver: Receiver) => void) => ReactNode;
  /** Renders the button that exports the selected leads. */
  renderExport: (rows: readonly LeadRow[]) => ReactNode;
};

const actions = ["handOver", "move", "nextStep", "lose"] as const;

type Action = (typeof actions)[number];

/** The number of selected leads and what a job on the server can do with all of them. */
export function BulkBar({ selection, filter, renderPicker, renderExport }: BulkBarProps) {
  const { selected } = useSelectionState(selection);
  const [asked, setAsked] = useState<Action | null>(null);
  const jobs = useBulkJob();
  const rows = [...selected.values()];

  function act(action: BulkAction) {
    const name = asked ?? action.kind;
    setAsked(null);
    jobs.start(name, action, rows);
  }

  const dialog = { count: rows.length, onClose: () => setAsked(null) };
  return (
    <>
      <SelectionBar {...{ selection, filter, jobs }}>
        <ActionButtons onAsk={setAsked} />
        {renderExport(rows)}
      </SelectionBar>
      {asked === "handOver" ? (
        <BulkHandOver
          {...dialog}
          renderPicker={renderPicker}
          onChoose={(to) => act({ kind: "handOver", to })}
        />
      ) : null}
      {asked === "move" ? (
        <BulkMove {...dialog} onChoose={(to) => act({ kind: "move", to })} />
      ) : null}
      {asked === "nextStep" ? (
        <BulkNextStep {...dialog} onChoose={(step) => act({ kind: "nextStep", step })} />
      ) : null}
      {asked === "lose" ? (
        <LoseDialog {...dialog} onLose={(loss) => act({ kind: "move", to: "lost", loss })} />
      ) : null}
    </>
  );
}

/** The actions: as buttons if there is room, otherwise in a menu. */
function ActionButtons({ onAsk }: { onAsk: (action: Action) => void }) {
  const { t } = useTranslation("leadBulk");
  const isWide = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (isWide) {
    return actions.map((action, index) => (
      <Button
        key={action}
        size="small"
        variant={index === 0 ? "contained" : "outlined"}
        aria-haspopup="dialog"
        onClick={() => onAsk(action)}
      >
        {t(`ask.${action}`)}
      </Button>
    ));
  }
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t("actions")}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              onAsk(action);
            }}
          >
            {t(`ask.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
