import CheckedIcon from "@mui/icons-material/CheckBox";
import UncheckedIcon from "@mui/icons-material/CheckBoxOutlineBlank";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslation } from "react-i18next";

import { chosenColumns, leadColumns, type ChosenColumns } from "./columns.ts";

type ColumnsMenuProps = {
  anchor: HTMLElement;
  /** The id of the button that the menu belongs to. */
  labelId: string;
  columns: ChosenColumns;
  onColumns: (columns: ChosenColumns) => void;
  onClose: () => void;
};

/** Chooses which columns the list shows; stays open for several choices. */
export function ColumnsMenu({ anchor, labelId, columns, onColumns, onClose }: ColumnsMenuProps) {
  const { t } = useTranslation("leads");
  const shown = columns ?? leadColumns;
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { "aria-labelledby": labelId, dense: true } }}
    >
      {leadColumns.map((column) => {
        const isShown = shown.includes(column);
        const Box = isShown ? CheckedIcon : UncheckedIcon;
        return (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={isShown}
            onClick={() =>
              onColumns(chosenColumns((each) => shown.includes(each) !== (each === column)))
            }
          >
            <Box color={isShown ? "primary" : "action"} fontSize="small" sx={{ marginRight: 1 }} />
            <span>{t(`columns.${column}`)}</span>
          </MenuItem>
        );
      })}
      <Divider />
      <MenuItem disabled={columns === null} onClick={() => onColumns(null)}>
        {t("columns.all")}
      </MenuItem>
      <MenuItem disabled sx={{ maxWidth: 240, whiteSpace: "normal" }}>
        {t("columns.fit")}
      </MenuItem>
    </Menu>
  );
}
