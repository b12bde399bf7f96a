import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { recordLingerMs } from "../openRecord.ts";
import { unsignedNotes, unsignedNotesShown, type UnsignedNote } from "./unsignedNotes.data.ts";
import { useRecordAppointment } from "../useRecordAppointment.ts";

/** Reminds a clinician of unsigned notes; renders nothing if there are none. */
export function UnsignedNotesSection() {
  const uid = useAuth().user?.uid;
  return uid === undefined ? null : (
    <NamespaceLoader namespaces={["records"]} fallback={null}>
      <Unsigned uid={uid} />
    </NamespaceLoader>
  );
}

function Unsigned({ uid }: { uid: string }) {
  const { t } = useTranslation("records");
  const notes = useLiveQuery(
    `records/unsigned/${uid}`,
    unsignedNotes(uid),
    (found) => found.length === 0,
    recordLingerMs,
  );
  if (notes.status === "loading" || notes.status === "empty") return null;
  return (
    <Section title={t("unsigned.title")} lead={t("unsigned.lead")}>
      {notes.status === "error" ? (
        <LoadProblem of={notes} />
      ) : (
        <>
          <PlainList aria-label={t("unsigned.title")} sx={{ display: "grid", gap: 1 }}>
            {notes.value.slice(0, unsignedNotesShown).map((note) => (
              <Item key={note.id} note={note} />
            ))}
          </PlainList>
          {notes.value.length > unsignedNotesShown ? (
            <Typography sx={{ color: "text.secondary" }}>{t("unsigned.more")}</Typography>
          ) : null}
        </>
      )}
    </Section>
  );
}

/**
 * One note. The patient's name comes from the appointment, which its clinician may always read,
 * even after no longer treating the patient.
 */
function Item({ note: { patientId, appointmentId, createdAt } }: { note: UnsignedNote }) {
  const { t } = useTranslation("records");
  const appointment = useRecordAppointment(appointmentId);
  const name = appointment.status === "content" ? appointment.value?.patientName : undefined;
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
      <Link
        component={RouterLink}
        to={{ pathname: medicalPaths.record(patientId), search: `?appointment=${appointmentId}` }}
      >
        {name ?? t("unsigned.noName")}
      </Link>{" "}
      <Typography component="span" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {t("unsigned.since")} <ExactTime moment={createdAt} />
      </Typography>
    </Box>
  );
}
