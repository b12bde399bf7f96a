import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { LeadView } from "@salvia/domain/lead/leadFilter";
import { useTranslation } from "react-i18next";

/** Tabs to choose whose leads to show. `panelId` is the id of the panel they control. */
export function LeadViewTabs({
  views,
  view,
  panelId,
  onSwitchView,
}: {
  views: readonly LeadView[];
  view: LeadView;
  panelId: string;
  onSwitchView: (view: LeadView) => void;
}) {
  const { t } = useTranslation("leads");
  return (
    <Tabs
      value={view}
      onChange={(_event, value) => onSwitchView(views.find((known) => known === value) ?? view)}
      aria-label={t("views.label")}
      sx={{ minHeight: 44 }}
    >
      {views.map((value) => (
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
