import Box from "@mui/material/Box";
import {
  treatmentRequestDays,
  type TreatmentRequest,
} from "@salvia/domain/member/treatmentRequest";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { Section } from "../../ui/Section.tsx";
import { StaffName, useStaffName } from "../../ui/StaffName.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { TimeAgo } from "../../ui/time/TimeAgo.tsx";
import { withdrawRequest } from "./treatmentRequests.data.ts";

/** A member's requests of the last weeks, with a way to withdraw pending ones. */
export function OwnRequests({ requests }: { requests: readonly TreatmentRequest[] }) {
  const { t } = useTranslation("clinicians");
  const mutation = useMutation();
  const showToast = useToast();

  async function withdraw(request: TreatmentRequest) {
    if (await mutation.run(() => withdrawRequest(request)))
      showToast("success", t("own.withdrawn"));
  }

  return (
    <Section title={t("own.title")} lead={t("own.lead", { days: treatmentRequestDays })}>
      <MutationProblem mutation={mutation} />
      <PlainList aria-label={t("own.title")}>
        {requests.map((request) => (
          <Box
            component="li"
            key={request.clinicianId}
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 56 }}
          >
            <Box sx={{ flex: "1 1 14rem", minWidth: 0, display: "grid", overflowWrap: "anywhere" }}>
              <b>
                <StaffName uid={request.clinicianId} />
              </b>
              <Box component="span" sx={{ color: "text.secondary" }}>
                <span>{`${t(`own.${request.status}`)} · `}</span>
                <TimeAgo moment={request.decidedAt ?? request.createdAt} />
              </Box>
            </Box>
            {request.status === "pending" ? (
              <Withdraw
                clinicianId={request.clinicianId}
                isBusy={mutation.busy}
                onPress={() => void withdraw(request)}
              />
            ) : null}
          </Box>
        ))}
      </PlainList>
    </Section>
  );
}

type WithdrawProps = { clinicianId: string; isBusy: boolean; onPress: () => void };

function Withdraw({ clinicianId, isBusy, onPress }: WithdrawProps) {
  const { t } = useTranslation("clinicians");
  const name = useStaffName(clinicianId);
  return (
    <Button
      sx={{ marginLeft: -2 }}
      aria-label={t("own.withdrawName", { name })}
      aria-disabled={isBusy}
      onClick={onPress}
    >
      {t("own.withdraw")}
    </Button>
  );
}
