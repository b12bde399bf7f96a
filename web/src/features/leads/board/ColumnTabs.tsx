import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useTranslation } from "react-i18next";

type ColumnTabsProps = {
  columns: readonly LeadStatus[];
  chosen: LeadStatus;
  totals: Readonly<Partial<Record<LeadStatus, string>>>;
  panelId: string;
  onChoose: (status: LeadStatus) => void;
};

/** On a phone, the board shows one column at a time. */
export function ColumnTabs({ columns, chosen, totals, panelId, onChoose }: ColumnTabsProps) {
  const { t } = useTranslation(["board", "leads"]);
  return (
    <Tabs
      value={chosen}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t("columns")}
      onChange={(_event, value) => onChoose(columns.find((each) => each === value) ?? chosen)}
      sx={{ minHeight: 44 }}
    >
      {columns.map((status) => (
        <Tab
          key={status}
          value={status}
          id={`${panelId}-${status}`}
          aria-controls={panelId}
          label={[t(`leads:status.${status}`), totals[status]].filter(Boolean).join(" · ")}
          sx={{ minHeight: 44 }}
        />
      ))}
    </Tabs>
  );
}
