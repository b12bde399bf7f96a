import type { UserSettings } from "@salvia/domain/account/user";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Choice } from "../../ui/fields/Choice.tsx";
import { Section } from "../../ui/Section.tsx";
import { SavingNotice } from "./SaveBar.tsx";
import { saveAppointmentSetting, type AppointmentSetting } from "./settings.data.ts";
import { useSaving } from "./useSaving.ts";

type AppointmentMailSectionProps = {
  uid: string;
  /** The stored settings. */
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
          uid={uid}
          setting={setting}
          wanted={notifications[setting] !== false}
        />
      ))}
    </Section>
  );
}

type SavedChoiceProps = {
  uid: string;
  setting: AppointmentSetting;
  /** Whether the stored settings allow it. */
  wanted: boolean;
};

function SavedChoice({ uid, setting, wanted }: SavedChoiceProps) {
  const { t } = useTranslation("settings");
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { saving, save } = useSaving();

  async function change(next: boolean) {
    setChosen(next);
    await save(
      () => saveAppointmentSetting(uid, setting, next),
      () => {},
    );
    // From here on the stored value is shown; after a failure it is the old one.
    setChosen(null);
  }

  return (
    <>
      <Choice
        name={t(`notifications.${setting}`)}
        hint={t(`notifications.${setting}Hint`)}
        checked={chosen ?? wanted}
        disabled={saving.status === "saving"}
        onChange={(next) => void change(next)}
      />
      <SavingNotice saving={saving} />
    </>
  );
}
