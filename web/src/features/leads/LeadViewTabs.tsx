import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useTranslation } from "react-i18next";

import { leadViews, type LeadView } from "./leadRow.ts";

/** Chooses between one's own leads and the pool. `panelId` names what the tabs switch. */
export function LeadViewTabs({
  view,
  panelId,
  onSwitchView,
}: {
  view: LeadView;
  panelId: string;
  onSwitchView: (view: LeadView) => void;
}) {
  const { t } = useTranslation("leads");
  return (
    <Tabs
      value={view}
      onChange={(_event, value) => onSwitchView(value === "pool" ? "pool" : "mine")}
      aria-label={t("views.label")}
      sx={{ minHeight: 44 }}
    >
      {leadViews.map((value) => (
        <Tab
          key={value}
          value={value}
          id={`${panelId}-${value}`}
          aria-controls={panelId}
          label={t(`views.${value}`)}
          sx={{ minHeight: 44 }}
        />
      ))}
    </Tabs>
  );
}
