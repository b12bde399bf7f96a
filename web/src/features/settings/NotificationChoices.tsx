import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { Settings } from "./settings.data.ts";

type Notifications = Settings["notifications"];
type NotificationChoicesProps = {
  value: Notifications;
  onChange: (notifications: Notifications) => void;
};

const choices = [
  "newLeads",
  "conversions",
  "monthlyReport",
] as const satisfies readonly (keyof Notifications)[];

/** What a user wants to be told, each with what it means. */
export function NotificationChoices({ value, onChange }: NotificationChoicesProps) {
  const { t } = useTranslation("settings");
  const id = useId();
  return choices.map((choice) => (
    <Choice key={choice} htmlFor={`${id}-${choice}`}>
      <Checkbox
        id={`${id}-${choice}`}
        checked={value[choice]}
        onChange={(_event, checked) => onChange({ ...value, [choice]: checked })}
        slotProps={{
          input: {
            "aria-labelledby": `${id}-${choice}-name`,
            "aria-describedby": `${id}-${choice}-hint`,
          },
        }}
        sx={{ margin: "-9px 0 0 -9px" }}
      />
      <b id={`${id}-${choice}-name`}>{t(`notifications.${choice}`)}</b>
      <span id={`${id}-${choice}-hint`}>{t(`notifications.${choice}Hint`)}</span>
    </Choice>
  ));
}

const Choice = styled("label")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: 4,
  cursor: "pointer",
  "& > :first-of-type": { gridRow: "1 / 3", alignSelf: "start" },
  "& > b": { fontWeight: 600, maxWidth: "60ch" },
  "& > span:last-of-type": {
    color: theme.vars.palette.text.secondary,
    gridColumn: 2,
    maxWidth: "60ch",
  },
}));
