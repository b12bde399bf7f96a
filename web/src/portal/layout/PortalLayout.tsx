import Box from "@mui/material/Box";
import { useTheme, styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { homePathOf, type Role } from "@salvia/domain/account/role";
import { homePath, medicalPaths, memberPaths } from "@salvia/domain/site/paths";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NotificationBell } from "../../features/notifications/NotificationBell.tsx";
import type { NotificationArea } from "../../features/notifications/NotificationList.tsx";
import { OwnDeviceWatch } from "../../features/ownDevice/OwnDeviceWatch.tsx";
import { useOwnUser } from "../../features/users/useOwnUser.ts";
import type { OwnUser } from "../../features/users/users.data.ts";
import { useAppCheckBlocked } from "../../firebase/appCheck/useAppCheckBlocked.ts";
import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useAuth } from "../../session/useAuth.ts";
import { AppCheckNotice } from "../../ui/status/AppCheckNotice.tsx";
import { later, onFirstUse, useFetchAwaited } from "../../ui/later.ts";
import { SearchButton } from "../../ui/search/SearchButton.tsx";
import { useShortcut } from "../../ui/shortcuts/useShortcut.ts";
import { AccessNoticeBar } from "./AccessNoticeBar.tsx";
import { AreaNavigation } from "./AreaNavigation.tsx";
import { NewVersionNotice } from "./NewVersionNotice.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { TopBar } from "./TopBar.tsx";
import { noPendingChanges, type PendingChanges } from "./pendingChanges.ts";

type PortalLayoutProps = {
  /**
   * The role whose menu is shown; without a role there is no menu, only a link to the home page.
   */
  role: Role | null;
  unsent?: PendingChanges;
  /** Indicator of unsent changes, for areas that have them. */
  outbox?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every page: a bar above and the menu beside it; on small screens the menu slides in.
 */
export function PortalLayout(props: PortalLayoutProps) {
  const { role, unsent = noPendingChanges, outbox = null, children } = props;
  const { language } = useLanguage();
  const { user } = useAuth();
  const wide = useMediaQuery(useTheme().breakpoints.up("lg"), { noSsr: true });
  const appCheckBlocked = useAppCheckBlocked();
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuUsed, setMenuUsed] = useState(false);
  const close = () => setMenuOpen(false);
  useFetchAwaited(calmAfterMs);
  const home = role === null ? homePath(language) : homePathOf(role);
  const opensMenu = role !== null && !wide;

  function openMenu() {
    setMenuUsed(true);
    setMenuOpen(true);
  }

  return (
    <>
      <SkipLink target={contentId} />
      <OwnDeviceWatch />
      <TopBar
        home={home}
        unsent={unsent}
        outbox={outbox}
        search={role === null ? null : <Search role={role} unsent={unsent} />}
        bell={
          user !== null && (role === "sales" || role === "medical" || role === "member") ? (
            <Bell role={role} uid={user.uid} />
          ) : null
        }
        onOpenMenu={opensMenu ? openMenu : null}
      />
      <Box sx={{ display: "flex", alignItems: "flex-start" }}>
        {role === null ? null : wide ? (
          <Box sx={{ width: 232, flexShrink: 0, position: "sticky", top: 64 }}>
            <AreaNavigation role={role} onNavigate={close} />
          </Box>
        ) : menuUsed ? (
          <Suspense>
            <NavigationDrawer role={role} open={menuOpen} onClose={close} />
          </Suspense>
        ) : null}
        <Box
          component="main"
          id={contentId}
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            padding: { xs: 2, sm: 3, lg: 4 },
            paddingLeft: { lg: 2 },
            // Leaves room for a toast at the bottom of the screen.
            paddingBottom: 10,
            "&:focus": { outline: "none" },
          }}
        >
          {appCheckBlocked ? <AppCheckNotice /> : null}
          {user === null ? null : <AccessNoticeBar user={user} />}
          <NewVersionNotice />
          {/* Salespeople can work offline; their pages say what that means for leads. */}
          {user === null || role === "sales" ? null : <OfflineNotice uid={user.uid} />}
          {children}
        </Box>
      </Box>
    </>
  );
}

