import { ageOn } from "@salvia/domain/record/patient";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import { shownPatients } from "../../features/patients/search/patientSearchWork.ts";
import { usePatientSearch } from "../../features/patients/search/usePatientSearch.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayAt } from "../../lib/time/calendarDay.ts";
import { dateText } from "../../lib/time/dateText.ts";
import type { SearchResult } from "../../ui/search/SearchDialog.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { Palette, type AreaSearchProps, type FoundPeople } from "./Palette.tsx";

/** A clinician's search for their patients, pages and actions. */
export function MedicalSearch(props: AreaSearchProps) {
  return (
    <NamespaceLoader namespaces={["patients", "finding"]} fallback={null}>
      <Search {...props} />
    </NamespaceLoader>
  );
}

function Search(props: AreaSearchProps) {
  const { t } = useTranslation("patients");
  const [typed, setTyped] = useState("");
  const people = usePatients(typed);
  return (
    <Palette
      {...props}
      {...{ typed, people }}
      role="medical"
      hint={t("search.hint")}
      onType={setTyped}
    />
  );
}

/** The clinician's patients that match; none before something is typed. */
function usePatients(typed: string): FoundPeople {
  const { t } = useTranslation("patients");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const today = dayAt(useNow(), useKnownTimeZone());
  const search = usePatientSearch(typed);
  const none = { group: { label: t("search.patients"), results: [] }, status: "", problem: null };
  if (search.status === "error") {
    return {
      ...none,
      problem: <LoadProblem of={search} />,
    };
  }
  if (typed.trim() === "") return none;
  if (search.status === "loading") return { ...none, status: t("searching") };
  const { count, patients } = search.found;
  const results = patients.map(({ uid, name, birthDate, memberNumber }): SearchResult => {
    const { unit, count: age } = ageOn(today, birthDate);
    const born = `${dateText(birthDate, language)} (${t(`identity.${unit}`, { count: age })})`;
    const detail = memberNumber === null ? born : `${born} · ${memberNumber}`;
    const choose = () => void navigate(medicalPaths.patient(uid));
    return { id: uid, label: name, detail, choose };
  });
  const status =
    count === 0
      ? t("nobody")
      : count > shownPatients
        ? t("more", { shown: shownPatients, count })
        : t("search.found", { count });
  return { ...none, group: { ...none.group, results }, status };
}
