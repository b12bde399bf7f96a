import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { coverageState, type Coverage } from "@salvia/domain/member/coverage";
import type { Patient } from "@salvia/domain/record/patient";
import { memberPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { CardFace } from "../../../features/coverage/CardFace.tsx";
import { coverageDocument } from "../../../features/coverage/coverage.data.ts";
import { CoverSummary, PlanNotice } from "../../../features/coverage/PlanSections.tsx";
import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { dayAt } from "../../../lib/time/calendarDay.ts";
import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { MemberConversations } from "./MemberConversations.tsx";

type HomeSectionsProps = { uid: string; own: LiveQuery<Patient | null> };

/** A member's card, last messages, and coverage, each in an area of the start page's grid. */
export function HomeSections(props: HomeSectionsProps) {
  return (
    <NamespaceLoader namespaces={["plans", "messages"]} fallback={<Loading />}>
      <Sections {...props} />
    </NamespaceLoader>
  );
}

function Sections({ uid, own }: HomeSectionsProps) {
  const { t } = useTranslation("member");
  const plan = useLiveQuery(`coverage/${uid}`, coverageDocument(uid));
  const today = dayAt(useNow(), useKnownTimeZone());
  const patient = own.status === "content" ? own.value : null;
  const coverage = plan.status === "content" ? plan.value : null;
  const isCovered = coverage !== null && coverageState(coverage, today) !== "ended";
  return (
    <>
      <Box sx={{ gridArea: { lg: "plan" } }}>
        <Section
          title={t("plan.title")}
          {...(coverage !== null && {
            action: <More to={memberPaths.plan} label={t("home.allOfPlan")} />,
          })}
        >
          {plan.status === "error" ? (
            <LoadProblem of={plan} />
          ) : plan.status === "loading" || own.status === "loading" ? (
            <LoadingBlock height={240} label={t("plan.loading")} />
          ) : coverage === null ? (
            <Typography>{t("plan.none")}</Typography>
          ) : (
            <>
              <PlanNotice coverage={coverage} today={today} />
              {isCovered ? <OwnCard {...{ coverage, patient }} /> : null}
            </>
          )}
        </Section>
      </Box>
      {own.status === "content" ? (
        <Box sx={{ gridArea: { lg: "messages" } }}>
          <MemberConversations
            uid={uid}
            patient={own.value}
            title={t("home.messages")}
            most={3}
            none={null}
            action={<More to={memberPaths.messages} label={t("home.allMessages")} />}
          />
        </Box>
      ) : null}
      {isCovered ? (
        <Box sx={{ gridArea: { lg: "cover" } }}>
          <Section title={t("plan.covers")}>
            <CoverSummary coverage={coverage} />
          </Section>
        </Box>
      ) : null}
    </>
  );
}

function OwnCard({ coverage, patient }: { coverage: Coverage; patient: Patient | null }) {
  const { t } = useTranslation("member");
  const { language } = useLanguage();
  const names = coverage.family.map(({ name }) => name);
  return (
    <>
      {patient === null ? null : <CardFace patient={patient} coverage={coverage} />}
      {names.length === 0 ? null : (
        <Typography>
          {t("home.family", { names: new Intl.ListFormat(language).format(names) })}
        </Typography>
      )}
    </>
  );
}

function More({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} sx={{ flexShrink: 0 }}>
      {label}
    </Button>
  );
}
