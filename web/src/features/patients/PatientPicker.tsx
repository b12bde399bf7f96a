import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { IndexedPatient } from "@salvia/domain/record/patientIndex";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { patientIdentifiers } from "../../lib/patientIdentifiers.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { shownPatients } from "./search/patientSearchWork.ts";
import { usePatientSearch } from "./search/usePatientSearch.ts";

type PatientPickerProps = {
  onChoose: (patient: IndexedPatient) => void;
  /** Whether it is the first field of a dialog, where typing starts. */
  isFirst?: boolean;
};

/**
 * Searches the clinician's own patients by any part of their name, birth date or member number. All
 * of them are in memory, so typing reads nothing and misses no one.
 */
export function PatientPicker({ onChoose, isFirst = false }: PatientPickerProps) {
  const { t } = useTranslation("patients");
  const { language } = useLanguage();
  // Null where the field shows who was chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<IndexedPatient | null>(null);
  const search = usePatientSearch(typed ?? "");
  if (search.status === "error") return <LoadProblem of={search} />;
  const { count, patients } = search.status === "content" ? search.found : nothing;
  return (
    <Autocomplete
      disableClearable
      options={patients}
      loading={search.status === "loading"}
      loadingText={t("searching")}
      noOptionsText={t("nobody")}
      openText={t("open")}
      closeText={t("close")}
      // They are what was found already.
      filterOptions={(options) => options}
      // When live data change the options, MUI finds the highlighted one by its label; namesakes
      // would be mixed up by their names.
      getOptionLabel={({ uid }) => uid}
      inputValue={typed ?? chosen?.name ?? ""}
      isOptionEqualToValue={(a, b) => a.uid === b.uid}
      onInputChange={(_event, text, cause) => setTyped(cause === "input" ? text : null)}
      onChange={(_event, patient) => {
        setChosen(patient);
        onChoose(patient);
      }}
      renderOption={({ key, ...props }, patient) => (
        <li key={key} {...props}>
          <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            <div>{patient.name}</div>
            <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
              {patientIdentifiers(patient, language)}
            </Box>
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog puts the focus into itself anyway
          autoFocus={isFirst}
          label={t("label")}
          helperText={
            count > shownPatients
              ? t("more", { shown: shownPatients, count })
              : chosen !== null && (typed ?? "") === ""
                ? patientIdentifiers(chosen, language)
                : t("hint")
          }
        />
      )}
    />
  );
}

const nothing = { count: 0, patients: [] };
