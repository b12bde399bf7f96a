import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { medicalPaths } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useOpenRequests } from "../../../features/appointments/list/useOpenRequests.ts";
import { dateText, timeText } from "../../../features/appointments/timeFormat.ts";
import { usePendingRequests } from "../../../features/treatmentRequests/usePendingRequests.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { ZoneName } from "../../../ui/time/ZoneName.tsx";
import { badgeText } from "../../signs/signs.ts";

/** What patients ask a clinician: on a desktop by name, on a narrow screen in one line. */
export function OpenRequests() {
  return (
    <NamespaceLoader namespaces={["appointments", "medical"]} fallback={null}>
      <Requests />
    </NamespaceLoader>
  );
}

function Requests() {
  const { t } = useTranslation(["medical", "portal", "appointments"]);
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const uid = useAuth().user?.uid ?? "";
  // The signs of the menu read the same ones.
  const times = useOpenRequests(uid);
  const members = usePendingRequests(uid);
  const isLoading = times.status === "loading" || members.status === "loading";
  const failed = [times, members].find(({ status }) => status === "error");
  const asks = members.status === "content" ? members.value : [];
  const wanted = times.status === "content" ? times.value : [];
  const rows = [
    ...asks.map(({ patientId, patientName }) => (
      <Row key={patientId} name={patientName} to={medicalPaths.calendar}>
        {t("dashboard.newPatient")}
      </Row>
    )),
    ...wanted.map(({ id, appointment: { patientName, startsAt } }) => (
      <Row key={id} name={patientName} to={medicalPaths.appointment(id)}>
        {`${dateText(startsAt, language, zone)}, ${timeText(startsAt, language, zone)}`}{" "}
        <ZoneName moment={startsAt} />
      </Row>
    )),
  ];
  const count = rows.length;
  const title =
    count === 0
      ? t("appointments:requests.title")
      : t("portal:signs.requests", { count, amount: badgeText(count) });
  return (
    <Section
      title={title}
      {...(count > 0 && {
        action: (
          <Button component={Link} to={medicalPaths.calendar} sx={{ flexShrink: 0 }}>
            {t("dashboard.answer")}
          </Button>
        ),
      })}
    >
      {failed?.status === "error" ? <LoadProblem of={failed} /> : null}
      {isLoading ? (
        <LoadingBlock height={24} label={t("appointments:loading")} />
      ) : count === 0 && failed === undefined ? (
        <Typography sx={{ color: "text.secondary" }}>{t("appointments:requests.none")}</Typography>
      ) : (
        <PlainList aria-label={title} sx={{ display: { xs: "none", lg: "grid" }, gap: 1 }}>
          {rows.slice(0, namedMost)}
        </PlainList>
      )}
    </Section>
  );
}

/** How many are named: more would push the tasks off the first screen. */
const namedMost = 3;

type RowProps = { name: string; to: string; children: ReactNode };

function Row({ name, to, children }: RowProps) {
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
      <MuiLink component={Link} to={to} sx={{ overflowWrap: "anywhere" }}>
        {name}
      </MuiLink>
      <Box component="span" sx={{ color: "text.secondary" }}>
        {children}
      </Box>
    </Box>
  );
}
