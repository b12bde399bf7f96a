import { leadKinds, leadSources, leadPlans } from "@salvia/domain/lead/lead";
import { leadSorts, type LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadStatuses } from "@salvia/domain/lead/leadStatus";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { FilterChoice } from "../../../ui/fields/FilterChoice.tsx";
import { FilterChoices } from "../../../ui/fields/FilterChoices.tsx";
import { FilterFold } from "../../../ui/fields/FilterFold.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { CreatedChoice } from "./CreatedChoice.tsx";
import { FilterGrid } from "./FilterGrid.tsx";
import { filterCount, withoutFilters } from "./leadListUrl.ts";
import { stepOn, stepWords } from "./stepOn.ts";

type LeadFiltersProps = {
  filter: LeadFilter;
  onFilter: (filter: LeadFilter) => void;
  /** The owners to choose from when the list shows all leads. */
  owners: readonly { uid: string; name: string }[];
  /** Whether the leads are in an order that the user chooses; the board has its own. */
  isSorted: boolean;
};

/** The list's filters and its order. */
export function LeadFilters(props: LeadFiltersProps) {
  const { filter, onFilter } = props;
  const { t } = useTranslation("leads");
  const count = filterCount(filter);
  return (
    <FilterFold label={t("filter.fold")} count={count}>
      <FilterGrid>
        <Choices {...props} />
        {count === 0 ? null : (
          <Button
            sx={{ justifySelf: "start", paddingInline: 1, lineHeight: 1.25 }}
            onClick={() => onFilter(withoutFilters(filter))}
          >
            {t("filter.clear", { count })}
          </Button>
        )}
      </FilterGrid>
    </FilterFold>
  );
}

function Choices({ filter, onFilter, owners, isSorted }: LeadFiltersProps) {
  const { t } = useTranslation("leads");
  return (
    <>
      {filter.view === "all" ? <OwnerChoice {...{ filter, onFilter, owners }} /> : null}
      <FilterChoices
        label={t("filter.status")}
        any={t("filter.anyStatus")}
        values={filter.status}
        choices={leadStatuses.map((status) => [status, t(`status.${status}`)])}
        onChoose={(status) => onFilter({ ...filter, status, kind: null })}
      />
      <FilterChoice
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
      {filter.view === "pool" ? null : <StepChoice {...{ filter, onFilter }} />}
      <FilterChoices
        label={t("filter.plan")}
        any={t("filter.anyPlan")}
        values={filter.plan}
        choices={leadPlans.map((plan) => [plan, t(`plan.${plan}`)])}
        onChoose={(plan) => onFilter({ ...filter, plan })}
      />
      <FilterChoice
        label={t("columns.source")}
        any={t("filter.anySource")}
        value={filter.source}
        choices={leadSources.map((source) => [source, t(`source.${source}`)])}
        onChoose={(source) => onFilter({ ...filter, source })}
      />
      <FilterChoice
        label={t("filter.phone")}
        any={t("filter.anyPhone")}
        value={filter.phone}
        choices={[["missing", t("row.noPhone")]]}
        onChoose={(phone) => onFilter({ ...filter, phone })}
      />
      <CreatedChoice
        created={filter.created}
        onChoose={(created) => onFilter({ ...filter, created })}
      />
      {isSorted ? (
        <FilterChoice
          label={t("filter.sort")}
          value={filter.sort}
          choices={(filter.sort === "step" ? [...leadSorts, filter.sort] : leadSorts).map(
            (sort) => [sort, t(`sort.${sort}`)],
          )}
          onChoose={(sort) => onFilter({ ...filter, sort: sort ?? "created" })}
        />
      ) : null}
    </>
  );
}

/** The next steps that are due, or that no one has planned. */
function StepChoice({ filter, onFilter }: Pick<LeadFiltersProps, "filter" | "onFilter">) {
  const { t } = useTranslation("leads");
  const clock = { now: useNow(), zone: useTimeZone() };
  return (
    <FilterChoice
      label={t("steps.label")}
      any={t("steps.any")}
      value={filter.step?.word ?? null}
      choices={stepWords.map((word) => [word, t(`steps.${word}`)])}
      onChoose={(word) => onFilter({ ...filter, step: stepOn(word ?? "", clock) })}
    />
  );
}

/** Keeps an owner from the URL even if the directory does not know them. */
function OwnerChoice({ filter, onFilter, owners }: Omit<LeadFiltersProps, "isSorted">) {
  const { t } = useTranslation("leadSearch");
  const { owner } = filter;
  const isUnknown = owner !== null && owners.every(({ uid }) => uid !== owner);
  return (
    <FilterChoice
      label={t("owner.label")}
      any={t("owner.any")}
      value={owner}
      choices={[
        ...owners.map(({ uid, name }) => [uid, name] as const),
        ...(isUnknown ? [[owner, t("owner.unknown")] as const] : []),
      ]}
      onChoose={(uid) => onFilter({ ...filter, owner: uid })}
    />
  );
}
