import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { specialtyName } from "@salvia/domain/account/specialty";
import type { FoundClinician } from "@salvia/domain/member/clinicianSearch";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { languageNames } from "../../i18n/languageName.ts";

type ClinicianCardProps = { clinician: FoundClinician; children: ReactNode };

/** What a member can know of a clinician, with what they can do below. */
export function ClinicianCard({ clinician, children }: ClinicianCardProps) {
  const { t } = useTranslation(["clinicians", "specialties"]);
  const { language } = useLanguage();
  const { name, specialty, languages, address, modes } = clinician;
  const spoken = languageNames(languages, language);
  return (
    <Card>
      <Box sx={{ minWidth: 0, display: "grid", gap: 0.5, overflowWrap: "anywhere" }}>
        <h3>{name}</h3>
        {specialty === null ? null : (
          <span>{specialtyName(specialty, (code) => t(`specialties:${code}`))}</span>
        )}
        <dl>
          {spoken === "" ? null : <Fact name={t("card.languages")}>{spoken}</Fact>}
          {modes.length === 0 ? null : (
            <Fact name={t("card.modes")}>
              {modes.map((mode) => t(`card.mode.${mode}`)).join(" · ")}
            </Fact>
          )}
          {address === null ? null : (
            <Fact name={t("card.address")}>
              <Box component="span" sx={{ whiteSpace: "pre-line" }}>
                {address}
              </Box>
            </Fact>
          )}
        </dl>
      </Box>
      {children}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Card = styled("li")(({ theme }) => ({
  display: "grid",
  gap: 12,
  padding: "16px 0",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "&:first-of-type": { borderTop: "none" },
  "& h3": { margin: 0, fontSize: "1.0625rem", fontWeight: 650 },
  "& dl": { display: "flex", flexWrap: "wrap", gap: "4px 32px", margin: 0 },
  "& dt": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, fontSize: "0.9375rem" },
}));
