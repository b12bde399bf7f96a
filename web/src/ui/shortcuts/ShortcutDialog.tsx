import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { Button } from "../Button.tsx";
import { TitledDialog } from "../dialogs/TitledDialog.tsx";
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
  const [shortcuts] = useState(currentShortcuts);
  return (
    <TitledDialog
      title={t("shortcuts.title")}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t("shortcuts.close")}
        </Button>
      }
    >
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
    </TitledDialog>
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
