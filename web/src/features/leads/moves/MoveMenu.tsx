import MoveIcon from "@mui/icons-material/SwapHorizOutlined";
import IconButton from "@mui/material/IconButton";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { leadStatuses, type LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { useMoveProblemText } from "./useMoveProblemText.ts";

type MoveMenuProps = {
  row: LeadRow;
  /** Whether Tab reaches its button. */
  focusable: boolean;
  /** What its button says beside the icon. */
  text?: string;
  onMove: (to: LeadStatus) => void;
};

/** Moves a lead without carrying its card: all stages, with the reason where one is not possible. */
export function MoveMenu({ row, focusable, text, onMove }: MoveMenuProps) {
  const { t } = useTranslation(["board", "leads"]);
  const problemText = useMoveProblemText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label = t("move", { name: fullName(row) });
  const opener = {
    "aria-haspopup": "menu",
    "aria-expanded": anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  return (
    <>
      {text === undefined ? (
        <IconButton
          size="small"
          color="primary"
          tabIndex={focusable ? 0 : -1}
          aria-label={label}
          {...opener}
        >
          <MoveIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button startIcon={<MoveIcon />} {...opener}>
          {text}
        </Button>
      )}
      {anchor === null ? null : (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { "aria-label": label } }}>
          {leadStatuses.map((status) => {
            const problem = problemText(row.lead, status);
            return (
              <MenuItem
                key={status}
                // Not `disabled`, which would hide the reason from the keyboard.
                aria-disabled={problem !== null}
                onClick={() => {
                  if (problem !== null) return;
                  close();
                  onMove(status);
                }}
                sx={{ "&[aria-disabled=true]": { color: "text.secondary", cursor: "default" } }}
              >
                <ListItemText primary={t(`leads:status.${status}`)} secondary={problem} />
              </MenuItem>
            );
          })}
        </Menu>
      )}
    </>
  );
}
