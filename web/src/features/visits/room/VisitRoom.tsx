import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Visit, VisitSide } from "@salvia/domain/scheduling/visit";
import type { VisitRole } from "@salvia/domain/scheduling/visitCall";
import type { Guest } from "@salvia/domain/scheduling/visitGuest";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { keepAwake } from "../../../lib/awake.ts";
import { Button } from "../../../ui/Button.tsx";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { LocalVideo } from "../media/LocalVideo.tsx";
import { MediaFaults } from "../media/MediaFaults.tsx";
import type { IceServers } from "../call/useIceServers.ts";
import { isSent, type OwnMedia } from "../media/useOwnMedia.ts";
import { ChatPanel } from "../chat/ChatPanel.tsx";
import { useVisitChat } from "../chat/useVisitChat.ts";
import { useScreenShare } from "../media/useScreenShare.ts";
import { useGuestName } from "../guest/useGuestName.ts";
import { CallNotice, useCallProblem } from "./CallNotice.tsx";
import type { TileCall } from "./CallTile.tsx";
import { FullScreenPane } from "./FullScreenPane.tsx";
import { useRoomPeople } from "./useRoomPeople.ts";
import { VideoStage } from "./VideoStage.tsx";
import { VisitControls } from "./VisitControls.tsx";
import { VisitTimer } from "./VisitTimer.tsx";

type VisitRoomProps = {
  visitId: string;
  visit: Visit;
  /** Null if there is none. */
  guest: Guest | null;
  side: VisitRole;
  /** Whether this page has joined the visit; there is no call before. */
  joined: boolean;
  /** Whether this page has a connection to the server. */
  isOnline: boolean;
  /** The display names of the two participants. */
  names: Readonly<Record<VisitSide, string>>;
  media: OwnMedia;
  iceServers: IceServers;
  exit: ReactNode;
  /** What the clinician does about a guest: the button to invite one, and an open request. */
  invitation?: ReactNode;
  request?: ReactNode;
  /** Called once the two are connected, or connecting takes unusually long. */
  onMet?: () => void;
  /** Set while the user is on another page: renders the call as a tile. */
  renderTile?: ((call: TileCall) => ReactNode) | undefined;
};

/**
 * The call itself, in which all participants see and hear each other. It stays mounted while the
 * user is on another page, and is a tile there.
 */
