import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { brand } from "@salvia/domain/site/brand";
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { DeviceCheck } from "../features/visits/media/DeviceCheck.tsx";
import { useOwnMedia } from "../features/visits/media/useOwnMedia.ts";
import { LiveQueryProvider } from "../firebase/liveQuery/LiveQueryProvider.tsx";
import { useAppCheckBlocked } from "../firebase/appCheck/useAppCheckBlocked.ts";
import { LetterPicture, SproutPicture } from "../ui/drawings/StatePictures.tsx";
import { LanguageMenu } from "../ui/fields/LanguageMenu.tsx";
import { ThemeMenu } from "../ui/fields/ThemeMenu.tsx";
import { Logo } from "../ui/Logo.tsx";
import { later, useFetchAwaited } from "../ui/later.ts";
import { AppCheckNotice } from "../ui/status/AppCheckNotice.tsx";
import { Loading } from "../ui/status/Loading.tsx";
import { StateMessage } from "../ui/status/StateMessage.tsx";
import { GuestLobby } from "./GuestLobby.tsx";
import { takeGuestTab, type GuestTab } from "./guestTab.ts";
import { useGuestEntry, type GuestEntry } from "./useGuestEntry.ts";

/** The page that a guest opens with their link, without an account. */
export function GuestPage() {
  const { t } = useTranslation("visits");
  const [tab] = useState(takeGuestTab);
  const title = t("title");
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
  return (
    <GuestLayout title={title}>
      {tab === null ? (
        <StateMessage picture={<LetterPicture />} title={t("guestPage.noLink")}>
          {t("guestPage.noLinkHint")}
        </StateMessage>
      ) : (
        <LinkedPage tab={tab} />
      )}
    </GuestLayout>
  );
}

/** Reasons for which a link opens nothing any more. */
const endings = ["link-expired", "link-used", "guest-removed"] as const;

function LinkedPage({ tab }: { tab: GuestTab }) {
  const { t } = useTranslation("visits");
  const entry = useGuestEntry(tab);
  const ending = endings.find((code) => code === entry.mutation.failure?.code);
  if (ending !== undefined) {
    return (
      <StateMessage picture={<SproutPicture />} title={t(`guestPage.${ending}.title`)}>
        {t(`guestPage.${ending}.body`)}
      </StateMessage>
    );
  }
  return <OpenPage entry={entry} />;
}

/** The camera and microphone stay in use while this component is mounted. */
function OpenPage({ entry }: { entry: GuestEntry }) {
  const media = useOwnMedia("guest", true);
  const { entered } = entry;
  useFetchAwaited(calmAfterMs);
  if (entered === null) {
    return (
      <>
        <GuestLobby entry={entry} />
        <DeviceCheck media={media} />
      </>
    );
  }
  return (
    <LiveQueryProvider reader={{ uid: entered.uid, role: null }}>
      <Suspense fallback={<Loading />}>
        <GuestVisit key={entered.session} {...{ entered, entry, media }} />
      </Suspense>
    </LiveQueryProvider>
  );
}

// The database and the call, which the lobby doesn't need, load while the guest types a name.
const GuestVisit = later(async () => (await import("./GuestVisit.tsx")).GuestVisit);

/** The time after which the lobby has most likely finished loading. */
const calmAfterMs = 1_500;

function GuestLayout({ title, children }: { title: string; children: ReactNode }) {
  const isBlocked = useAppCheckBlocked();
  return (
    <>
      <Box
        component="header"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 0.5,
          px: { xs: 2, sm: 3 },
          py: 1,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <Logo />
        <Box sx={{ flexGrow: 1 }} />
        <LanguageMenu />
        <ThemeMenu />
      </Box>
      <Box
        component="main"
        id="content"
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 2.5,
          maxWidth: 1200,
          mx: "auto",
          px: { xs: 2, sm: 3 },
          py: 3,
        }}
      >
        <Typography variant="h1">{title}</Typography>
        {isBlocked ? <AppCheckNotice /> : null}
        {children}
      </Box>
    </>
  );
}
