import AddIcon from "@mui/icons-material/Add";
import HoursIcon from "@mui/icons-material/EditCalendarOutlined";
import Box from "@mui/material/Box";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";

import { Calendar } from "../../../features/appointments/calendar/Calendar.tsx";
import {
  calendarPlaceFromUrl,
  queryOfCalendar,
} from "../../../features/appointments/calendar/calendarUrl.ts";
import { Requests } from "../../../features/appointments/list/Requests.tsx";
import { PendingRequests } from "../../../features/treatmentRequests/PendingRequests.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { dayAt } from "../../../lib/time/calendarDay.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { Page } from "../Page.tsx";
import { WaitingList } from "../../../features/appointments/waitingList/WaitingList.tsx";
import { Button } from "../../../ui/Button.tsx";
import { NewAppointment, type AppointmentPlan } from "./NewAppointment.tsx";

/** A clinician's calendar and the times requested by patients. */
export function CalendarPage() {
  return (
    <NamespaceLoader namespaces={["appointments", "patients"]} fallback={<Loading />}>
      <Weeks />
    </NamespaceLoader>
  );
}

function Weeks() {
  const { t } = useTranslation("appointments");
  const [making, setMaking] = useState<AppointmentPlan | null>(null);
  const showToast = useToast();
  const navigate = useNavigate();
  const zone = useKnownTimeZone();
  const [query, setQuery] = useSearchParams();

  /** Goes to the day of a new appointment, in the same view. */
  function showMade(id: string, startsAt: Date) {
    setMaking(null);
    const day = dayAt(startsAt, zone);
    setQuery(queryOfCalendar({ ...calendarPlaceFromUrl(query, day), day }), { replace: true });
    showToast("success", t("toast.made"), {
      label: t("toast.open"),
      onPress: () => void navigate(medicalPaths.appointment(id)),
    });
  }

  return (
    <Page
      title={t("calendar.title")}
      action={
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button component={Link} to={medicalPaths.hours} startIcon={<HoursIcon />}>
            {t("calendar.hours")}
          </Button>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMaking({})}>
            {t("new.action")}
          </Button>
        </Box>
      }
    >
      <Box
        sx={{
          display: "grid",
          gap: 2.5,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
        }}
      >
        <Calendar onNew={(startsAt) => setMaking({ startsAt })} />
        <Box sx={{ display: "grid", gap: 2.5 }}>
          <PendingRequests />
          <Requests />
          <WaitingList
            onBook={({ patientId, mode }) => setMaking({ patientId, ...(mode && { mode }) })}
          />
        </Box>
      </Box>
      {making === null ? null : (
        <NewAppointment plan={making} onMade={showMade} onClose={() => setMaking(null)} />
      )}
    </Page>
  );
}