export function VisitRoom(props: VisitRoomProps) {
  const { visitId, visit, guest, side, joined, isOnline, names, media, iceServers, exit } = props;
  const { t } = useTranslation("visits");
  const screen = useScreenShare(media.stream);
  const { isSharing } = screen;
  const { other: first, third } = useRoomPeople({
    visitId,
    visit,
    guest,
    side,
    names,
    stream: screen.sent,
    mediaState: {
      audio: isSent(media, "audio"),
      video: isSent(media, "video") || isSharing,
      screen: isSharing,
    },
    ready: joined && media.known && iceServers.status === "ready",
    iceServers: iceServers.servers,
  });
  const { state, hasLeft, name: other } = first;
  const all = third === null ? other : t("room.both", { name: other, third: third.caption });
  const uids = { clinician: visit.clinicianId, patient: visit.patientId, guest: guest?.uid ?? "" };
  const thirdUid = side === "guest" ? visit.patientId : (guest?.uid ?? null);
  const chat = useVisitChat(visitId, visit, uids[side], [first.uid, thirdUid]);
  const guestName = useGuestName();
  const authorOf = (uid: string) =>
    uid === first.uid
      ? other
      : uid === guest?.uid && side !== "guest"
        ? guestName(guest)
        : names.patient;
  const chatButton = useRef<HTMLButtonElement>(null);
  const { problem, delay } = useCallProblem({ visit, side, isOnline, other: first });
  const notifyMet = useEffectEvent(() => props.onMet?.());
  const met = state === "connected" || delay !== null;
  useEffect(() => {
    if (met) notifyMet();
  }, [met]);
  const container = useRef<HTMLDivElement>(null);
  // The retry button disappears once the problem is fixed, so keep the focus here.
  useFocusKept(container, media.faults);
  // The user may not touch the device for a long time during a call.
  useEffect(keepAwake, []);
  const announcement = <NewMessages {...{ chat, authorOf }} />;
  if (props.renderTile !== undefined) {
    const { unread } = chat;
    return props.renderTile({
      visit,
      guest,
      media,
      screen,
      problem,
      other: first,
      third,
      unread,
      announcement,
    });
  }
  return (
    <FullScreenPane
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          // The others have the room; the clinician has the record beside the video.
          ...(chat.isOpen && side !== "clinician" && { lg: "minmax(0, 1fr) 340px" }),
        },
        // Keeps the video visible below the bars while the user scrolls the content beside it.
        position: { lg: "sticky" },
        top: { lg: "calc(80px + var(--patient-bar, 0px))" },
      }}
    >
      {(fullScreen) => (
        <>
          <FocusGrid
            ref={container}
            tabIndex={-1}
            sx={{ gap: 1.5, ...(fullScreen?.isActive && fullHeight) }}
          >
            {props.request}
            <ThirdNotice name={third?.name ?? null} />
            <MediaFaults media={media} />
            <CallNotice {...{ problem, visit }} name={other} />
            <Announcement>
              {hasLeft
                ? t("room.left", { name: other })
                : state === "connected"
                  ? t("room.connected", { name: other })
                  : ""}
            </Announcement>
            {screen.hasFailed ? <Notice severity="warning">{t("share.failed")}</Notice> : null}
            {isSharing ? (
              <Notice
                severity="info"
                action={
                  <Button color="inherit" size="small" onClick={screen.stop}>
                    {t("share.stop")}
                  </Button>
                }
              >
                {t(third === null ? "share.on" : "share.onForAll", { name: other })}
              </Notice>
            ) : null}
            <Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
              <Box sx={heading}>
                <Typography variant="h2" sx={{ flex: "1 1 8rem", minWidth: 0 }}>
                  {all}
                </Typography>
                {props.invitation}
                {visit.admittedAt === null ? null : (
                  <VisitTimer since={visit.startedAt ?? visit.admittedAt} />
                )}
              </Box>
              {/* Not on the stage, where it would cover someone. */}
              <Box sx={ownVideo}>
                <LocalVideo media={media} isSharing={isSharing} />
              </Box>
            </Box>
            <VideoStage {...{ third, fullScreen }} other={first} />
            <VisitControls {...{ media, screen, chat, chatButton, exit }} />
            {announcement}
          </FocusGrid>
          {chat.isOpen ? (
            <ChatPanel
              chat={chat}
              authorOf={authorOf}
              hint={t(guest === null ? "chat.hint" : "chat.hintForAll", { name: other })}
              isBesideVideo={side !== "clinician"}
              onClose={() => {
                chat.setOpen(false);
                chatButton.current?.focus();
              }}
            />
          ) : null}
        </>
      )}
    </FullScreenPane>
  );
}

/** In full screen, the stage takes what the rest leaves. */
const fullHeight = { display: "flex", flexDirection: "column", minHeight: 0 } as const;

const heading = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  flexGrow: 1,
  minWidth: 0,
} as const;

const ownVideo = {
  flexShrink: 0,
  width: { xs: 112, sm: 128 },
  fontSize: "0.75rem",
  lineHeight: 1.3,
} as const;

type NewMessagesProps = {
  chat: ReturnType<typeof useVisitChat>;
  authorOf: (uid: string) => string;
};

function NewMessages({ chat, authorOf }: NewMessagesProps) {
  const { t } = useTranslation("visits");
  const last = chat.messages.findLast(({ from }) => from !== chat.ownUid);
  const isNew = chat.unread > 0 && last !== undefined;
  return (
    <Announcement>
      {isNew ? t("chat.new", { name: authorOf(last.from), count: chat.unread }) : ""}
    </Announcement>
  );
}

/** Says when the third person comes and goes. Their video shows it only to those who see. */
function ThirdNotice({ name }: { name: string | null }) {
  const { t } = useTranslation("visits");
  const [last, setLast] = useState(name);
  if (name !== null && name !== last) setLast(name);
  return (
    <>
      <Announcement>{name === null ? "" : t("guest.entered", { name })}</Announcement>
      {name === null && last !== null ? (
        <Notice severity="info">{t("guest.gone", { name: last })}</Notice>
      ) : null}
    </>
  );
}

/** A column that takes the focus when the focused element disappears. */
export const FocusGrid = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "&:focus": { outline: "none" },
});
