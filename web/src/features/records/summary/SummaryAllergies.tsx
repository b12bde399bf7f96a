import { allergiesFrom, type Allergy } from "@salvia/domain/record/allergy";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import type { Row } from "../records.data.ts";
import { useAllergyDetails } from "./AllergyText.tsx";
import { Loaded } from "./Loaded.tsx";

/** The allergies on a printed summary, or the statement that no answer was recorded. */
export function SummaryAllergies({ live }: { live: LiveQuery<readonly Row<Allergy>[]> }) {
  const { t } = useTranslation("recordSummary");
  return (
    <>
      <h2>{t("allergies.title")}</h2>
      <Loaded live={live}>{(entries) => <Answer entries={entries} />}</Loaded>
    </>
  );
}

function Answer({ entries }: { entries: readonly Row<Allergy>[] }) {
  const { t } = useTranslation("recordSummary");
  const detailsOf = useAllergyDetails();
  const allergies = allergiesFrom(entries);
  if (allergies.answer === "notAsked") return <p>{t("print.allergiesNotAsked")}</p>;
  if (allergies.answer === "noneKnown") return <p>{t("allergies.noneKnown")}</p>;
  if (allergies.active.length === 0) return <p>{t("allergies.noneActive")}</p>;
  return (
    <ul>
      {allergies.active.map(({ latest }) => (
        <li key={latest.id}>
          <b>{latest.substance}</b> · {detailsOf(latest)}
        </li>
      ))}
    </ul>
  );
}
