import type { UserSettings } from "@salvia/domain/account/user";
import { useTranslation } from "react-i18next";

import { Section } from "../../ui/Section.tsx";
import { SavedChoice } from "./SavedChoice.tsx";
import { saveAppointmentSetting, type AppointmentSetting } from "./settings.data.ts";

type AppointmentMailSectionProps = {
  uid: string;
  notifications: Pick<UserSettings["notifications"], AppointmentSetting>;
};

/**
 * Turns the emails about changes of one's own appointments, the reminders of them, and the emails
 * about messages on or off. Each change is saved at once.
 */
export function AppointmentMailSection({ uid, notifications }: AppointmentMailSectionProps) {
  const { t } = useTranslation("settings");
  return (
    <Section title={t("notifications.title")} lead={t("notifications.lead")}>
      {(["appointments", "appointmentReminders", "messages"] as const).map((setting) => (
        <SavedChoice
          key={setting}
          name={t(`notifications.${setting}`)}
          hint={t(`notifications.${setting}Hint`)}
          stored={notifications[setting] !== false}
          onSave={(next) => saveAppointmentSetting(uid, setting, next)}
        />
      ))}
    </Section>
  );
}
