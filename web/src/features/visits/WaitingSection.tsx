import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { medicalPaths } from "@salvia/domain/site/paths";
import { presenceTickMs } from "@salvia/domain/scheduling/visit";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { Section } from "../../ui/Section.tsx";
import { TimeAgo } from "../../ui/time/TimeAgo.tsx";
import { useClockTime, useServerClock } from "./visitClock.ts";
import { waitingVisits, type WaitingVisit } from "./visits.data.ts";
import { waitingAt } from "./waitingAt.ts";

type WaitingSectionProps = {
  /** Renders the language that a patient speaks, by the record. */
  renderLanguage: (patientId: string) => ReactNode;
};

/** A live list of the patients waiting for a clinician, also of those who sit in a call alone. */
export function WaitingSection(props: WaitingSectionProps) {
  return (
    <NamespaceLoader namespaces={["visits"]} fallback={<Skeleton variant="rounded" height={120} />}>
      <Waiting {...props} />
    </NamespaceLoader>
  );
}

function Waiting(props: WaitingSectionProps) {
  const { t } = useTranslation("visits");
  return (
    <Section title={t("list.title")}>
      <Content {...props} />
    </Section>
  );
}

function Content({ renderLanguage }: WaitingSectionProps) {
  const { t } = useTranslation("visits");
  const uid = useAuth().user?.uid ?? "";
  const now = useServerClock(presenceTickMs);
  const live = useLiveQuery(`visits/waiting/${uid}`, waitingVisits(uid));
  if (live.status === "loading") {
    return (
      <Box component="output" aria-label={t("list.loading")}>
        <Skeleton variant="text" height={56} />
      </Box>
    );
  }
  if (live.status === "error") return <LoadProblem of={live} />;
  const list = live.status === "content" ? live.value : emptyList;
  const { waiting, unheard } = waitingAt(list, now);
  const shown = [...waiting, ...unheard];
  return (
    <>
      {list.fresh ? null : <Notice severity="warning">{t("list.offline")}</Notice>}
      <Box component="output" sx={{ color: "text.secondary" }}>
        {waiting.length === 0 ? t("list.empty") : t("list.count", { count: waiting.length })}
      </Box>
      {shown.length === 0 ? null : (
        <Box
          component="ul"
          aria-label={t("list.label")}
          sx={{ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 1 }}
        >
          {shown.map((visit) => (
            <WaitingRow
              key={visit.id}
              isHeard={waiting.includes(visit)}
              {...{ visit, renderLanguage }}
            />
          ))}
        </Box>
      )}
    </>
  );
}

const emptyList = { visits: [], fresh: true };

type WaitingRowProps = WaitingSectionProps & { visit: WaitingVisit; isHeard: boolean };

function WaitingRow({ visit, isHeard, renderLanguage }: WaitingRowProps) {
  const { t } = useTranslation("visits");
  const isCall = visit.state === "admitted";
  const clockTime = useClockTime();
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        paddingBlock: 1,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {visit.patientName}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          <span>{t(isCall ? "list.alone" : "list.since")}</span>{" "}
          <TimeAgo moment={visit.aloneSince ?? visit.waitingSince} />
          {renderLanguage(visit.patientId)}
        </Typography>
        {isHeard ? null : (
          <Typography variant="body2" sx={{ marginTop: 0.25, fontWeight: 600 }}>
            {t("list.silent", { time: clockTime(visit.seenAt) })}
          </Typography>
        )}
      </Box>
      <Button
        component={Link}
        to={medicalPaths.visit(visit.id)}
        variant={isHeard ? "contained" : "outlined"}
        aria-label={t(isCall ? "list.returnTo" : "list.openOf", { name: visit.patientName })}
      >
        {t(isCall ? "lobby.return" : "list.open")}
      </Button>
    </Box>
  );
}
