import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { specialtyName } from "@salvia/domain/account/specialty";
import type { FoundClinician } from "@salvia/domain/member/clinicianSearch";
import { nextFreeTimes } from "@salvia/domain/scheduling/availability";
import type { FreeStart } from "@salvia/domain/scheduling/freeTimes";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { languageNames } from "../../i18n/languageName.ts";
import { zoneToSay } from "../../lib/time/zoneToSay.ts";
import { Button } from "../../ui/Button.tsx";
import { soonTime } from "../../ui/time/relativeTime.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";

export type ClinicianCardProps = {
  clinician: FoundClinician;
  /** Asks for one of the free times; null while the member can't. */
  onTime: ((start: FreeStart) => void) | null;
  children: ReactNode;
};

/** What a member can know of a clinician, with what they can do below. */
export function ClinicianCard({ clinician, onTime, children }: ClinicianCardProps) {
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
        <FreeTimes clinician={clinician} onTime={onTime} />
      </Box>
      {children}
    </Card>
  );
}

/** The next free times, in the member's zone; nothing while an older server leaves them out. */
function FreeTimes({ clinician, onTime }: Pick<ClinicianCardProps, "clinician" | "onTime">) {
  const { t } = useTranslation(["common", "clinicians"]);
  const { language } = useLanguage();
  const own = useTimeZone();
  const now = useNow();
  const { name, modes, free } = clinician;
  if (free === null) return null;
  if (free.starts.length === 0)
    return <Box sx={{ fontSize: "0.9375rem" }}>{t("nextFreeTimes.none", nextFreeTimes)}</Box>;
  const starts = free.starts.filter(({ startsAt }) => startsAt > now);
  const [first] = starts;
  if (first === undefined) return null;
  const zone = zoneToSay(first.startsAt, language, own, [free.timezone]);
  return (
    <Times aria-label={t("clinicians:card.freeTimes", { name })}>
      <legend>
        {zone === null ? t("nextFreeTimes.title") : t("nextFreeTimes.titleIn", { zone })}
      </legend>
      {starts.map((start) => {
        const time = soonTime(start.startsAt, now, language, own);
        // A time for only one of two kinds says which.
        const kinds = start.modes.length < modes.length ? start.modes : [];
        const text = [time, ...kinds.map((mode) => t(`clinicians:card.mode.${mode}`))].join(" · ");
        return onTime === null ? (
          <span key={time}>{text}</span>
        ) : (
          <Button key={time} variant="outlined" onClick={() => onTime(start)}>
            {text}
          </Button>
        );
      })}
    </Times>
  );
}

const Times = styled("fieldset")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  margin: "4px 0 0",
  padding: 0,
  border: 0,
  fontSize: "0.9375rem",
  "& > legend": {
    padding: "0 0 4px",
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
  },
  "& > button": { minHeight: 44, paddingInline: 12 },
}));

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
