import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import {
  practitionerProfileEndpoints,
  practitionerProfileSchema,
  type PractitionerProfile,
} from "@salvia/domain/account/practitionerProfile";
import { isSpecialty, namedSpecialties } from "@salvia/domain/account/specialty";
import { cityMaxLength } from "@salvia/domain/account/staff";
import type { UserSettings } from "@salvia/domain/account/user";
import { languageNames, languages, type Language } from "@salvia/domain/shared/language";
import { useState, type SyntheticEvent, useId } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery, type LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { staffEntry } from "../../firebase/staffEntry.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useSession } from "../../session/useAuth.ts";
import { draftsOf, useDraft } from "../../ui/drafts.ts";
import { Section } from "../../ui/Section.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { LocaleSection } from "./LocaleSection.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useSaving } from "./useSaving.ts";

type PracticeSectionsProps = {
  uid: string;
  /** The value is null if the server has no profile of the user yet. */
  settings: LiveQuery<Pick<UserSettings, "language" | "timezone"> | null>;
};

/** A clinician's own directory entry, live. */
export function PractitionerProfileSections({ uid, settings }: PracticeSectionsProps) {
  const entry = useLiveQuery(`staff/${uid}`, staffEntry(uid));
  if (settings.status === "error") return <LoadProblem of={settings} />;
  if (entry.status === "error") return <LoadProblem of={entry} />;
  const own = settings.status === "content" ? settings.value : null;
  const staff = entry.status === "content" ? entry.value : null;
  const loading = <Skeleton variant="rounded" height={520} />;
  if (own === null || staff === null) return loading;
  const stored: PractitionerProfile = {
    name: staff.name,
    specialty: staff.specialty,
    languages: staff.languages,
    language: own.language,
    timezone: own.timezone,
    listing: staff.listing === undefined ? null : { city: staff.listing.city },
  };
  return (
    <NamespaceLoader namespaces={["specialties"]} fallback={loading}>
      <PractitionerProfileForm stored={stored} />
    </NamespaceLoader>
  );
}

const drafts = draftsOf<Partial<PractitionerProfile>>();

/**
 * Changes a clinician's directory entry and the language we use with them. Fields the user is not
 * editing follow changes of `stored` made elsewhere.
 */
function PractitionerProfileForm({ stored }: { stored: PractitionerProfile }) {
  const { t } = useTranslation("medical");
  const session = useSession();
  const [draft, setDraft] = useDraft(drafts, "practice");
  const [tried, setTried] = useState(false);
  const { saving, save, forget } = useSaving();
  useUnloadWarning(draft !== null || saving.status === "saving");
  const shown: PractitionerProfile = { ...stored, ...draft };
  const read = practitionerProfileSchema.safeParse(tidy(shown));
  const wrong = new Set(read.success || !tried ? [] : read.error.issues.map(({ path }) => path[0]));

  function change(part: Partial<PractitionerProfile>) {
    setDraft({ ...draft, ...part });
    setTried(false);
    forget();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (saving.status === "saving" || !read.success) return;
    const { data } = read;
    void save(
      async () => void (await session.ask(practitionerProfileEndpoints.changePractice, data)),
      () => setDraft(null),
    );
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2.5 }}>
      <Section title={t("practice.title")} lead={t("practice.lead")}>
        <TextField
          label={t("practice.name")}
          value={shown.name}
          onChange={({ target }) => change({ name: target.value })}
          error={wrong.has("name")}
          helperText={wrong.has("name") ? t("practice.nameProblem") : undefined}
          autoComplete="name"
          sx={{ maxWidth: 440 }}
        />
        <SpecialtyField
          value={shown.specialty}
          stored={stored.specialty}
          onChange={(specialty) => change({ specialty })}
        />
        <WorkingLanguages
          value={shown.languages}
          isMissing={wrong.has("languages")}
          onChange={(chosen) => change({ languages: chosen })}
        />
        <ListingFields
          value={shown.listing ?? null}
          isWrong={wrong.has("listing")}
          onChange={(listing) => change({ listing })}
        />
      </Section>
      <LocaleSection value={shown} onChange={change} />
      <SaveBar saving={saving} />
    </Box>
  );
}

function tidy({ name, listing, ...rest }: PractitionerProfile): PractitionerProfile {
  return { ...rest, name: name.trim(), listing: listing ? { city: listing.city.trim() } : null };
}

type SpecialtyFieldProps = {
  value: string | null;
  /** What is stored; text from before the list of specialties can be kept. */
  stored: string | null;
  onChange: (specialty: string | null) => void;
};

function SpecialtyField({ value, stored, onChange }: SpecialtyFieldProps) {
  const { t } = useTranslation(["medical", "specialties"]);
  const { language } = useLanguage();
  return (
    <TextField
      select
      label={t("practice.specialty")}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 440 }}
    >
      <option value="">{t("practice.noSpecialty")}</option>
      {stored === null || isSpecialty(stored) ? null : <option value={stored}>{stored}</option>}
      {namedSpecialties((code) => t(`specialties:${code}`), language).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

type ListingFieldsProps = {
  /** What the public website shows of the clinician; null for nothing. */
  value: { city: string } | null;
  isWrong: boolean;
  onChange: (value: { city: string } | null) => void;
};

/** The consent to be on the public website, and the city to be found in. */
function ListingFields({ value, isWrong, onChange }: ListingFieldsProps) {
  const { t } = useTranslation("medical");
  const id = useId();
  return (
    <>
      <div>
        <FormControlLabel
          label={t("practice.listing")}
          control={
            <Checkbox
              checked={value !== null}
              onChange={(_event, checked) => onChange(checked ? { city: "" } : null)}
              slotProps={{ input: { "aria-describedby": `${id}-hint` } }}
            />
          }
        />
        <FormHelperText id={`${id}-hint`}>{t("practice.listingHint")}</FormHelperText>
      </div>
      {value === null ? null : (
        <TextField
          label={t("practice.city")}
          value={value.city}
          onChange={({ target }) => onChange({ city: target.value })}
          error={isWrong}
          helperText={isWrong ? t("practice.cityProblem", { most: cityMaxLength }) : undefined}
          autoComplete="address-level2"
          sx={{ maxWidth: 440 }}
        />
      )}
    </>
  );
}

type WorkingLanguagesProps = {
  value: readonly Language[];
  /** Whether to show that at least one language is required. */
  isMissing: boolean;
  onChange: (chosen: Language[]) => void;
};

/** The languages a clinician works in, each named in itself. */
function WorkingLanguages({ value, isMissing, onChange }: WorkingLanguagesProps) {
  const { t } = useTranslation("medical");
  const id = useId();
  return (
    <FormControl
      component="fieldset"
      error={isMissing}
      aria-describedby={isMissing ? `${id}-problem` : undefined}
    >
      <FormLabel component="legend">{t("practice.languages")}</FormLabel>
      <FormGroup row>
        {languages.map((language) => (
          <FormControlLabel
            key={language}
            lang={language}
            label={languageNames[language]}
            control={
              <Checkbox
                checked={value.includes(language)}
                onChange={(_event, checked) =>
                  onChange(
                    languages.filter((each) =>
                      each === language ? checked : value.includes(each),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      {isMissing ? (
        <FormHelperText id={`${id}-problem`}>{t("practice.languagesProblem")}</FormHelperText>
      ) : null}
    </FormControl>
  );
}
