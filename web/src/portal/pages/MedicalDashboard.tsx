import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";

import { useAuth } from "../../session/useAuth.ts";
import { TrellisPicture } from "../../ui/drawings/TrellisPicture.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { useNow } from "../../ui/useNow.ts";
import { greetingAt } from "./greeting.ts";
import { Page } from "./Page.tsx";

/** A clinician's first page: today's appointments, who waits, and what is to be done. */
export function MedicalDashboard() {
  const { t } = useTranslation(["medical", "portal"]);
  const { user } = useAuth();
  const name = user?.displayName ?? "";
  const greeting = greetingAt(useNow().getHours());
  return (
    <Page
      title={t("portal:dashboard.title")}
      heading={
        name === "" ? t("portal:dashboard.welcome") : t(`portal:dashboard.${greeting}`, { name })
      }
      lead={t("dashboard.lead")}
    >
      <Box sx={{ display: "grid", gridTemplateColumns: columns, gap: 2.5, alignItems: "start" }}>
        <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
          <StateMessage picture={<TrellisPicture />} title={t("portal:construction.page")}>
            {t("portal:construction.alone")}
          </StateMessage>
        </Paper>
      </Box>
    </Page>
  );
}

/** On a desk the day stands on the left, who waits and what is to be done beside it. */
const columns = { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" };
