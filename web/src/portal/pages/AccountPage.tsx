import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { AccountSections } from "../../features/account/AccountSections.tsx";
import { AppointmentMailSection } from "../../features/settings/AppointmentMailSection.tsx";
import { CalendarFeedSection } from "../../features/settings/CalendarFeedSection.tsx";
import { UnitsSection } from "../../features/settings/UnitsSection.tsx";
import { useOwnUser } from "../../features/users/useOwnUser.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import type { SessionUser } from "../../session/sessionUser.ts";
import { useAuth } from "../../session/useAuth.ts";
import { OwnUnits } from "../OwnUnits.tsx";
import { Page } from "./Page.tsx";

export function AccountPage() {
  const { t } = useTranslation("account");
  const { user } = useAuth();
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 720px)", gap: 2.5 }}>
        {user === null ? null : <OwnAccount user={user} />}
      </Box>
    </Page>
  );
}

function OwnAccount({ user }: { user: SessionUser }) {
  const own = useOwnUser(user.uid);
  const profile = own.status === "content" ? { status: own.status, value: own.value.user } : own;
  const settings = own.status === "content" ? own.value.user : null;
  const hasAppointments = user.role === "medical" || user.role === "member";
  return (
    <>
      <AccountSections user={user} profile={profile} />
      {settings !== null && hasAppointments ? (
        <NamespaceLoader namespaces={["settings"]} fallback={null}>
          <OwnUnits>
            <UnitsSection />
          </OwnUnits>
          <AppointmentMailSection uid={user.uid} notifications={settings.notifications} />
          <CalendarFeedSection />
        </NamespaceLoader>
      ) : null}
    </>
  );
}
