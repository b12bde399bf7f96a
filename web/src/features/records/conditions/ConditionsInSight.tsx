import WarningIcon from "@mui/icons-material/WarningAmberOutlined";
import { activeAllergies, allergiesFrom, type AboutAllergy } from "@salvia/domain/record/allergy";
import { problemsFrom } from "@salvia/domain/record/problem";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useIsRecordShown } from "../shownRecords.ts";
import { useAllergies } from "./AllergiesSection.tsx";
import { useProblems } from "./ProblemsSection.tsx";

/** A patient's allergies and problems in a list of terms, while the page shows the record. */
export function ConditionsInSight({ patientId }: { patientId: string }) {
  if (!useIsRecordShown(patientId)) return null;
  return (
    <NamespaceLoader namespaces={["recordSummary"]} persistent>
      <Conditions patientId={patientId} />
    </NamespaceLoader>
  );
}

function Conditions({ patientId }: { patientId: string }) {
  const { t } = useTranslation("recordSummary");
  const allergies = useAllergies(patientId);
  const problems = useProblems(patientId);
  const known = allergies.status === "content" ? allergiesFrom(allergies.value) : null;
  const active = known === null ? [] : activeAllergies(known).map(({ latest }) => latest);
  const urgent = active.filter(isHigh);
  const named =
    problems.status === "content"
      ? problemsFrom(problems.value).active.map(({ latest }) => latest.name)
      : [];
  return (
    <dl>
      <div data-urgent={urgent.length > 0 || known?.answer === "notAsked"}>
        <dt>{t("allergies.title")}</dt>
        <dd>
          {known === null
            ? t("inSight.unknown")
            : active.length > 0
              ? [...urgent, ...active.filter((allergy) => !isHigh(allergy))].map(
                  (allergy, index) => (
                    <span key={allergy.substance}>
                      {index === 0 ? null : ", "}
                      {isHigh(allergy) ? (
                        <WarningIcon
                          titleAccess={t("allergies.criticality.high")}
                          fontSize="inherit"
                        />
                      ) : null}
                      {allergy.substance}
                    </span>
                  ),
                )
              : known.answer === "notAsked"
                ? t("inSight.notAsked")
                : t(known.answer === "noneKnown" ? "allergies.noneKnown" : "allergies.noneActive")}
        </dd>
      </div>
      {named.length === 0 ? null : (
        <div>
          <dt>{t("problems.title")}</dt>
          <dd>{named.join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}

function isHigh({ criticality }: AboutAllergy): boolean {
  return criticality === "high";
}
