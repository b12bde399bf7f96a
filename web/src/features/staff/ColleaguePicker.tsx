import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { mostColleagues, salespeople, type Colleague } from "./staff.data.ts";

type ColleaguePickerProps = {
  /** The uid to omit: the current user's. */
  except: string;
  onChoose: (colleague: Colleague) => void;
};

/** Finds a salesperson by any part of their name. */
export function ColleaguePicker({ except, onChoose }: ColleaguePickerProps) {
  const { t } = useTranslation("leadPage");
  const live = useLiveQuery("staff/salespeople", salespeople());
  if (live.status === "error") return <LoadProblem of={live} />;
  const all = live.status === "content" ? live.value : [];
  return (
    <Autocomplete
      disableClearable
      options={all.filter(({ uid }) => uid !== except)}
      loading={live.status === "loading"}
      loadingText={t("colleagues.loading")}
      noOptionsText={t("colleagues.none")}
      openText={t("colleagues.open")}
      closeText={t("colleagues.close")}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ uid }) => uid}
      isOptionEqualToValue={(a, b) => a.uid === b.uid}
      onChange={(_event, colleague) => onChoose(colleague)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t("colleagues.label")}
          helperText={all.length < mostColleagues ? undefined : t("colleagues.many")}
        />
      )}
    />
  );
}
