import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { ageOn, type Patient } from "@salvia/domain/record/patient";
import { useTranslation } from "react-i18next";

import { languageName } from "../../i18n/languageName.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayAt } from "../../lib/time/calendarDay.ts";
import { dateText } from "../../lib/time/dateText.ts";
import { usePhoneFormat } from "../../ui/fields/usePhoneFormat.ts";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../ui/time/useNow.ts";

/** Returns a function that formats a patient's birth date and age: "Feb 29, 1984 (42 years)". */
export function useBirthDateText(): (patient: Patient) => string {
  const { t } = useTranslation("patients");
  const { language } = useLanguage();
  const today = dayAt(useNow(), useKnownTimeZone());
  return ({ birthDate }) => {
    const { unit, count } = ageOn(today, birthDate);
    return `${dateText(birthDate, language)} (${t(`identity.${unit}`, { count })})`;
  };
}

/** What identifies a patient besides name and birth date. */
export function OtherIdentifiers({ patient }: { patient: Patient }) {
  const { t } = useTranslation("patients");
  const { language } = useLanguage();
  const formatPhone = usePhoneFormat();
  return (
    <>
      <div>
        <dt>{t("identity.sex")}</dt>
        <dd>{t(`identity.${patient.sex}`)}</dd>
      </div>
      <div data-number>
        <dt>{t("identity.memberNumber")}</dt>
        <dd>{patient.memberNumber ?? t("identity.noNumber")}</dd>
      </div>
      <div>
        <dt>{t("identity.language")}</dt>
        <dd>{languageName(patient.language, language)}</dd>
      </div>
      {patient.phone === null ? null : (
        <div>
          <dt>{t("identity.phone")}</dt>
          <dd>
            <Link href={`tel:${patient.phone}`}>{formatPhone(patient.phone)}</Link>
          </dd>
        </div>
      )}
    </>
  );
}

/** Terms and definitions next to each other. */
export const IdentityList = styled("dl")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 32px",
  margin: 0,
  "& > div": { minWidth: 0 },
  "& dt": { color: theme.vars.palette.text.secondary, fontSize: "0.8125rem" },
  "& dd": { margin: 0, fontWeight: 600, overflowWrap: "anywhere" },
}));
