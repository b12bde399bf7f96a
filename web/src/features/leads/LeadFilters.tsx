import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { leadKinds } from "@salvia/domain/lead";
import { leadSorts, type LeadFilter } from "@salvia/domain/leadFilter";
import { leadStatuses } from "@salvia/domain/leadStatus";
import { plans } from "@salvia/domain/plan";
import { useTranslation } from "react-i18next";

import { filterCount } from "./leadAddress.ts";

type LeadFiltersProps = {
  filter: LeadFilter;
  onFilter: (filter: LeadFilter) => void;
};

/** Chooses which leads the list shows, and in which order. */
export function LeadFilters({ filter, onFilter }: LeadFiltersProps) {
  const { t } = useTranslation("leads");
  const count = filterCount(filter);
  return (
    <Box
      component="search"
      aria-label={t("filter.label")}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(4, minmax(0, 190px)) auto" },
        gap: 1.5,
        alignItems: "center",
      }}
    >
      <Choice
        label={t("filter.status")}
        any={t("filter.anyStatus")}
        value={filter.status}
        choices={leadStatuses.map((status) => [status, t(`status.${status}`)])}
        onChoose={(status) => onFilter({ ...filter, status, kind: null })}
      />
      <Choice
        label={t("filter.kind")}
        any={t("filter.anyKind")}
        value={filter.kind}
        choices={leadKinds.map((kind) => [kind, t(`kind.${kind}`)])}
        onChoose={(kind) =>
          onFilter(
            kind === null ? { ...filter, status: null, kind } : { ...filter, status: null, kind },
          )
        }
      />
      <Choice
        label={t("filter.plan")}
        any={t("filter.anyPlan")}
        value={filter.plan}
        choices={plans.map((plan) => [plan, t(`plan.${plan}`)])}
        onChoose={(plan) => onFilter({ ...filter, plan })}
      />
      <Choice
        label={t("filter.sort")}
        value={filter.sort}
        choices={leadSorts.map((sort) => [sort, t(`sort.${sort}`)])}
        onChoose={(sort) => onFilter({ ...filter, sort: sort ?? "created" })}
      />
      {count === 0 ? null : (
        <Button
          sx={{ justifySelf: "start", paddingInline: 1, gridColumn: { xs: "1 / -1", sm: "auto" } }}
          onClick={() => onFilter({ ...filter, status: null, kind: null, plan: null })}
        >
          {t("filter.clear", { count })}
        </Button>
      )}
    </Box>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  /** What it says where nothing is chosen; without it something always is. */
  any?: string;
  value: Value | null;
  choices: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value | null) => void;
};

/** A native select: it can be typed into, and on a telephone it is the one people know. */
function Choice<Value extends string>({
  label,
  any,
  value,
  choices,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ""}
      sx={{ "@media (pointer: coarse)": { "& select": { minHeight: 28 } } }}
      onChange={({ target }) =>
        onChoose(choices.find(([choice]) => choice === target.value)?.[0] ?? null)
      }
      slotProps={{
        select: { native: true, sx: { fontSize: "0.9375rem" } },
        inputLabel: { shrink: true },
        htmlInput: { sx: { textOverflow: "ellipsis" } },
      }}
    >
      {any === undefined ? null : <option value="">{any}</option>}
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
