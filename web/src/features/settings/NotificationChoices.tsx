import { useTranslation } from "react-i18next";

import { Choice } from "../../ui/fields/Choice.tsx";
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

/** Chooses which notifications a user receives, each with an explanation. */
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
