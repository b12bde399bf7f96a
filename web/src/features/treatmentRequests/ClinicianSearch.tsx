import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { namedSpecialties } from "@salvia/domain/account/specialty";
import type { ClinicianWish, FoundClinician } from "@salvia/domain/member/clinicianSearch";
import { weekdays } from "@salvia/domain/scheduling/availability";
import { partsOfDay } from "@salvia/domain/scheduling/waitingList";
import { languages } from "@salvia/domain/shared/language";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { languageName } from "../../i18n/languageName.ts";
import { weekdayName } from "../../lib/time/weekdayName.ts";
import { useSession } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { FilterFold } from "../../ui/fields/FilterFold.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { Section } from "../../ui/Section.tsx";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { LoadingBlock } from "../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { ClinicianCard, type ClinicianCardProps } from "./ClinicianCard.tsx";
import { foundClinicians } from "./clinicianSearch.calls.ts";

type ClinicianSearchProps = {
  /** What a member can do about a clinician, or has done, and about one of their free times. */
  optionsFor: (clinician: FoundClinician) => Pick<ClinicianCardProps, "onTime" | "children">;
};

const anyone: ClinicianWish = {
  name: null,
  specialty: null,
  language: null,
  weekday: null,
  partOfDay: null,
};

/** How long typing rests before the server is asked, in milliseconds. */
const typingRest = 400;

/**
 * Finds clinicians by any part of a name, specialty, language and time. The wish is not in the address,
 * because a doctor or specialty says something about a member's health.
 */
export function ClinicianSearch({ optionsFor }: ClinicianSearchProps) {
  const { t } = useTranslation("clinicians");
  const [wish, setWish] = useState(anyone);
  return (
    <Section title={t("search.title")} lead={t("search.lead")}>
      <NameField onChange={(name) => setWish((before) => ({ ...before, name }))} />
      <WishFields wish={wish} onChange={(part) => setWish({ ...wish, ...part })} />
      <Results key={JSON.stringify(wish)} wish={wish} optionsFor={optionsFor} />
    </Section>
  );
}

/** Searches once typing rests, because each search reads a part of the directory. */
function NameField({ onChange }: { onChange: (name: string | null) => void }) {
  const { t } = useTranslation("clinicians");
  const [typed, setTyped] = useState("");
  const search = useEffectEvent((name: string) => onChange(name.trim() || null));
  useEffect(() => {
    const timer = setTimeout(() => search(typed), typingRest);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="search"
      size="small"
      label={t("search.name")}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 100, spellCheck: false } }}
      sx={{ maxWidth: 420 }}
    />
  );
}

type WishFieldsProps = { wish: ClinicianWish; onChange: (part: Partial<ClinicianWish>) => void };

function WishFields({ wish, onChange }: WishFieldsProps) {
  const { t } = useTranslation(["clinicians", "specialties"]);
  const { language } = useLanguage();
  return (
    <Box sx={fields}>
      <FilterChoice
        label={t("search.specialty")}
        any={t("search.anySpecialty")}
        value={wish.specialty}
        choices={namedSpecialties((code) => t(`specialties:${code}`), language)}
        onChoose={(specialty) => onChange({ specialty })}
      />
      <FilterFold
        label={t("search.moreFilters")}
        count={[wish.language, wish.weekday, wish.partOfDay].filter((each) => each !== null).length}
      >
        <FilterChoice
          label={t("search.language")}
          any={t("search.anyLanguage")}
          value={wish.language}
          choices={languages.map((each) => [each, languageName(each, language)] as const)}
          onChoose={(spoken) => onChange({ language: spoken })}
        />
        <FilterChoice
          label={t("search.weekday")}
          any={t("search.anyWeekday")}
          value={wish.weekday}
          choices={weekdays.map((each) => [each, weekdayName(each, language)] as const)}
          onChoose={(weekday) => onChange({ weekday })}
        />
        <FilterChoice
          label={t("search.partOfDay")}
          any={t("search.anyTime")}
          value={wish.partOfDay}
          choices={partsOfDay.map((each) => [each, t(`search.${each}`)] as const)}
          onChoose={(partOfDay) => onChange({ partOfDay })}
        />
      </FilterFold>
    </Box>
  );
}

const fields = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
} as const;

type ResultsProps = ClinicianSearchProps & { wish: ClinicianWish };

/** The clinicians who match, a part at a time. */
function Results({ wish, optionsFor }: ResultsProps) {
  const [places, setPlaces] = useState<readonly (string | null)[]>([null]);
  return places.map((after, index) => (
    <Part
      key={after ?? "first"}
      {...{ wish, after, optionsFor }}
      isOnly={places.length === 1}
      onMore={index < places.length - 1 ? null : (next: string) => setPlaces([...places, next])}
    />
  ));
}

type PartProps = ResultsProps & {
  after: string | null;
  isOnly: boolean;
  /** Shows the part after this one; null if it is shown already. */
  onMore: ((next: string) => void) | null;
};

function Part({ wish, after, isOnly, onMore, optionsFor }: PartProps) {
  const { t } = useTranslation("clinicians");
  const live = useLiveQuery(
    `clinicians/${JSON.stringify([wish, after])}`,
    foundClinicians(useSession(), wish, after),
  );
  const list = useRef<HTMLUListElement>(null);
  const isLoaded = live.status === "content";
  useEffect(() => {
    // The pressed button disappears, so the focus moves to what it has loaded.
    if (isLoaded && after !== null) list.current?.focus();
  }, [isLoaded, after]);
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status !== "content") return <LoadingBlock height={200} label={t("search.loading")} />;
  const { clinicians, next } = live.value;
  const isNone = clinicians.length === 0 && next === null && isOnly;
  return (
    <>
      <Announcement>{t("search.found", { count: clinicians.length })}</Announcement>
      {isNone ? <Typography>{t("search.none")}</Typography> : null}
      {clinicians.length === 0 ? null : (
        <PlainList ref={list} tabIndex={-1} aria-label={t("search.list")} sx={{ outline: "none" }}>
          {clinicians.map((clinician) => (
            <ClinicianCard key={clinician.uid} clinician={clinician} {...optionsFor(clinician)} />
          ))}
        </PlainList>
      )}
      {next === null || onMore === null ? null : (
        <div>
          <Button variant="outlined" onClick={() => onMore(next)}>
            {t("search.more")}
          </Button>
        </div>
      )}
    </>
  );
}
