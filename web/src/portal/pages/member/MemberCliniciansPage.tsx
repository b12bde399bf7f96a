import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { FoundClinician } from "@salvia/domain/member/clinicianSearch";
import { conversationId } from "@salvia/domain/member/conversation";
import { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import {
  isPending,
  pendingRequestsMax,
  type TreatmentRequest,
} from "@salvia/domain/member/treatmentRequest";
import { cliniciansMax, type Patient } from "@salvia/domain/record/patient";
import type { FreeStart } from "@salvia/domain/scheduling/freeTimes";
import { memberPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";

import { useWhenText } from "../../../features/appointments/useWhenText.ts";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { AskDialog } from "../../../features/treatmentRequests/AskDialog.tsx";
import { ClinicianSearch } from "../../../features/treatmentRequests/ClinicianSearch.tsx";
import { OwnRequests } from "../../../features/treatmentRequests/OwnRequests.tsx";
import { ownRequests } from "../../../features/treatmentRequests/treatmentRequests.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation } from "../../../firebase/useMutation.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth, useSession } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { FocusKept } from "../../../ui/FocusKept.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { Page } from "../Page.tsx";

/** The clinicians whom a member can choose, and the member's requests to be treated by them. */
export function MemberCliniciansPage() {
  return (
    <NamespaceLoader namespaces={["clinicians", "specialties"]} fallback={<Loading />}>
      <Clinicians />
    </NamespaceLoader>
  );
}

function Clinicians() {
  const { t } = useTranslation(["clinicians", "portal"]);
  const uid = useAuth().user?.uid ?? "";
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  const asked = useLiveQuery("treatmentRequests/own", ownRequests(uid));
  const problem = own.status === "error" ? own : asked.status === "error" ? asked : null;
  return (
    <Page title={t("portal:nav.clinicians")} lead={t("lead")}>
      {problem !== null ? <LoadProblem of={problem} /> : null}
      {own.status === "content" && asked.status === "content" ? (
        own.value === null ? (
          <Notice severity="info">{t("noPatient")}</Notice>
        ) : (
          <Choice uid={uid} patient={own.value} requests={asked.value} />
        )
      ) : problem === null ? (
        <LoadingBlock height={160} label={t("search.loading")} />
      ) : null}
    </Page>
  );
}

/** The clinician whom the member is about to ask, and the free time that they chose. */
type Asking = { clinician: FoundClinician; start: FreeStart | null };

type ChoiceProps = { uid: string; patient: Patient; requests: readonly TreatmentRequest[] };

function Choice({ uid, patient, requests }: ChoiceProps) {
  const { t } = useTranslation("clinicians");
  const now = useNow();
  const session = useSession();
  const mutation = useMutation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const navigate = useNavigate();
  const whenText = useWhenText();
  const showToast = useToast();
  const current = requests.filter(({ expireAt }) => now < expireAt);
  const pending = current.filter((request) => isPending(request, now)).length;
  const limit =
    patient.clinicians.length >= cliniciansMax
      ? t("full", { most: cliniciansMax })
      : pending >= pendingRequestsMax
        ? t("quota", { most: pendingRequestsMax })
        : null;

  function open(clinician: FoundClinician, start: FreeStart | null) {
    mutation.forget();
    setAsking({ clinician, start });
  }

  async function ask({ uid: clinicianId }: FoundClinician, reason: string) {
    const done = await mutation.run(async () => {
      await session.ask(treatmentEndpoints.requestTreatment, { clinicianId, reason });
    });
    if (!done) return;
    setAsking(null);
    showToast("success", t("ask.sent"));
  }

  return (
    // The focus stays beside an asked clinician, whose part keeps it before this one does.
    <FocusKept
      changed={current.map(({ clinicianId, status }) => clinicianId + status).join()}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
    >
      {current.length === 0 ? null : <OwnRequests requests={current} />}
      {limit === null ? null : <Notice severity="info">{limit}</Notice>}
      {asking === null ? null : (
        <AskDialog
          name={asking.clinician.name}
          time={asking.start && whenText(asking.start.startsAt)}
          mutation={mutation}
          onAsk={(reason) => void ask(asking.clinician, reason)}
          onClose={() => setAsking(null)}
        />
      )}
      <ClinicianSearch
        optionsFor={(clinician) => {
          const request = current.find(({ clinicianId }) => clinicianId === clinician.uid);
          const isTreating = patient.clinicians.includes(clinician.uid);
          // An accepted request whose treatment has ended can be made again.
          const isOpen = request === undefined || request.status === "accepted";
          const onTime = isTreating
            ? (start: FreeStart) =>
                void navigate(memberPaths.requestTo(clinician.uid), { state: start })
            : isOpen && limit === null
              ? (start: FreeStart) => open(clinician, start)
              : null;
          const children = (
            <FocusKept
              // The button may have left while the question was open, which returns the focus to it.
              changed={`${isTreating ? "treats" : isOpen ? "open" : request.status} ${asking?.clinician.uid === clinician.uid}`}
              sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}
            >
              {isTreating ? (
                <Known patientId={uid} clinician={clinician} />
              ) : isOpen ? (
                <Button
                  variant="outlined"
                  aria-label={t("ask.name", { name: clinician.name })}
                  aria-disabled={limit !== null}
                  onClick={() => {
                    if (limit === null) open(clinician, null);
                  }}
                >
                  {t("ask.action")}
                </Button>
              ) : (
                <Typography>{t(`own.${request.status}`)}</Typography>
              )}
            </FocusKept>
          );
          return { onTime, children };
        }}
      />
    </FocusKept>
  );
}

type KnownProps = { patientId: string; clinician: FoundClinician };

/** What a member can do with a clinician who treats them. */
function Known({ patientId, clinician: { uid: clinicianId, name } }: KnownProps) {
  const { t } = useTranslation("clinicians");
  const conversation = conversationId({ patientId, clinicianId });
  return (
    <>
      <Typography sx={{ flexBasis: "100%" }}>{t("known.treats")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", marginLeft: -2 }}>
        <Button
          component={Link}
          to={memberPaths.requestTo(clinicianId)}
          aria-label={t("known.bookName", { name })}
        >
          {t("known.book")}
        </Button>
        <Button
          component={Link}
          to={memberPaths.conversation(conversation)}
          aria-label={t("known.writeName", { name })}
        >
          {t("known.write")}
        </Button>
      </Box>
    </>
  );
}
