import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { LeadView } from "@salvia/domain/lead/leadFilter";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { type Source } from "../../firebase/liveQuery/source.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { fullName, type LeadRow } from "./paging/leadRow.ts";
import type { LeadFeed } from "./paging/leadFeed.ts";
import { foundLeads } from "./data/leadSearch.data.ts";

type LeadPickerProps = {
  view: LeadView;
  uid: string;
  /** Id of the lead that is not offered. */
  except: string;
  onChoose: (row: LeadRow) => void;
};

/** Finds a lead like the list's search: by name, email, phone or document. */
export function LeadPicker({ view, uid, except, onChoose }: LeadPickerProps) {
  const { t } = useTranslation("leadMerge");
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const live = useLiveQuery(`leads/picker/${view}/${search}`, sourceOf(view, uid, search));
  if (live.status === "error") return <LoadProblem of={live} />;
  const rows = live.status === "content" ? live.value : [];
  return (
    <Autocomplete
      disableClearable
      options={rows.filter(({ id }) => id !== except)}
      loading={live.status === "loading" || search !== typed.trim()}
      loadingText={t("pick.searching")}
      noOptionsText={t(typed.trim() === "" ? "pick.type" : "pick.none")}
      openText={t("pick.open")}
      closeText={t("pick.close")}
      // The server has already filtered the results.
      filterOptions={(found) => found}
      getOptionLabel={(row) =>
        [fullName(row), row.lead.email ?? row.lead.phone].filter(Boolean).join(", ")
      }
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_event, text, cause) => {
        if (cause === "input") setTyped(text);
      }}
      onChange={(_event, row) => onChoose(row)}
      renderInput={(params) => (
        <TextField {...params} label={t("pick.label")} helperText={t("pick.hint")} />
      )}
    />
  );
}

/**
 * How long typing must pause before a search, in milliseconds. Each search costs up to 48 reads; an
 * empty one is not run.
 */
const pauseMs = 250;

function sourceOf(view: LeadView, uid: string, search: string): Source<LeadFeed["rows"]> {
  return (onValue, onError) => {
    if (search === "") {
      onValue([]);
      return () => {};
    }
    const any = {
      owner: null,
      plan: null,
      source: null,
      phone: null,
      created: null,
      step: null,
      status: null,
      kind: null,
    } as const;
    const filter = { view, search, sort: "updated", ...any } as const;
    return foundLeads(filter, uid)(({ rows }) => onValue(rows), onError);
  };
}