/** The search of every area, and the help for its shortcuts. */
function Search({ role, unsent }: { role: Role; unsent: PendingChanges }) {
  const { t } = useTranslation("portal");
  const [helpOpen, setHelpOpen] = useState(false);
  const label = t(`search.${role === "sales" || role === "medical" ? role : "other"}`);
  const onHelp = () => setHelpOpen(true);
  useShortcut("?", t("shortcuts"), onHelp);
  return (
    <>
      <SearchButton
        label={label}
        renderSearch={(onClose) => <AreaSearch {...{ role, label, unsent, onHelp, onClose }} />}
      />
      {helpOpen ? (
        <Suspense>
          <ShortcutDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const ShortcutDialog = later(
  async () => (await import("../../ui/shortcuts/ShortcutDialog.tsx")).ShortcutDialog,
);

const AreaSearch = later(async () => (await import("../search/AreaSearch.tsx")).AreaSearch);

/** The bell of those who are notified of something. */
function Bell({ role, uid }: { role: "sales" | "medical" | "member"; uid: string }) {
  const own = useOwnUser(uid);
  const isClinician = role === "medical";
  const area: NotificationArea = {
    about: role === "sales" ? "leads" : "appointments",
    appointmentPath: isClinician ? medicalPaths.appointment : memberPaths.appointment,
    conversationPath: isClinician ? medicalPaths.conversation : memberPaths.conversation,
    renderLead: (id) => (
      <Suspense fallback="…">
        <NotifiedLead id={id} />
      </Suspense>
    ),
    renderAppointment: (id) => (
      <Suspense fallback="…">
        <NotifiedAppointment id={id} namesPatient={isClinician} />
      </Suspense>
    ),
    renderPartner: (about, id) => (
      <Suspense fallback="…">
        <NotifiedPartner {...{ about, id, uid, isClinician }} />
      </Suspense>
    ),
    renderOffer: ({ clinicianId, startsAt }) => (
      <Suspense fallback="…">
        <NotifiedOffer clinicianId={clinicianId} startsAt={startsAt} />
      </Suspense>
    ),
  };
  return (
    <NotificationBell uid={uid} area={area} poolSeenAt={role === "sales" ? poolSeen(own) : null} />
  );
}

/** At first, all that came into the pool since a salesperson has an account is new. */
function poolSeen(own: LiveQuery<OwnUser>): Date | null | undefined {
  if (own.status !== "content") return undefined;
  const { user } = own.value;
  return user?.notifications.newLeads ? (user.poolSeenAt ?? user.createdAt) : null;
}

const NotifiedLead = onFirstUse(
  async () => (await import("../../features/leads/NotifiedLead.tsx")).NotifiedLead,
);

const NotifiedAppointment = onFirstUse(
  async () => (await import("./notifiedOfCare.tsx")).NotifiedAppointment,
);

const NotifiedPartner = onFirstUse(
  async () => (await import("./notifiedOfCare.tsx")).NotifiedPartner,
);

const NotifiedOffer = onFirstUse(async () => (await import("./notifiedOfCare.tsx")).NotifiedOffer);

const NavigationDrawer = later(async () => (await import("./overlays.tsx")).NavigationDrawer);

const contentId = "content";

/** The time after which a newly opened page has most likely finished loading. */
const calmAfterMs = 5_000;

/** Lets keyboard users skip the menu. It is visible only while focused. */
function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation("portal");
  return (
    <Skip
      href={`#${target}`}
      onClick={(event) => {
        // Keeps the address unchanged; the router would treat the fragment as a navigation.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {t("skip")}
    </Skip>
  );
}

const Skip = styled("a")(({ theme }) => ({
  position: "fixed",
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: "10px 16px",
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  "&:not(:focus)": { transform: "translateY(-64px)" },
}));
