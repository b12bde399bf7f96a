import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { namedSpecialties } from "@salvia/domain/account/specialty";
import { cityMaxLength } from "@salvia/domain/account/staff";
import { doctorsAddress, type DoctorSearch } from "@salvia/domain/member/doctorSearch";
import { appointmentModes } from "@salvia/domain/scheduling/appointment";
import { languages, type Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { memberPaths, publicPath } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { languageName } from "../../i18n/languageName.ts";
import { nonBreaking } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { fieldStyles } from "../contactForm/ContactField.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";

/**
 * The frame of the page that finds a doctor. The server fills it in (`fillDoctors` in the functions):
 * the form's options name its values, the hidden item is the example of each doctor, and parts with
 * `data-if` appear when they are true.
 */
export function DoctorsPage({ language }: { language: Language }) {
  const { t } = useTranslation(["doctors", "specialties", "contact"]);
  const phone = nonBreaking(brand.phone.display);
  const named = namedSpecialties((code) => t(`specialties:${code}`), language);
  return (
    <SiteSection component="div" sx={{ pt: { xs: 4, md: 7 }, ...shownParts }}>
      <Typography variant="h1" data-named={t("named", { specialty: "*" })} sx={{ mb: 2 }}>
        {t("heading")}
      </Typography>
      <Typography sx={{ color: "text.secondary", maxWidth: "60ch", mb: 1 }}>{t("lead")}</Typography>
      <Link href={memberPaths.clinicians} sx={{ display: "inline-block", py: 1, mb: 3 }}>
        {t("members")}
      </Link>
      <search>
        <Box component="form" action={publicPath("doctors", language)} sx={formStyles}>
          <Choice name="specialty" label={t("specialty")} any={t("anySpecialty")} choices={named} />
          <Choice
            name="language"
            label={t("language")}
            any={t("anyLanguage")}
            choices={languages.map((each) => [each, languageName(each, language)] as const)}
          />
          <Choice
            name="mode"
            label={t("mode")}
            any={t("anyMode")}
            choices={appointmentModes.map((mode) => [mode, t(`modes.${mode}`)] as const)}
          />
          <Field label={t("city")}>
            <Box
              component="input"
              name={"city" satisfies keyof DoctorSearch}
              maxLength={cityMaxLength}
              autoComplete="address-level2"
              sx={fieldStyles}
            />
          </Field>
          <Button type="submit" variant="contained" size="large">
            {t("search")}
          </Button>
        </Box>
      </search>
      <Box component="ul" data-list="" data-if="some" hidden aria-label={t("list")} sx={listStyles}>
        <li hidden>
          <Typography component="h2" variant="h3" data-fact="name" />
          <p data-fact="specialty" />
          <dl>
            <Fact name="languages">{t("card.languages")}</Fact>
            <Fact name="city">{t("card.city")}</Fact>
            <Fact name="modes">{t("card.modes")}</Fact>
          </dl>
        </li>
      </Box>
      <Box data-if="none" hidden>
        <Typography sx={{ maxWidth: "60ch", mb: 2 }}>{t("none")}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button href={publicPath("doctors", language)} variant="outlined">
            {t("all")}
          </Button>
          <Button href={brand.phone.href} variant="outlined">
            {t("contact:call", { phone })}
          </Button>
        </Box>
      </Box>
      <Typography data-if="more" hidden sx={{ mb: 2 }}>
        {t("more")}
      </Typography>
      <Box data-if="next" hidden sx={{ mt: 3 }}>
        <Button href={publicPath("doctors", language)} data-next="" rel="next" variant="outlined">
          {t("next")}
        </Button>
      </Box>
      <Box component="nav" aria-labelledby="specialties" sx={specialtiesStyles}>
        <Typography id="specialties" component="h2" variant="h3" sx={{ mb: 2 }}>
          {t("specialties")}
        </Typography>
        <ul>
          {named.map(([specialty, name]) => (
            <li key={specialty}>
              <Link href={doctorsAddress({ ...anyDoctor, specialty }, language)}>{name}</Link>
            </li>
          ))}
        </ul>
      </Box>
    </SiteSection>
  );
}

type ChoiceProps = {
  name: keyof DoctorSearch;
  label: string;
  any: string;
  choices: readonly (readonly [value: string, text: string])[];
};

function Choice({ name, label, any, choices }: ChoiceProps) {
  return (
    <Field label={label}>
      <Box component="select" name={name} sx={fieldStyles}>
        <option value="">{any}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Box>
    </Field>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label>
      <span>{label}</span>
      {children}
    </label>
  );
}

/** A fact of a doctor; its value is the last element. */
function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div data-fact={name}>
      <dt>{children}</dt>
      <dd />
    </div>
  );
}

const anyDoctor: DoctorSearch = {
  specialty: null,
  language: null,
  city: null,
  mode: null,
  after: null,
};

const shownParts = { "& [hidden]": { display: "none !important" } };

const formStyles = {
  display: "grid",
  // On a phone, the fields leave room for the first doctors.
  gridTemplateColumns: {
    xs: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
    md: "repeat(4, minmax(0, 1fr)) auto",
  },
  alignItems: "end",
  gap: 2,
  mb: { xs: 4, md: 5 },
  "& label > span": { display: "block", mb: 0.75, fontWeight: 550 },
  "& label:first-of-type": { gridColumn: { xs: "1 / -1", md: "auto" } },
  "& select": { textOverflow: "ellipsis" },
  "& button": { minHeight: 52 },
} as const;

const listStyles = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))",
  gap: 2,
  m: 0,
  p: 0,
  listStyle: "none",
  "& li": {
    p: { xs: 2.5, md: 3 },
    border: "1px solid",
    borderColor: "divider",
    borderRadius: "12px",
    backgroundColor: "background.paper",
    overflowWrap: "anywhere",
  },
  "& p": { m: 0, color: "primary.main", fontWeight: 550 },
  "& dl": { display: "grid", gap: 1, m: 0, mt: 2 },
  "& dt": { fontSize: "0.875rem", color: "text.secondary" },
  "& dd": { m: 0 },
} as const;

const specialtiesStyles = {
  mt: { xs: 6, md: 8 },
  pt: { xs: 3, md: 4 },
  borderTop: "1px solid",
  borderColor: "divider",
  "& ul": { columns: { xs: "8rem", sm: "13rem" }, m: 0, p: 0, listStyle: "none" },
  "& li": { breakInside: "avoid", overflowWrap: "anywhere" },
  "& a": { display: "inline-block", py: 1 },
  "@media print": { display: "none" },
} as const;
