import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import CloseIcon from "@mui/icons-material/Close";
import { auditActions } from "@salvia/domain/audit/auditEntry";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { queryOfAuditFilter, type AuditFilter } from "./auditUrl.ts";

type AuditFiltersProps = {
  filter: AuditFilter;
  /** Whose actions can be chosen; those of others by their names in the list. */
  actors: readonly { uid: string; name: string }[];
  onFilter: (filter: AuditFilter) => void;
  person: (who: string) => ReactNode;
};

/**
 * Chooses which entries are shown: by action, day and actor. The account that they are about is
 * chosen by its name in the list.
 */
export function AuditFilters({ filter, actors, onFilter, person }: AuditFiltersProps) {
  const { t } = useTranslation("auditLog");
  // The address follows a choice later than the next one may be made, and knows no wrong days.
  const [asked, setAsked] = useState(filter);
  const [shown, setShown] = useState(filter);
  if (!isSameFilter(shown, filter)) {
    setShown(filter);
    setAsked(filter);
  }
  const { by, whom, from, until } = asked;
  const isReversed = from !== null && until !== null && until < from;
  const change = (fields: Partial<AuditFilter>) => {
    const next = { ...asked, ...fields };
    setAsked(next);
    if (next.from === null || next.until === null || next.from <= next.until) onFilter(next);
  };
  const isListed = by === null || actors.some(({ uid }) => uid === by);
  return (
    <Box
      component="search"
      aria-label={t("filter.label")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}
    >
      <FilterChoice
        label={t("filter.action")}
        any={t("filter.anyAction")}
        value={asked.action}
        choices={auditActions.map((action) => [action, t(`action.${action}`)])}
        onChoose={(action) => change({ action })}
      />
      <FilterChoice
        label={t("filter.by")}
        any={t("filter.clearBy")}
        value={isListed ? by : null}
        choices={actors.map(({ uid, name }) => [uid, name])}
        onChoose={(uid) => change({ by: uid })}
      />
      <Day label={t("filter.from")} day={from} onDay={(day) => change({ from: day })} />
      <Day
        label={t("filter.until")}
        day={until}
        problem={isReversed ? t("filter.reversed") : null}
        onDay={(day) => change({ until: day })}
      />
      {whom === null ? null : (
        <Chosen clear={t("filter.clearWhom")} onClear={() => change({ whom: null })}>
          <span>{t("whom")}</span> {person(whom)}
        </Chosen>
      )}
      {isListed || by === null ? null : (
        <Chosen clear={t("filter.clearBy")} onClear={() => change({ by: null })}>
          <span>{t("by")}</span> {person(by)}
        </Chosen>
      )}
    </Box>
  );
}

function isSameFilter(one: AuditFilter, other: AuditFilter): boolean {
  return queryOfAuditFilter(one).toString() === queryOfAuditFilter(other).toString();
}

type DayProps = {
  label: string;
  day: string | null;
  problem?: string | null;
  onDay: (day: string | null) => void;
};

function Day({ label, day, problem = null, onDay }: DayProps) {
  const [typed, setTyped] = useState(day ?? "");
  const [shown, setShown] = useState(day);
  if (shown !== day) {
    setShown(day);
    setTyped(day ?? "");
  }
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={typed}
      error={problem !== null}
      helperText={problem}
      onChange={({ target: { value } }) => {
        setTyped(value);
        // The year 2026 is typed as 2, 20 and 202 first.
        if (value === "" || value >= "1000") onDay(value || null);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

type ChosenProps = {
  /** The button's label, which names what shows once the filter is cleared. */
  clear: string;
  onClear: () => void;
  children: ReactNode;
};

/** A person the list is filtered by, with a button that clears the filter. */
function Chosen({ clear, onClear, children }: ChosenProps) {
  return (
    <Button variant="outlined" endIcon={<CloseIcon />} title={clear} onClick={onClear}>
      <span>{children}</span>
      <span style={visuallyHidden}> ({clear})</span>
    </Button>
  );
}
