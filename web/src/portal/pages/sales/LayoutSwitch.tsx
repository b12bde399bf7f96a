import BoardIcon from "@mui/icons-material/ViewKanbanOutlined";
import ListIcon from "@mui/icons-material/ViewListOutlined";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";

import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { areaPaths } from "../../paths.ts";

export type LeadsLayout = "list" | "board";

/** Links between the list and the board, which keep the filter and the search. */
export function LayoutSwitch({ layout }: { layout: LeadsLayout }) {
  const { t } = useTranslation("leads");
  const { search, state } = useLocation();
  const { leads, board } = areaPaths[useAuth().user?.role === "admin" ? "admin" : "sales"];
  const choices = [
    { name: "list", pathname: leads, icon: <ListIcon /> },
    { name: "board", pathname: board, icon: <BoardIcon /> },
  ] as const;
  return (
    <Box component="nav" aria-label={t("layout.label")} sx={{ display: "flex", gap: 0.5 }}>
      {choices.map(({ name, pathname, icon }) => (
        <Button
          key={name}
          component={Link}
          to={{ pathname, search }}
          state={state}
          startIcon={icon}
          aria-current={layout === name ? "page" : undefined}
          sx={{ "&[aria-current]": { backgroundColor: "tint" } }}
        >
          {t(`layout.${name}`)}
        </Button>
      ))}
    </Box>
  );
}
