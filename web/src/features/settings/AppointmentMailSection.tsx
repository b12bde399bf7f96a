import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Choice } from "../../ui/fields/Choice.tsx";
import { Section } from "../../ui/Section.tsx";
import { SavingNotice } from "./SaveBar.tsx";
import { saveAppointmentMails } from "./settings.data.ts";
import { useSaving } from "./useSaving.ts";

type AppointmentMailSectionProps = {
  uid: string;
  /** Whether the stored settings allow the emails. */
  wanted: boolean;
};

/** Turns the emails about one's own appointments on or off. Each change is saved at once. */
export function AppointmentMailSection({ uid, wanted }: AppointmentMailSectionProps) {
  const { t } = useTranslation("settings");
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { saving, save } = useSaving();

  async function change(next: boolean) {
    setChosen(next);
    await save(
      () => saveAppointmentMails(uid, next),
      () => {},
    );
    // From here on the stored value is shown; after a failure it is the old one.
    setChosen(null);
  }

  return (
    <Section title={t("notifications.title")} lead={t("notifications.lead")}>
      <Choice
        name={t("notifications.appointments")}
        hint={t("notifications.appointmentsHint")}
        checked={chosen ?? wanted}
        disabled={saving.status === "saving"}
        onChange={(next) => void change(next)}
      />
      <SavingNotice saving={saving} />
    </Section>
  );
}
