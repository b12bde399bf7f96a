import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { LocaleSection } from "./LocaleSection.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { saveSettings, type Settings } from "./settings.data.ts";
import { useSaving } from "./useSaving.ts";
import { Choice } from "../../ui/fields/Choice.tsx";

type SettingsSectionsProps = {
  uid: string;
  /** The value is null if the server has no profile of the user yet. */
  settings: LiveQuery<Settings | null>;
};

/** A user's own settings, live. */
export function SettingsSections({ uid, settings }: SettingsSectionsProps) {
  if (settings.status === "error") return <LoadProblem of={settings} />;
  if (settings.status !== "content" || settings.value === null) {
    return (
      <>
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={300} />
      </>
    );
  }
  return <SettingsForm uid={uid} stored={settings.value} />;
}

type SettingsFormProps = {
  uid: string;
  /** The stored settings. Fields the user is not editing follow changes made elsewhere. */
  stored: Settings;
};

/** Changes a user's settings. Choices stay until the server has confirmed them. */
function SettingsForm({ uid, stored }: SettingsFormProps) {
  const { t } = useTranslation("settings");
  const [draft, setDraft] = useState<Partial<Settings>>({});
  const { saving, save, forget } = useSaving();
  useUnloadWarning(saving.status === "saving" || saving.status === "waiting");
  const shown: Settings = { ...stored, ...draft };

  function change(part: Partial<Settings>) {
    setDraft((now) => ({ ...now, ...part }));
    forget();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (saving.status === "saving") return;
    // Changes made during this save are still unsaved.
    void save(
      () => saveSettings(uid, shown),
      () => setDraft((now) => (now === draft ? {} : now)),
    );
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2.5 }}>
      <LocaleSection value={shown} onChange={change} />
      <Section title={t("notifications.title")} lead={t("notifications.lead")}>
        <NotificationChoices
          value={shown.notifications}
          onChange={(notifications) => change({ notifications })}
        />
      </Section>
      <SaveBar saving={saving} />
    </Box>
  );
}

type Notifications = Settings["notifications"];
type NotificationChoicesProps = {
  value: Notifications;
  onChange: (notifications: Notifications) => void;
};

const choices = [
  "newLeads",
  "conversions",
  "monthlyReport",
  "nextStepBells",
  "nextStepMails",
  "mentions",
] as const satisfies readonly (keyof Notifications)[];

/** Chooses which notifications a user receives, each with an explanation. */
function NotificationChoices({ value, onChange }: NotificationChoicesProps) {
  const { t } = useTranslation("settings");
  return choices.map((choice) => (
    <Choice
      key={choice}
      name={t(`notifications.${choice}`)}
      hint={t(`notifications.${choice}Hint`)}
      // Those left out are on until their user turns them off.
      checked={value[choice] !== false}
      onChange={(checked) => onChange({ ...value, [choice]: checked })}
    />
  ));
}
