import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { unsentIn, useLeadOutbox } from "../../features/leads/writes/LeadOutboxProvider.tsx";
import { OwnDeviceSection } from "../../features/ownDevice/OwnDeviceSection.tsx";
import { AbsenceSection } from "../../features/settings/AbsenceSection.tsx";
import { SettingsSections } from "../../features/settings/SettingsSections.tsx";
import { useOwnUser } from "../../features/users/useOwnUser.ts";
import { useAuth } from "../../session/useAuth.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { SingleKeyChoice } from "../../ui/shortcuts/SingleKeyChoice.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { Section } from "../../ui/Section.tsx";
import { Page } from "./Page.tsx";

export function SettingsPage() {
  return (
    <NamespaceLoader namespaces={["settings", "finding"]} fallback={<Loading />}>
      <Settings />
    </NamespaceLoader>
  );
}

function Settings() {
  const { t } = useTranslation(["portal", "settings"]);
  const { user } = useAuth();
  const { state } = useLeadOutbox();
  return (
    <Page title={t("nav.settings")} lead={t("settings:lead")}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 720px)", gap: 2.5 }}>
        {user === null ? null : <OwnSettings uid={user.uid} />}
        <AbsenceSection />
        <ShortcutSection />
        {user === null ? null : <OwnDeviceSection uid={user.uid} unsent={unsentIn(state)} />}
      </Box>
    </Page>
  );
}

function ShortcutSection() {
  const { t } = useTranslation("finding");
  return (
    <Section title={t("shortcuts.title")}>
      <SingleKeyChoice />
    </Section>
  );
}

function OwnSettings({ uid }: { uid: string }) {
  const own = useOwnUser(uid);
  const settings = own.status === "content" ? { status: own.status, value: own.value.user } : own;
  return <SettingsSections uid={uid} settings={settings} />;
}
