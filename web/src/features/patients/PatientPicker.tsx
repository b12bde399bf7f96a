import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { patientFinder } from "@salvia/domain/record/patientSearch";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { patientIdentifiers } from "../../lib/patientIdentifiers.ts";
import { useAuth } from "../../session/useAuth.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { patientsOf, type PatientRow } from "./patients.data.ts";

/**
 * Searches the clinician's own patients by any part of their name, birth date or member number. All
 * of them are in memory, so typing reads nothing and misses no one.
 */
export function PatientPicker({ onChoose }: { onChoose: (patient: PatientRow) => void }) {
  const { t } = useTranslation("patients");
  const { language } = useLanguage();
  const uid = useAuth().user?.uid ?? "";
  const live = useLiveQuery("patients", patientsOf(uid));
  const rows = live.status === "content" ? live.value : none;
  const find = useMemo(() => patientFinder(rows), [rows]);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<PatientRow | null>(null);
  if (live.status === "error") return <LoadProblem failure={live.failure} onRetry={live.retry} />;
  const found = find(typed);
  const identifiers = ({ patient }: PatientRow) => patientIdentifiers(patient, language);
  return (
    <Autocomplete
      disableClearable
      options={found.slice(0, offered)}
      loading={live.status === "loading"}
      loadingText={t("searching")}
      noOptionsText={t("nobody")}
      openText={t("open")}
      closeText={t("close")}
      // They are what was found already.
      filterOptions={(options) => options}
      getOptionLabel={({ patient }) => patient.name}
      getOptionKey={(row) => row.uid}
      isOptionEqualToValue={(a, b) => a.uid === b.uid}
      onInputChange={(_event, text, cause) => setTyped(cause === "input" ? text : "")}
      onChange={(_event, row) => {
        setChosen(row);
        onChoose(row);
      }}
      renderOption={({ key, ...props }, row) => (
        <li key={key} {...props}>
          <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            <div>{row.patient.name}</div>
            <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{identifiers(row)}</Box>
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t("label")}
          helperText={
            found.length > offered
              ? t("more", { shown: offered, count: found.length })
              : chosen !== null && typed === ""
                ? identifiers(chosen)
                : t("hint")
          }
        />
      )}
    />
  );
}

const none: readonly PatientRow[] = [];

/** The maximum number of options; users narrow a longer list by typing more. */
const offered = 50;
