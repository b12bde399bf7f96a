import { ageOn } from "@salvia/domain/record/patient";
import { plainText } from "@salvia/domain/shared/plainText";
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
import { SearchDialog, type SearchResult } from "../../ui/search/SearchDialog.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { useAreaPages } from "../layout/areaPages.tsx";

/** A clinician's search for their patients and the pages of their area. */
export function MedicalSearch({ onClose }: { onClose: () => void }) {
  return (
    <NamespaceLoader namespaces={["patients"]} fallback={null}>
      <Search onClose={onClose} />
    </NamespaceLoader>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["patients", "portal"]);
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const { patients, status, problem } = usePatientResults(typed);
  const wanted = plainText(typed.trim());
  const pages = useAreaPages("medical")
    .filter(({ label }) => plainText(label).includes(wanted))
    .map(({ to, label }) => ({ id: to, label, path: to }));
  return (
    <SearchDialog
      label={t("portal:search.open")}
      hint={t("search.hint")}
      typed={typed}
      onType={setTyped}
      groups={[
        { label: t("search.patients"), results: patients },
        { label: t("search.pages"), results: pages },
      ]}
      status={status}
      problem={problem}
      onChoose={({ path }) => {
        onClose();
        void navigate(path);
      }}
      onClose={onClose}
    />
  );
}

/** The clinician's patients that match; none before something is typed. */
function usePatientResults(typed: string) {
  const { t } = useTranslation("patients");
  const { language } = useLanguage();
  const today = dayAt(useNow(), useKnownTimeZone());
  const search = usePatientSearch(typed);
  if (search.status === "error") {
    const problem = <LoadProblem failure={search.failure} onRetry={search.retry} />;
    return { patients: [], status: "", problem };
  }
  if (typed.trim() === "") return { patients: [], status: "", problem: null };
  if (search.status === "loading") {
    return { patients: [], status: t("searching"), problem: null };
  }
  const { count, patients } = search.found;
  return {
    patients: patients.map(({ uid, name, birthDate, memberNumber }): SearchResult => {
      const { unit, count: age } = ageOn(today, birthDate);
      const born = `${dateText(birthDate, language)} (${t(`identity.${unit}`, { count: age })})`;
      const detail = memberNumber === null ? born : `${born} · ${memberNumber}`;
      return { id: uid, label: name, detail, path: medicalPaths.patient(uid) };
    }),
    status:
      count === 0
        ? t("nobody")
        : count > shownPatients
          ? t("more", { shown: shownPatients, count })
          : t("search.found", { count }),
    problem: null,
  };
}
