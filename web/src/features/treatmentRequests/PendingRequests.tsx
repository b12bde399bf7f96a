import Box from "@mui/material/Box";
import { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import {
  treatmentRequestDays,
  type TreatmentRequest,
} from "@salvia/domain/member/treatmentRequest";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { useMutation } from "../../firebase/useMutation.ts";
import { languageName } from "../../i18n/languageName.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useAuth, useSession } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { FocusKept } from "../../ui/FocusKept.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { TimeAgo } from "../../ui/time/TimeAgo.tsx";
import { usePendingRequests } from "./usePendingRequests.ts";

/** The members who ask a clinician to treat them, live; renders nothing if there are none. */
export function PendingRequests() {
  return (
    <NamespaceLoader namespaces={["clinicians"]} fallback={null}>
      <Pending />
    </NamespaceLoader>
  );
}

function Pending() {
  const { t } = useTranslation("clinicians");
  const live = usePendingRequests(useAuth().user?.uid ?? "");
  const mutation = useMutation();
  const session = useSession();
  const showToast = useToast();
  const navigate = useNavigate();
  const [declined, setDeclined] = useState<TreatmentRequest | null>(null);

  async function answer({ patientId, patientName: name }: TreatmentRequest, accepted: boolean) {
    setDeclined(null);
    const done = await mutation.run(async () => {
      await session.ask(treatmentEndpoints.answerTreatmentRequest, { patientId, accepted });
    });
    if (!done) return;
    if (accepted) {
      showToast("success", t("pending.accepted", { name }), {
        label: t("pending.open"),
        onPress: () => void navigate(medicalPaths.patient(patientId)),
      });
    } else showToast("success", t("pending.declined"));
  }

  const isNone =
    live.status === "loading" || (live.status === "empty" && mutation.failure === null);
  const requests = live.status === "content" ? live.value : [];
  return (
    // An answered request disappears together with the button that was pressed.
    <FocusKept changed={live.status === "content" ? live.value : null}>
      {isNone ? null : (
        <Section title={t("pending.title")} lead={t("pending.lead")}>
          <MutationProblem mutation={mutation} />
          {live.status === "error" ? (
            <LoadProblem of={live} />
          ) : (
            <PlainList aria-label={t("pending.title")}>
              {requests.map((request) => (
                <PendingRequest
                  key={request.patientId}
                  request={request}
                  isBusy={mutation.busy}
                  onAccept={() => void answer(request, true)}
                  onDecline={() => {
                    mutation.forget();
                    setDeclined(request);
                  }}
                />
              ))}
            </PlainList>
          )}
        </Section>
      )}
      {declined === null ? null : (
        <ConfirmDialog
          open
          title={t("decline.title", { name: declined.patientName })}
          body={t("decline.body", { days: treatmentRequestDays })}
          cancelLabel={t("decline.stay")}
          confirmLabel={t("decline.action")}
          onCancel={() => setDeclined(null)}
          onConfirm={() => void answer(declined, false)}
        />
      )}
    </FocusKept>
  );
}

type PendingRequestProps = {
  request: TreatmentRequest;
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

function PendingRequest({ request, isBusy, onAccept, onDecline }: PendingRequestProps) {
  const { t } = useTranslation("clinicians");
  const { language: own } = useLanguage();
  const { patientName: name, age, language, reason } = request;
  const about = [
    age === null ? null : t("pending.age", { count: age }),
    language === null ? null : t("pending.language", { language: languageName(language, own) }),
  ].filter((text) => text !== null);
  return (
    <Box
      component="li"
      sx={{ display: "grid", gap: 0.5, paddingBlock: 1, overflowWrap: "anywhere" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5 }}>
        <b>{name}</b>
        <Box component="span" sx={{ color: "text.secondary" }}>
          <TimeAgo moment={request.createdAt} />
        </Box>
      </Box>
      {about.length === 0 ? null : <span>{about.join(" · ")}</span>}
      {reason === "" ? null : <span>{t("pending.reason", { reason })}</span>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant="contained"
          aria-label={t("pending.acceptName", { name })}
          aria-disabled={isBusy}
          onClick={onAccept}
        >
          {t("pending.accept")}
        </Button>
        <Button
          aria-label={t("pending.declineName", { name })}
          aria-disabled={isBusy}
          onClick={onDecline}
        >
          {t("pending.decline")}
        </Button>
      </Box>
    </Box>
  );
}
