import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../session/useAuth.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { patientsOf, type PatientRow } from "./patients.data.ts";

/** Searches the clinician's own patients by the beginning of their name. */
export function PatientPicker({ onChoose }: { onChoose: (patient: PatientRow) => void }) {
  const { t } = useTranslation("patients");
  const uid = useAuth().user?.uid ?? "";
  const [typed, setTyped] = useState("");
  const [beginning, setBeginning] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setBeginning(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const live = useLiveQuery(`patients/${beginning}`, patientsOf(uid, beginning));
  if (live.status === "error") return <LoadProblem failure={live.failure} onRetry={live.retry} />;
  return (
    <Autocomplete
      disableClearable
      options={live.status === "content" ? live.value : []}
      loading={live.status === "loading"}
      loadingText={t("searching")}
      noOptionsText={t("nobody")}
      openText={t("open")}
      closeText={t("close")}
      // The server has already filtered the results.
      filterOptions={(found) => found}
      getOptionLabel={({ patient }) => patient.name}
      getOptionKey={(found) => found.uid}
      isOptionEqualToValue={(a, b) => a.uid === b.uid}
      onInputChange={(_event, text, cause) => {
        if (cause === "input") setTyped(text);
      }}
      onChange={(_event, patient) => onChoose(patient)}
      renderInput={(params) => <TextField {...params} label={t("label")} helperText={t("hint")} />}
    />
  );
}

/** Typing pause before a search, in ms: each search costs up to twenty reads. */
const pauseMs = 250;
