import { useTranslation } from "react-i18next";

import { Choice } from "../../ui/Choice.tsx";
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
  return choices.map((choice) => (
    <Choice
      key={choice}
      name={t(`notifications.${choice}`)}
      hint={t(`notifications.${choice}Hint`)}
      checked={value[choice]}
      onChange={(checked) => onChange({ ...value, [choice]: checked })}
    />
  ));
}
