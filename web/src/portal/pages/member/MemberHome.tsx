import Box from "@mui/material/Box";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";

import { NextAppointment } from "../../../features/appointments/list/NextAppointment.tsx";
import { CallButton } from "../../../features/coverage/CallButton.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { later } from "../../../ui/later.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";
import { useGreeting } from "../useGreeting.ts";

/** A member's start page: the next appointment, the card, the last messages, and the coverage. */
export function MemberHome() {
  const { t } = useTranslation(["member", "portal"]);
  const { uid = "" } = useAuth().user ?? {};
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  // The usual case until it is known, so that nothing moves.
  const hasDoctor = own.status !== "content" || (own.value?.clinicians.length ?? 0) > 0;
  const greeting = useGreeting();
  return (
    <Page
      title={t("portal:nav.home")}
      heading={greeting}
      lead={t("home.lead")}
      action={<CallButton label={t("plan.call")} />}
    >
      <Box sx={layout}>
        <Box sx={{ gridArea: { lg: "next" } }}>
          <NextAppointment hasDoctor={hasDoctor} />
        </Box>
        <Suspense fallback={<Loading />}>
          <HomeSections uid={uid} own={own} />
        </Suspense>
      </Box>
    </Page>
  );
}

// The next appointment does not wait for their script.
const HomeSections = later(async () => (await import("./HomeSections.tsx")).HomeSections);

/** On a desktop, what changes stands in a row above the plan. */
const layout = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  gridTemplateAreas: { lg: '"next messages" "plan cover"' },
};
