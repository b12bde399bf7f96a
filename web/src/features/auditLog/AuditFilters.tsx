import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import CloseIcon from "@mui/icons-material/Close";
import { auditActions } from "@salvia/domain/account/auditEntry";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import type { AuditFilter } from "./auditUrl.ts";

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
  const { by, whom, from, until } = filter;
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
        value={filter.action}
        choices={auditActions.map((action) => [action, t(`action.${action}`)])}
        onChoose={(action) => onFilter({ ...filter, action })}
      />
      <FilterChoice
        label={t("filter.by")}
        any={t("filter.clearBy")}
        value={isListed ? by : null}
        choices={actors.map(({ uid, name }) => [uid, name])}
        onChoose={(uid) => onFilter({ ...filter, by: uid })}
      />
      <Day
        label={t("filter.from")}
        day={from}
        onDay={(day) => onFilter({ ...filter, from: day })}
      />
      <Day
        label={t("filter.until")}
        day={until}
        onDay={(day) => onFilter({ ...filter, until: day })}
      />
      {whom === null ? null : (
        <Chosen clear={t("filter.clearWhom")} onClear={() => onFilter({ ...filter, whom: null })}>
          <span>{t("whom")}</span> {person(whom)}
        </Chosen>
      )}
      {isListed || by === null ? null : (
        <Chosen clear={t("filter.clearBy")} onClear={() => onFilter({ ...filter, by: null })}>
          <span>{t("by")}</span> {person(by)}
        </Chosen>
      )}
    </Box>
  );
}

type DayProps = { label: string; day: string | null; onDay: (day: string | null) => void };

function Day({ label, day, onDay }: DayProps) {
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={day ?? ""}
      onChange={({ target }) => onDay(target.value || null)}
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
