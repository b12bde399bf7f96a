import CoveredIcon from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { coverageState, type Coverage } from "@salvia/domain/member/coverage";
import { publicPath } from "@salvia/domain/site/paths";
import { benefits, planOffers } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { formatPrice } from "../../lib/format.ts";
import { dateText } from "../../lib/time/dateText.ts";
import { CoverText } from "../../ui/CoverText.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { Section } from "../../ui/Section.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { CallButton } from "./CallButton.tsx";

type PlanProps = {
  coverage: Coverage;
  /** The member's day, such as 2028-02-29. */
  today: string;
};

/** Which plan the member has, since when and until when, and what it costs. */
export function PlanSection({ coverage, today }: PlanProps) {
  const { t } = useTranslation(["member", "plans"]);
  const { language } = useLanguage();
  const { plan, startsOn, endsOn } = coverage;
  const { monthly } = planOffers[plan];
  const price = (amount: number) => formatPrice(amount, language);
  return (
    <Section title={t(`plans:name.${plan}`)} lead={t(`plans:detail.${plan}`)}>
      <PlanNotice coverage={coverage} today={today} />
      <Facts>
        <dt>{t("plan.since")}</dt>
        <dd>{dateText(startsOn, language)}</dd>
        {endsOn === null ? null : (
          <>
            <dt>{t("plan.until")}</dt>
            <dd>{dateText(endsOn, language)}</dd>
          </>
        )}
        <dt>{t("plan.monthly")}</dt>
        <dd>
          <span>
            {t("plan.monthlyPrices", { adult: price(monthly.adult), child: price(monthly.child) })}
          </span>
          <Typography component="span" sx={{ display: "block", color: "text.secondary" }}>
            {t("plan.contractPrice")}
          </Typography>
        </dd>
      </Facts>
    </Section>
  );
}

/** Says that a plan has ended or not begun; nothing while it is valid. */
export function PlanNotice({ coverage, today }: PlanProps) {
  const { t } = useTranslation("member");
  const { language } = useLanguage();
  const { startsOn, endsOn } = coverage;
  const state = coverageState(coverage, today);
  if (state === "active") return null;
  return (
    <Notice severity={state === "ended" ? "warning" : "info"}>
      {state === "ended" && endsOn !== null
        ? t("plan.ended", { day: dateText(endsOn, language) })
        : t("plan.future", { day: dateText(startsOn, language) })}
    </Notice>
  );
}

/** What a plan covers, and what the words mean. */
export function CoverSection({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation("member");
  const { language } = useLanguage();
  return (
    <Section title={t("plan.covers")}>
      <CoverSummary coverage={coverage} />
      <Link href={publicPath("glossary", language)} sx={{ justifySelf: "start", py: 1.25 }}>
        {t("plan.terms")}
      </Link>
    </Section>
  );
}

/** What a plan covers, each benefit with its conditions, and what it does not. */
export function CoverSummary({ coverage: { plan } }: { coverage: Coverage }) {
  const { t } = useTranslation(["member", "plans"]);
  const { language } = useLanguage();
  const { covers, yearlyMost } = planOffers[plan];
  const missing = benefits.filter((benefit) => covers[benefit] === undefined);
  const names = missing.map((benefit) => t(`plans:benefit.${benefit}`));
  return (
    <>
      <Summary>
        {benefits
          .filter((benefit) => covers[benefit] !== undefined)
          .map((benefit) => (
            <div key={benefit}>
              <dt>
                <CoveredIcon aria-hidden="true" />
                <span>{t(`plans:benefit.${benefit}`)}</span>
              </dt>
              <dd>
                <CoverText cover={covers[benefit]} language={language} />
              </dd>
            </div>
          ))}
        <div>
          <dt>{t("plans:table.yearlyMost")}</dt>
          <dd>{formatPrice(yearlyMost, language)}</dd>
        </div>
      </Summary>
      {names.length === 0 ? null : (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("plan.notCovered", { names: new Intl.ListFormat(language).format(names) })}
        </Typography>
      )}
    </>
  );
}

/** Who else is on the plan: names and years of birth, and nothing about their health. */
export function FamilySection({ coverage: { family } }: { coverage: Coverage }) {
  const { t } = useTranslation("member");
  return (
    <Section title={t("plan.family.title")} lead={t("plan.family.lead")}>
      {family.length === 0 ? (
        <Typography>{t("plan.family.none")}</Typography>
      ) : (
        <PlainList aria-label={t("plan.family.title")} sx={{ display: "grid", gap: 1 }}>
          {family.map(({ name, birthYear }) => (
            <Box
              component="li"
              key={`${name} ${birthYear}`}
              sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, overflowWrap: "anywhere" }}
            >
              <b>{name}</b>
              <Typography component="span" sx={{ color: "text.secondary" }}>
                {t("plan.family.born", { year: birthYear })}
              </Typography>
            </Box>
          ))}
        </PlainList>
      )}
      {family.length === 0 ? null : (
        <>
          <Typography>{t("plan.family.book")}</Typography>
          <CallButton label={t("plan.call")} />
        </>
      )}
    </Section>
  );
}

const Summary = styled("dl")(({ theme }) => ({
  margin: 0,
  fontSize: "0.9375rem",
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0 16px",
    paddingBlock: 6,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > div:first-of-type": { borderTop: "none" },
  "& dt": { display: "flex", gap: 8, flex: "1 1 9rem" },
  "& dt > svg": { fontSize: "1.25rem", color: theme.vars.palette.primary.main },
  "& dd": { margin: "0 0 0 auto", textAlign: "end", fontWeight: 600 },
  "& dd > span": { fontWeight: 400 },
}));

const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: "12px 24px",
  margin: 0,
  overflowWrap: "anywhere",
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0 },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 2,
    "& dd": { marginBottom: 10 },
  },
}));
