import ColumnsIcon from "@mui/icons-material/ViewColumnOutlined";
import IconButton from "@mui/material/IconButton";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { later } from "../../../ui/later.ts";
import type { ChosenColumns } from "./columns.ts";

type ColumnsButtonProps = { columns: ChosenColumns; onColumns: (columns: ChosenColumns) => void };

/** Opens the menu of columns, whose script loads after the list. */
export function ColumnsButton(props: ColumnsButtonProps) {
  const { t } = useTranslation("leads");
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        id={id}
        color="primary"
        aria-label={t("columns.choose")}
        title={t("columns.choose")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        // Cards on small screens have no columns.
        sx={{ display: { xs: "none", md: "inline-flex" }, borderRadius: 2 }}
      >
        <ColumnsIcon />
      </IconButton>
      {anchor === null ? null : (
        <Suspense fallback={null}>
          <ColumnsMenu {...props} anchor={anchor} labelId={id} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

const ColumnsMenu = later(async () => (await import("./ColumnsMenu.tsx")).ColumnsMenu);
