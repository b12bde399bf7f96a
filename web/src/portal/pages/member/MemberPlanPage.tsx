import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Coverage } from "@salvia/domain/member/coverage";
import { coverageState } from "@salvia/domain/member/coverage";
import { brand } from "@salvia/domain/site/brand";
import { memberPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link as PageLink } from "react-router";

import { coverageDocument } from "../../../features/coverage/coverage.data.ts";
import { MemberCard } from "../../../features/coverage/MemberCard.tsx";
import {
  CoverSection,
  FamilySection,
  PlanSection,
} from "../../../features/coverage/PlanSections.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { dayAt } from "../../../lib/time/calendarDay.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { TrellisPicture } from "../../../ui/drawings/StatePictures.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { Page } from "../Page.tsx";

/** A member's plan: what it covers and costs, who is on it, and the member card. */
export function MemberPlanPage() {
  const { t } = useTranslation("member");
  return (
    <Page title={t("plan.title")} lead={t("plan.lead")}>
      <NamespaceLoader namespaces={["plans"]} fallback={<Loading />}>
        <OwnPlan />
      </NamespaceLoader>
    </Page>
  );
}

function OwnPlan() {
  const { t } = useTranslation("member");
  const uid = useAuth().user?.uid ?? "";
  const live = useLiveQuery(`coverage/${uid}`, coverageDocument(uid));
  if (live.status === "loading") return <LoadingBlock height={320} label={t("plan.loading")} />;
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status === "empty" || live.value === null) return <NoPlan />;
  return <Plan uid={uid} coverage={live.value} />;
}

function Plan({ uid, coverage }: { uid: string; coverage: Coverage }) {
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  const patient = own.status === "content" ? own.value : null;
  const today = dayAt(useNow(), useKnownTimeZone());
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: columns, gap: 2.5, alignItems: "start" }}>
      <Box sx={stack}>
        <PlanSection coverage={coverage} today={today} />
        <CoverSection coverage={coverage} />
      </Box>
      <Box sx={stack}>
        <LoadProblem of={own} />
        {patient === null || coverageState(coverage, today) === "ended" ? null : (
          <MemberCard patient={patient} coverage={coverage} />
        )}
        <FamilySection coverage={coverage} />
        <MoreSection />
      </Box>
    </Box>
  );
}

function MoreSection() {
  const { t } = useTranslation("member");
  return (
    <Section title={t("plan.more")}>
      <PlainList sx={{ display: "grid", gap: 1 }}>
        {(["claims", "documents"] as const).map((page) => (
          <li key={page}>
            <Link component={PageLink} to={memberPaths[page]}>
              {t(`${page}.title`)}
            </Link>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function NoPlan() {
  const { t } = useTranslation("member");
  return (
    <StateMessage
      picture={<TrellisPicture />}
      title={t("plan.none")}
      level="h2"
      action={<Link href={brand.phone.href}>{brand.phone.display}</Link>}
    >
      {t("plan.noneBody")} <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
    </StateMessage>
  );
}

const stack = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 };

/** On desktop the card and the family are beside the plan. */
const columns = { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" };
