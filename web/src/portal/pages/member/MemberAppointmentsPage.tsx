import { freeStartSchema } from "@salvia/domain/member/clinicianSearch";
import type { OfferedTime } from "@salvia/domain/mail/notification";
import type { Patient } from "@salvia/domain/record/patient";
import type { WaitingListEntry } from "@salvia/domain/scheduling/waitingList";
import { memberPaths } from "@salvia/domain/site/paths";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useSearchParams } from "react-router";

import { AppointmentDialog } from "../../../features/appointments/form/AppointmentDialog.tsx";
import { ClinicianChoice } from "../../../features/appointments/form/ClinicianChoice.tsx";
import { MemberAppointments } from "../../../features/appointments/list/MemberAppointments.tsx";
import { OwnWaitingList } from "../../../features/appointments/waitingList/OwnWaitingList.tsx";
import { ownWaitingList } from "../../../features/appointments/waitingList/waitingList.data.ts";
import { WaitingListDialog } from "../../../features/appointments/waitingList/WaitingListDialog.tsx";
import { offeredTime } from "../../../features/notifications/notifications.data.ts";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Page } from "../Page.tsx";

/** A member's appointments, and a way to request one. */
export function MemberAppointmentsPage() {
  return (
    <NamespaceLoader namespaces={["appointments"]} fallback={<Loading />}>
      <Appointments />
    </NamespaceLoader>
  );
}

/** The clinician to wait for, and the appointment that an earlier time would replace. */
type Waiting = { clinicianId: string; before: Date | null };

function Appointments() {
  const { t } = useTranslation("appointments");
  const uid = useAuth().user?.uid ?? "";
  const now = useNow();
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  const waits = useLiveQuery("waitingList/own", ownWaitingList(uid));
  const [query, setQuery] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const showToast = useToast();
  const patient = own.status === "content" ? own.value : null;
  const entries: readonly WaitingListEntry[] =
    waits.status === "content" ? waits.value.filter(({ until }) => until > now) : [];
  const offerId = query.get("offer");
  const wantedId = query.get("clinician");
  const hasDoctor = (patient?.clinicians.length ?? 0) > 0;
  const ask = !hasDoctor ? null : (
    <Button variant="contained" onClick={() => setAsking(true)}>
      {t("ask.action")}
    </Button>
  );
  function close() {
    setAsking(false);
    setQuery({}, { replace: true });
  }
  const form = (offer: OfferedTime | null) =>
    patient === null ? null : (
      <Ask
        uid={uid}
        patient={patient}
        {...{ offer, wantedId }}
        onRequested={() => {
          close();
          showToast("success", t("toast.asked"));
        }}
        onWait={(clinicianId) => {
          close();
          setWaiting({ clinicianId, before: null });
        }}
        onClose={close}
      />
    );
  return (
    <Page title={t("member.title")} lead={t("member.lead")} action={ask}>
      <LoadProblem of={own} />
      {own.status === "content" && !hasDoctor ? (
        <Notice
          severity="info"
          action={
            patient === null ? null : (
              <Button color="inherit" size="small" component={Link} to={memberPaths.clinicians}>
                {t("member.findDoctor")}
              </Button>
            )
          }
        >
          {t("member.noDoctor")}
        </Notice>
      ) : null}
      <MemberAppointments
        patient={patient}
        onWait={({ clinicianId, startsAt }) => setWaiting({ clinicianId, before: startsAt })}
      />
      {waits.status === "error" ? (
        <LoadProblem of={waits} />
      ) : entries.length === 0 ? null : (
        <OwnWaitingList
          entries={entries}
          onChange={({ clinicianId }) => setWaiting({ clinicianId, before: null })}
        />
      )}
      {offerId !== null ? (
        <Offered uid={uid} id={offerId} onClose={close} render={form} />
      ) : asking || wantedId !== null ? (
        form(null)
      ) : null}
      {waiting !== null && patient !== null && waits.status === "content" ? (
        <WaitingListDialog
          {...waiting}
          patientId={uid}
          patientName={patient.name}
          entry={waits.value.find((each) => each.clinicianId === waiting.clinicianId) ?? null}
          onClose={() => setWaiting(null)}
        />
      ) : null}
    </Page>
  );
}

type OfferedProps = {
  uid: string;
  /** The id of the notification. */
  id: string;
  onClose: () => void;
  render: (offer: OfferedTime) => ReactNode;
};

/** The form to request a time that a notification offers, or a notice that the time has passed. */
function Offered({ uid, id, onClose, render }: OfferedProps) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const live = useLiveQuery(`offer/${id}`, offeredTime(uid, id), (offer) => offer === null);
  if (live.status === "loading") return null;
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status === "empty" || live.value === null || live.value.startsAt <= now) {
    return (
      <Notice severity="info" action={<Button onClick={onClose}>{t("waitingList.close")}</Button>}>
        {t("waitingList.offerOver")}
      </Notice>
    );
  }
  return render(live.value);
}

type AskProps = {
  uid: string;
  patient: Patient;
  /** The time to request; null if it is still to be chosen. */
  offer: OfferedTime | null;
  /** The clinician to begin with; null if the member is to choose one. */
  wantedId: string | null;
  onRequested: () => void;
  onWait: (clinicianId: string) => void;
  onClose: () => void;
};

function Ask({ uid, patient, offer, wantedId, onRequested, onWait, onClose }: AskProps) {
  const { t } = useTranslation("appointments");
  const { name, clinicians } = patient;
  const single = clinicians.length === 1 ? clinicians[0] : undefined;
  const wanted = clinicians.find((each) => each === wantedId) ?? single;
  const [chosen, setChosen] = useState(offer?.clinicianId ?? wanted ?? null);
  const state: unknown = useLocation().state;
  const [time] = useState(() => offer ?? (wanted === wantedId ? chosenTime(state) : null));
  return (
    <AppointmentDialog
      title={t("ask.title")}
      confirm={t("ask.confirm")}
      picker={<ClinicianChoice uids={clinicians} value={chosen} onChoose={setChosen} />}
      chooseFirst={t("ask.chooseClinician")}
      clinicianId={chosen}
      {...(time && { startsAt: time.startsAt, mode: time.mode })}
      below={
        offer !== null ? (
          <Notice severity="info">{t("waitingList.offer")}</Notice>
        ) : chosen === null ? null : (
          <Button sx={{ justifySelf: "start" }} onClick={() => onWait(chosen)}>
            {t("waitingList.noTime")}
          </Button>
        )
      }
      between={
        chosen === null
          ? null
          : {
              clinicianId: chosen,
              patientId: uid,
              patientName: name,
              requestedBy: uid,
              status: "pending",
            }
      }
      onMade={onRequested}
      onClose={onClose}
    />
  );
}

/** The free time that the member chose in the search of clinicians; null without one to come. */
function chosenTime(state: unknown): Pick<OfferedTime, "startsAt" | "mode"> | null {
  const { data } = freeStartSchema.safeParse(state);
  if (data === undefined || data.startsAt <= new Date()) return null;
  const [mode = "telemedicine"] = data.modes;
  return { startsAt: data.startsAt, mode };
}
