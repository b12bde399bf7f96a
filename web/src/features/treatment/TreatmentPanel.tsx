import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import { cliniciansMax, type Patient } from "@salvia/domain/record/patient";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { patientIdentifiers } from "../../lib/patientIdentifiers.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { Section } from "../../ui/Section.tsx";
import { useStaffName } from "../../ui/StaffName.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFocusKept } from "../../ui/useFocusKept.ts";
import { treatedPatient } from "./treatment.data.ts";

type TreatmentPanelProps = {
  uid: string;
  /** The clinicians to choose from. */
  clinicians: readonly { uid: string; name: string }[];
  /** The path to the patient's entries in the audit log. */
  logPath: string;
  onClose: () => void;
};

/** A patient, live, and who treats them. */
export function TreatmentPanel({ uid, ...others }: TreatmentPanelProps) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "treatment" });
  const live = useLiveQuery(`treatment/patient/${uid}`, treatedPatient(uid));
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status !== "content") return <Skeleton variant="rounded" height={240} />;
  if (live.value === null) return <Notice severity="info">{t("panel.gone")}</Notice>;
  return <Treatment uid={uid} patient={live.value} {...others} />;
}

type TreatmentProps = TreatmentPanelProps & { patient: Patient };

function Treatment({ uid, patient, clinicians, logPath, onClose }: TreatmentProps) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "treatment" });
  const { language } = useLanguage();
  const session = useSession();
  const mutation = useMutation();
  const showToast = useToast();
  const [chosen, setChosen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A change may remove the button that opened the dialog, which had the focus.
  useFocusKept(container, patient);
  const choices = clinicians.filter((each) => !patient.clinicians.includes(each.uid));
  const isFull = patient.clinicians.length >= cliniciansMax;

  async function change(clinicianId: string, treats: boolean) {
    setRemoved(null);
    const done = await mutation.run(async () => {
      const input = { patientId: uid, clinicianId, treats };
      await session.ask(patientEndpoints.changeTreatment, input);
    });
    if (!done) return;
    setChosen(null);
    showToast("success", t(treats ? "panel.added" : "panel.removed"));
  }

  return (
    <Section
      title={patient.name}
      headingRef={heading}
      lead={patientIdentifiers(patient, language)}
      action={<Button onClick={onClose}>{t("panel.close")}</Button>}
    >
      <Box ref={container} tabIndex={-1} sx={{ display: "grid", gap: 2, outline: "none" }}>
        <Typography sx={{ color: "text.secondary", maxWidth: "60ch" }}>
          {t("panel.lead")}
        </Typography>
        <Box component="ul" aria-label={t("panel.clinicians")} sx={{ margin: 0, padding: 0 }}>
          {patient.clinicians.map((clinician) => (
            <Clinician
              key={clinician}
              uid={clinician}
              isLast={patient.clinicians.length === 1}
              onRemove={() => {
                mutation.forget();
                setRemoved(clinician);
              }}
            />
          ))}
        </Box>
        {patient.clinicians.length === 1 ? (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("panel.last")}
          </Typography>
        ) : null}
        {isFull ? (
          <Notice severity="info">{t("panel.full", { count: cliniciansMax })}</Notice>
        ) : (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
            <FilterChoice
              label={t("panel.add")}
              any={t("panel.choose")}
              value={chosen}
              choices={choices.map((each) => [each.uid, each.name] as const)}
              onChoose={setChosen}
            />
            <BusyButton
              variant="contained"
              busy={mutation.busy}
              busyLabel={t("panel.busy")}
              aria-disabled={chosen === null}
              onClick={() => {
                if (chosen !== null) void change(chosen, true);
              }}
            >
              {t("panel.addAction")}
            </BusyButton>
          </Box>
        )}
        <MutationProblem mutation={mutation} />
        <Link component={RouterLink} to={logPath} sx={{ justifySelf: "start" }}>
          {t("panel.log")}
        </Link>
        {removed === null ? null : (
          <RemoveDialog
            uid={removed}
            patientName={patient.name}
            onCancel={() => setRemoved(null)}
            onConfirm={() => void change(removed, false)}
          />
        )}
      </Box>
    </Section>
  );
}

type ClinicianProps = { uid: string; isLast: boolean; onRemove: () => void };

function Clinician({ uid, isLast, onRemove }: ClinicianProps) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "treatment" });
  const name = useStaffName(uid);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 2,
        minHeight: 52,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box component="span" sx={{ overflowWrap: "anywhere" }}>
        {name}
      </Box>
      {isLast ? null : (
        <Button color="error" aria-label={t("panel.removeName", { name })} onClick={onRemove}>
          {t("panel.remove")}
        </Button>
      )}
    </Box>
  );
}

type RemoveDialogProps = {
  uid: string;
  patientName: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks before a clinician loses access to a patient's record. */
function RemoveDialog({ uid, patientName, onCancel, onConfirm }: RemoveDialogProps) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "treatment" });
  const name = useStaffName(uid);
  return (
    <ConfirmDialog
      open
      title={t("remove.title", { name })}
      body={t("remove.body", { name, patient: patientName })}
      cancelLabel={t("remove.stay")}
      confirmLabel={t("remove.action")}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
