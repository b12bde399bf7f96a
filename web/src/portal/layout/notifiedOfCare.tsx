import { conversationId } from "@salvia/domain/member/conversation";

import {
  AppointmentSummary,
  ClinicianTime,
  type AppointmentSummaryProps,
  type ClinicianTimeProps,
} from "../../features/appointments/list/AppointmentSummary.tsx";
import { conversationOfTwo } from "../../features/messages/messages.data.ts";
import { pendingRequests } from "../../features/treatmentRequests/treatmentRequests.data.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { StaffName } from "../../ui/StaffName.tsx";

export function NotifiedAppointment(appointment: AppointmentSummaryProps) {
  return <AppointmentSummary {...appointment} />;
}

export function NotifiedOffer(offer: ClinicianTimeProps) {
  return <ClinicianTime {...offer} />;
}

type NotifiedPartnerProps = {
  about: "conversation" | "request";
  /** Of the conversation or the request: the ids of the patient and the clinician. */
  id: string;
  /** The reader. */
  uid: string;
  isClinician: boolean;
};

/** Who a conversation or a request for treatment is with; nothing if the reader can't read it. */
export function NotifiedPartner({ about, id, uid, isClinician }: NotifiedPartnerProps) {
  if (!isClinician) return <StaffName uid={id.slice(uid.length + 1)} />;
  const patientId = id.slice(0, -uid.length - 1);
  return about === "conversation" ? (
    <Writer patientId={patientId} clinicianId={uid} />
  ) : (
    <Asker patientId={patientId} clinicianId={uid} />
  );
}

type Two = { patientId: string; clinicianId: string };

function Writer({ patientId, clinicianId }: Two) {
  const live = useLiveQuery(
    `conversation/${conversationId({ patientId, clinicianId })}`,
    conversationOfTwo(patientId, clinicianId),
  );
  if (live.status === "loading") return <span>…</span>;
  return live.status === "content" ? <span>{live.value[0]?.patientName}</span> : null;
}

/** Only as long as the request is pending. */
function Asker({ patientId, clinicianId }: Two) {
  const live = useLiveQuery("treatmentRequests/pending", pendingRequests(clinicianId));
  if (live.status === "loading") return <span>…</span>;
  if (live.status !== "content") return null;
  return <span>{live.value.find((each) => each.patientId === patientId)?.patientName}</span>;
}
