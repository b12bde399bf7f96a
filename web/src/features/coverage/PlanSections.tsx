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
  const { monthly, yearlyMost } = planOffers[plan];
  const price = (amount: number) => formatPrice(amount, language);
  const state = coverageState(coverage, today);
  return (
    <Section title={t(`plans:name.${plan}`)} lead={t(`plans:detail.${plan}`)}>
      {state === "active" ? null : (
        <Notice severity={state === "ended" ? "warning" : "info"}>
          {state === "ended" && endsOn !== null
            ? t("plan.ended", { day: dateText(endsOn, language) })
            : t("plan.future", { day: dateText(startsOn, language) })}
        </Notice>
      )}
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
        <dt>{t("plans:table.yearlyMost")}</dt>
        <dd>{price(yearlyMost)}</dd>
      </Facts>
    </Section>
  );
}

/** What a plan covers, benefit by benefit, and what it does not. */
export function CoverSection({ coverage: { plan } }: { coverage: Coverage }) {
  const { t } = useTranslation(["member", "plans"]);
  const { language } = useLanguage();
  const { covers } = planOffers[plan];
  return (
    <Section title={t("plan.covers")}>
      <Facts data-ruled>
        {benefits.map((benefit) => (
          <Box key={benefit} sx={{ display: "contents" }}>
            <dt>{t(`plans:benefit.${benefit}`)}</dt>
            <dd>
              <CoverText cover={covers[benefit]} language={language} />
            </dd>
          </Box>
        ))}
      </Facts>
      <Typography sx={{ mt: 2 }}>
        <Link href={publicPath("glossary", language)} sx={{ display: "inline-block", py: 1.25 }}>
          {t("plan.terms")}
        </Link>
      </Typography>
    </Section>
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
    </Section>
  );
}

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
