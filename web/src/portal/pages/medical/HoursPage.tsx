import Box from "@mui/material/Box";
import { usualAvailability } from "@salvia/domain/scheduling/availability";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { statedAvailability } from "../../../features/appointments/data/availability.data.ts";
import { HoursForm } from "../../../features/appointments/hours/HoursForm.tsx";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { staffEntry } from "../../../firebase/staffEntry.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Page } from "../Page.tsx";

/** A clinician's working hours, absences and practice. */
export function HoursPage() {
  return (
    <NamespaceLoader namespaces={["appointments", "availability"]} fallback={<Loading />}>
      <Hours />
    </NamespaceLoader>
  );
}

function Hours() {
  const { t } = useTranslation("availability");
  const uid = useAuth().user?.uid ?? "";
  const entry = useLiveQuery(`staff/${uid}`, staffEntry(uid));
  const stated = useLiveQuery(`availability/${uid}`, statedAvailability(uid));
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      above={<BackLink to={medicalPaths.calendar}>{t("back")}</BackLink>}
    >
      {entry.status === "error" ? (
        <LoadProblem of={entry} />
      ) : stated.status === "error" ? (
        <LoadProblem of={stated} />
      ) : entry.status !== "content" || stated.status !== "content" ? (
        <Loading />
      ) : (
        <Box sx={{ maxWidth: 860 }}>
          <HoursForm
            uid={uid}
            stated={stated.value}
            usual={usualAvailability(entry.value?.timezone ?? "UTC")}
          />
        </Box>
      )}
    </Page>
  );
}
