import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { earlierAppointments } from "../data/appointments.data.ts";
import { AppointmentList } from "./AppointmentList.tsx";

/** A member's appointments before a time, 20 at a time, once they are asked for. */
export function EarlierAppointments({ before }: { before: Date }) {
  const { t } = useTranslation("appointments");
  const [shown, setShown] = useState(false);
  if (shown) return <Earlier before={before} />;
  return (
    <div>
      <Button variant="outlined" onClick={() => setShown(true)}>
        {t("member.showEarlier")}
      </Button>
    </div>
  );
}

function Earlier({ before }: { before: Date }) {
  const { t } = useTranslation("appointments");
  const uid = useAuth().user?.uid ?? "";
  const live = useLiveQuery(
    `appointments/own/earlier/${before.getTime()}`,
    earlierAppointments(uid, before),
    ({ rows, more }) => rows.length === 0 && more === "none",
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isMore = live.status === "content" && live.value.more !== "none";
  // The pressed button is gone while the first page loads, and after the last one.
  useFocusKept(heading, `${live.status} ${isMore}`);
  return (
    <Section title={t("member.earlier")} headingRef={heading}>
      {live.status === "loading" ? (
        <LoadingBlock height={240} label={t("loading")} />
      ) : live.status === "error" ? (
        <LoadProblem of={live} />
      ) : live.status === "empty" ? (
        <Typography>{t("member.noneEarlier")}</Typography>
      ) : (
        <>
          <AppointmentList
            label={t("member.earlier")}
            dated
            rows={live.value.rows}
            renderName={({ appointment }) => <StaffName uid={appointment.clinicianId} />}
            pathOf={null}
          />
          <ShowMore {...live.value} label={t("member.showEarlier")} />
        </>
      )}
    </Section>
  );
}
