import AddIcon from "@mui/icons-material/Add";
import HoursIcon from "@mui/icons-material/EditCalendarOutlined";
import SideIcon from "@mui/icons-material/VerticalSplitOutlined";
import Box from "@mui/material/Box";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useId, useState } from "react";
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
import { deviceStorage } from "../../../lib/storage.ts";
import { dayAt } from "../../../lib/time/calendarDay.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { Page } from "../Page.tsx";
import { WaitingList } from "../../../features/appointments/waitingList/WaitingList.tsx";
import { Button } from "../../../ui/Button.tsx";
import { badgeText, useSigns } from "../../signs/signs.ts";
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
  const [isSideShown, setSideShown] = useState(() => deviceStorage.get(sideHiddenKey) === null);
  const { requests } = useSigns();
  const side = useId();

  function toggleSide() {
    deviceStorage.set(sideHiddenKey, isSideShown ? "hidden" : null);
    setSideShown(!isSideShown);
  }

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
          <Button
            startIcon={<SideIcon />}
            aria-expanded={isSideShown}
            aria-controls={side}
            onClick={toggleSide}
            sx={{ display: { xs: "none", lg: "inline-flex" } }}
          >
            {t(isSideShown || requests === 0 ? "calendar.side" : "calendar.sideWith", {
              amount: badgeText(requests),
            })}
          </Button>
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
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            ...(isSideShown && { lg: "minmax(0, 1fr) 272px" }),
          },
        }}
      >
        <Calendar onNew={(startsAt) => setMaking({ startsAt })} />
        <Box
          id={side}
          sx={{
            display: { xs: "grid", lg: isSideShown ? "grid" : "none" },
            gap: 2.5,
            "& section": { padding: 2 },
          }}
        >
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

/** Whether this device, by its screen, gives the calendar the whole width. */
const sideHiddenKey = "calendarSideHidden";
