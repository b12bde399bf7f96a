import EventIcon from "@mui/icons-material/EventOutlined";
import MessagesIcon from "@mui/icons-material/ForumOutlined";
import RecordIcon from "@mui/icons-material/FolderSharedOutlined";
import PlanIcon from "@mui/icons-material/HealthAndSafetyOutlined";
import ClinicianIcon from "@mui/icons-material/PersonSearchOutlined";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { memberPaths } from "@salvia/domain/site/paths";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { NextAppointment } from "../../../features/appointments/list/NextAppointment.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Page } from "../Page.tsx";
import { useGreeting } from "../useGreeting.ts";

/** A member's start page: the next appointment first, then the ways to everything else. */
export function MemberHome() {
  const { t } = useTranslation(["member", "portal"]);
  const { uid = "" } = useAuth().user ?? {};
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  // The usual case until it is known, so that nothing moves.
  const hasDoctor = own.status !== "content" || (own.value?.clinicians.length ?? 0) > 0;
  const greeting = useGreeting();
  return (
    <Page title={t("portal:nav.home")} heading={greeting} lead={t("home.lead")}>
      <NextAppointment hasDoctor={hasDoctor} />
      <Shortcuts />
    </Page>
  );
}

function Shortcuts() {
  const { t } = useTranslation("member");
  const id = useId();
  const shortcuts: Shortcut[] = [
    { name: "appointments", to: memberPaths.appointments, icon: <EventIcon /> },
    { name: "messages", to: memberPaths.messages, icon: <MessagesIcon /> },
    { name: "clinicians", to: memberPaths.clinicians, icon: <ClinicianIcon /> },
    { name: "plan", to: memberPaths.plan, icon: <PlanIcon /> },
    { name: "record", to: memberPaths.record, icon: <RecordIcon /> },
  ];
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: "grid", gap: 1.5 }}>
      <Typography id={id} variant="h2">
        {t("home.shortcuts")}
      </Typography>
      <ShortcutList aria-labelledby={id}>
        {shortcuts.map(({ name, to, icon }) => (
          <li key={name}>
            <Link to={to}>
              {icon}
              <span>
                <b>{t(`home.shortcut.${name}.title`)}</b>
                <span>{t(`home.shortcut.${name}.body`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ShortcutList>
    </Box>
  );
}

type Shortcut = {
  name: "appointments" | "messages" | "clinicians" | "plan" | "record";
  to: string;
  icon: ReactNode;
};

const ShortcutList = styled(PlainList)(({ theme }) => ({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  "& > li": { display: "grid" },
  "& a": {
    display: "flex",
    gap: 16,
    padding: 16,
    minWidth: 0,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    textDecoration: "none",
    overflowWrap: "anywhere",
  },
  "& a:hover": { backgroundColor: theme.vars.palette.action.hover },
  "& svg": { flexShrink: 0, color: theme.vars.palette.primary.main },
  "& a > span": { minWidth: 0, display: "grid", gap: 2, alignContent: "start" },
  "& b": { fontWeight: 600 },
  "& b + span": { color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
}));
