import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { Button } from "../Button.tsx";
import { SingleKeyChoice } from "./SingleKeyChoice.tsx";
import { currentShortcuts } from "./useShortcut.ts";

/** Lists the shortcuts of the current page, and turns those of a single key on or off. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <NamespaceLoader namespaces={["finding"]} fallback={null}>
      <Content onClose={onClose} />
    </NamespaceLoader>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("finding");
  const id = useId();
  const [shortcuts] = useState(currentShortcuts);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t("shortcuts.title")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2.5 }}>
        <List>
          {shortcuts.map(({ keys, label }) => (
            <div key={keys}>
              <dt>
                {keys.split(" ").map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </List>
        <SingleKeyChoice />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("shortcuts.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const List = styled("dl")(({ theme }) => ({
  margin: 0,
  display: "grid",
  gap: 8,
  "& > div": { display: "grid", gridTemplateColumns: "112px minmax(0, 1fr)", alignItems: "center" },
  "& dt": { display: "flex", gap: 4 },
  "& dd": { margin: 0 },
  "& kbd": {
    fontFamily: "inherit",
    fontSize: "0.875rem",
    fontWeight: 600,
    padding: "2px 8px",
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.outline}`,
  },
}));
