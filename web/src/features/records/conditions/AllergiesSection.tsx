import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import {
  activeAllergies,
  allergiesFrom,
  isAboutAllergy,
  type AboutAllergy,
  type Allergies,
  type Allergy,
} from "@salvia/domain/record/allergy";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation } from "../../../firebase/useMutation.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { draftsOf } from "../../../ui/drafts.ts";
import { Section } from "../../../ui/Section.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { type OpenRecordKey, recordLingerMs } from "../openRecord.ts";
import { EditableSection } from "../EditableSection.tsx";
import { EntryHistory } from "../EntryHistory.tsx";
import { SectionToCome } from "../SectionToCome.tsx";
import { addAllergy, allergiesOf, type Row } from "../records.data.ts";
import { AllergyForm, noAllergy, type AllergyDraft } from "./AllergyForm.tsx";
import { AllergyText, useAllergyDetails } from "./AllergyText.tsx";
import { ClinicalRows } from "../ClinicalRows.tsx";
import { useConditionTexts } from "./useConditionTexts.ts";

type AllergiesSectionProps = {
  patientId: string;
  /** The access for recording allergies; null for read-only users, who are the patient. */
  access: OpenRecordKey | null;
};

/** A patient's allergies, the first thing to read in a record, and never hidden. */
export function AllergiesSection({ patientId, access }: AllergiesSectionProps) {
  const { t } = useTranslation("recordSummary");
  const live = useAllergies(patientId);
  const title = t("allergies.title");
  if (live.status !== "content") return <SectionToCome title={title} part={live} />;
  const allergies = allergiesFrom(live.value);
  const active = activeAllergies(allergies).map(({ latest }) => latest);
  const isUrgent = active.some(({ criticality }) => criticality === "high");
  const history = <History newestFirst={live.value} access={access} />;
  if (access !== null) {
    return (
      <EditableSection
        title={title}
        urgent={isUrgent}
        access={access}
        add={t("allergies.add")}
        empty={noAllergy}
        drafts={drafts}
        renderList={(open, isFormOpen) => (
          <>
            <Answer
              allergies={allergies}
              editing={{
                access,
                onChange: ({ substance, criticality, reaction, onset }) =>
                  open({ substance, criticality, reaction: reaction ?? "", onset: onset ?? "" }),
              }}
            />
            {active.length > 0 || isFormOpen ? null : <NoneKnown access={access} />}
          </>
        )}
        renderForm={(props) => <AllergyForm {...props} active={active} />}
        history={history}
      />
    );
  }
  return (
    <Section title={title} urgent={isUrgent}>
      <Answer allergies={allergies} isOwn />
      {history}
    </Section>
  );
}

/** All entries about a patient's allergies; views of the same patient share the listener. */
export function useAllergies(patientId: string) {
  const name = `records/${patientId}/allergies`;
  return useLiveQuery(name, allergiesOf(patientId), undefined, recordLingerMs);
}

type AnswerProps = {
  allergies: Allergies;
  /** Whether the reader is the patient. */
  isOwn?: boolean;
  editing?: { onChange: (allergy: AboutAllergy) => void; access: OpenRecordKey };
};

function Answer({ allergies, isOwn = false, editing }: AnswerProps) {
  const { t } = useTranslation("recordSummary");
  const texts = useConditionTexts("allergies");
  if (allergies.answer === "notAsked") {
    return (
      <Notice severity={isOwn ? "info" : "warning"}>
        {t(isOwn ? "allergies.ownNotAsked" : "allergies.notAsked")}
      </Notice>
    );
  }
  if (allergies.answer === "noneKnown") {
    return (
      <Typography>
        <b>{t("allergies.noneKnown")}</b>
        <Box component="span" sx={{ color: "text.secondary" }}>
          {" · "}
          <StaffName uid={allergies.latest.clinicianId} />
          {" · "}
          <ExactTime moment={allergies.latest.createdAt} />
        </Box>
      </Typography>
    );
  }
  const resolved = allergies.resolved.map(({ latest }) => latest.substance);
  return (
    <>
      {allergies.active.length === 0 ? (
        <Typography>{t("allergies.noneActive")}</Typography>
      ) : (
        <ClinicalRows
          texts={texts}
          areBeside
          active={allergies.active.map(({ latest }) => latest)}
          nameOf={({ substance }) => substance}
          renderEntry={(allergy) => <AllergyText allergy={allergy} />}
          editing={
            editing === undefined
              ? null
              : {
                  onChange: editing.onChange,
                  end: ({ substance, criticality, reaction, onset }) =>
                    addAllergy(editing.access, {
                      status: "resolved",
                      substance,
                      criticality,
                      reaction,
                      onset,
                    }),
                }
          }
        />
      )}
      {resolved.length === 0 ? null : (
        <Typography sx={{ color: "text.secondary" }}>
          {t("allergies.resolved", { names: resolved.join(", ") })}
        </Typography>
      )}
    </>
  );
}

const drafts = draftsOf<AllergyDraft>();

/** States that the patient has no known allergies, after a question: it is read as an answer. */
function NoneKnown({ access }: { access: OpenRecordKey }) {
  const { t } = useTranslation("recordSummary");
  const [asking, setAsking] = useState(false);
  const mutation = useMutation();
  return (
    <>
      <div>
        {/* Its label can't be read as the statement itself. */}
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t("allergies.stateNone")}
        </Button>
      </div>
      <MutationProblem mutation={mutation} />
      <ConfirmDialog
        open={asking}
        harmless
        title={t("allergies.stating.title")}
        body={t("allergies.stating.body")}
        cancelLabel={t("allergies.stating.stay")}
        confirmLabel={t("allergies.stating.confirm")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void mutation.run(() => addAllergy(access, noneKnown));
        }}
      />
    </>
  );
}

const noneKnown = {
  status: "noneKnown",
  substance: null,
  criticality: null,
  reaction: null,
  onset: null,
} as const;

type HistoryProps = { newestFirst: readonly Row<Allergy>[]; access: OpenRecordKey | null };

function History({ newestFirst, access }: HistoryProps) {
  const { t } = useTranslation("recordSummary");
  const detailsOf = useAllergyDetails();
  return (
    <EntryHistory
      part="allergies"
      summary={t("allergies.history", { count: newestFirst.length })}
      newestFirst={newestFirst}
      access={access}
      describe={(entry) => {
        if (!isAboutAllergy(entry)) return t("allergies.noneKnown");
        const { status, substance: name } = entry;
        return status === "resolved"
          ? t("allergies.event.resolved", { name })
          : t("allergies.event.active", { name, details: detailsOf(entry) });
      }}
    />
  );
}
