import Box from "@mui/material/Box";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { accountCalls } from "../../../features/account/account.calls.ts";
import { PasskeySection } from "../../../features/account/PasskeySection.tsx";
import { usePasskeys } from "../../../features/account/usePasskeys.ts";
import { PractitionerProfileSections } from "../../../features/settings/PractitionerProfileSections.tsx";
import { UnitsSection } from "../../../features/settings/UnitsSection.tsx";
import { useOwnUser } from "../../../features/users/useOwnUser.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth, useSession } from "../../../session/useAuth.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { SoundSection } from "../../signs/SoundSection.tsx";
import { Page } from "../Page.tsx";

export function ClinicianProfilePage() {
  const { t } = useTranslation(["medical", "portal"]);
  const { user } = useAuth();
  const session = useSession();
  const calls = useMemo(() => accountCalls(session), [session]);
  const passkeys = usePasskeys(calls);
  return (
    <Page title={t("portal:nav.profile")} lead={t("practice.page")}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 720px)", gap: 2.5 }}>
        <NamespaceLoader namespaces={["settings", "account"]} fallback={<Loading />}>
          {user === null ? null : <OwnProfile uid={user.uid} />}
          <UnitsSection />
          <SoundSection />
          <PasskeySection list={passkeys} calls={calls} />
        </NamespaceLoader>
      </Box>
    </Page>
  );
}

function OwnProfile({ uid }: { uid: string }) {
  const own = useOwnUser(uid);
  const settings = own.status === "content" ? { status: own.status, value: own.value.user } : own;
  return <PractitionerProfileSections uid={uid} settings={settings} />;
}
