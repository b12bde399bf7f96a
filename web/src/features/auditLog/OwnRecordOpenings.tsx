import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../session/useAuth.ts";
import { ExactTime } from "../../ui/time/TimeAgo.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Section } from "../../ui/Section.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { StaffName } from "../../ui/StaffName.tsx";
import { noAuditFilter } from "./auditUrl.ts";
import { auditFeed } from "./auditLog.data.ts";

const pageSize = 10;

/** Shows members who opened their own health record, when and why. */
export function OwnRecordOpenings() {
  const uid = useAuth().user?.uid;
  return uid === undefined ? null : (
    <NamespaceLoader namespaces={["records"]} fallback={<Loading />}>
      <Openings uid={uid} />
    </NamespaceLoader>
  );
}

function Openings({ uid }: { uid: string }) {
  const { t } = useTranslation("records");
  const feed = useLiveQuery(
    `auditLog/ownRecord/${uid}`,
    auditFeed({ ...noAuditFilter, action: "recordOpened", whom: uid }, pageSize),
    ({ rows, more }) => rows.length === 0 && more === "none",
  );
  return (
    <Section title={t("openings.title")} lead={t("openings.lead")}>
      {feed.status === "loading" ? <Skeleton variant="rounded" height={96} /> : null}
      <LoadProblem of={feed} />
      {feed.status === "empty" ? (
        <Typography sx={{ color: "text.secondary" }}>{t("openings.none")}</Typography>
      ) : null}
      {feed.status === "content" ? (
        <>
          <Box component="ol" aria-label={t("openings.title")} sx={list}>
            {feed.value.rows.map(({ id, entry }) => (
              <Opening key={id} entry={entry} />
            ))}
          </Box>
          <ShowMore {...feed.value} />
        </>
      ) : null}
    </Section>
  );
}

function Opening({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("records");
  if (entry.action !== "recordOpened") return null;
  const { by, at, startsAt, flagged, reason } = entry;
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
      <b>
        <StaffName uid={by} />
      </b>
      {" · "}
      <ExactTime moment={at} />
      {startsAt === undefined ? null : (
        <Typography sx={secondary}>
          {t("openings.appointment")} <ExactTime moment={startsAt} />
        </Typography>
      )}
      {flagged && reason ? (
        <Typography sx={secondary}>{t("openings.reason", { reason })}</Typography>
      ) : null}
    </Box>
  );
}

const list = { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 1.5 } as const;
const secondary = { color: "text.secondary", fontSize: "0.875rem" } as const;
