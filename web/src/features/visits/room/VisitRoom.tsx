import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import {
  isHere,
  presenceTickMs,
  type Visit,
  type VisitSide,
} from "@salvia/domain/scheduling/visit";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { keepAwake } from "../../../lib/awake.ts";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import type { PeerSessionState } from "../call/peerSession.ts";
import { MediaFaults } from "../media/MediaFaults.tsx";
import { usePeerSession } from "../call/usePeerSession.ts";
import type { IceServers } from "../call/useIceServers.ts";
import { isSent, type OwnMedia } from "../media/useOwnMedia.ts";
import { ChatPanel } from "../chat/ChatPanel.tsx";
import { useVisitChat } from "../chat/useVisitChat.ts";
import { useScreenShare } from "../media/useScreenShare.ts";
import { VideoStage } from "./VideoStage.tsx";
import { VisitControls } from "./VisitControls.tsx";
import { useClockTime, useServerClock } from "./visitClock.ts";
import { VisitTimer } from "./VisitTimer.tsx";

type VisitRoomProps = {
  visitId: string;
  visit: Visit;
  side: VisitSide;
  /** Whether this page has joined the visit; there is no call before. */
  joined: boolean;
  /** Whether this page has a connection to the server. */
  isOnline: boolean;
  /** The display name of the other participant. */
  other: string;
  media: OwnMedia;
  iceServers: IceServers;
  exit: ReactNode;
  /** Called once the two are connected, or connecting takes unusually long. */
  onMet: () => void;
};

/** The call itself, in which both participants see and hear each other. */
export function VisitRoom(props: VisitRoomProps) {
  const { visitId, visit, side, joined, isOnline, other, media, iceServers, exit, onMet } = props;
  const { t } = useTranslation("visits");
  const screen = useScreenShare(media.stream);
  const { isSharing } = screen;
  const { state, remote, remoteMediaState } = usePeerSession({
    visitId,
    visit,
    side,
    stream: screen.sent,
    mediaState: {
      audio: isSent(media, "audio"),
      video: isSent(media, "video") || isSharing,
      screen: isSharing,
    },
    ready: joined && media.known && iceServers.status === "ready",
    iceServers: iceServers.servers,
  });
  const chat = useVisitChat(visitId, visit, side);
  const chatButton = useRef<HTMLButtonElement>(null);
  const hasLeft = visit.state === "left";
  const clockTime = useClockTime();
  const isHeard = isHere(visit, useServerClock(presenceTickMs));
  // While video arrives, a missing heartbeat means nothing.
  const isUnheard = side === "clinician" && !isHeard && state !== "connected";
  const delay = useDelay(hasLeft ? "connected" : state);
  const notifyMet = useEffectEvent(onMet);
  const met = state === "connected" || delay !== null;
  useEffect(() => {
    if (met) notifyMet();
  }, [met]);
  const container = useRef<HTMLDivElement>(null);
  // The retry button disappears once the problem is fixed, so keep the focus here.
  useFocusKept(container, media.faults);
  // The user may not touch the device for a long time during a call.
  useEffect(keepAwake, []);
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          // The patient has the room; the clinician has the record beside the video.
          ...(chat.isOpen && side === "patient" && { lg: "minmax(0, 1fr) 340px" }),
        },
        // Keeps the video visible below the app bar while the user scrolls the content beside it.
        position: { lg: "sticky" },
        top: { lg: 80 },
      }}
    >
      <FocusGrid ref={container} tabIndex={-1} sx={{ gap: 1.5 }}>
        <MediaFaults media={media} />
        {!isOnline ? (
          <Notice severity="warning">{t("room.offline")}</Notice>
        ) : hasLeft ? (
          <Notice severity="info">{t("room.left", { name: other })}</Notice>
        ) : isUnheard ? (
          <Notice severity="warning">
            {t("room.unheard", { name: other, time: clockTime(visit.seenAt) })}
          </Notice>
        ) : state === "interrupted" ? (
          <Notice severity="warning">{t("room.interrupted")}</Notice>
        ) : delay !== null ? (
          <Notice severity="warning">{t(`room.${delay}`, { name: other })}</Notice>
        ) : null}
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
            {t("share.on", { name: other })}
          </Notice>
        ) : null}
        <Box
          sx={{ display: "flex", justifyContent: "space-between", gap: 2, alignItems: "center" }}
        >
          <Typography variant="h2">{other}</Typography>
          {visit.admittedAt === null ? null : <VisitTimer since={visit.admittedAt} />}
        </Box>
        <VideoStage {...{ remote, remoteMediaState, other, hasLeft, media, isSharing }} />
        <VisitControls {...{ media, screen, chat, chatButton, exit }} />
        <Announcement>
          {chat.unread === 0 ? "" : t("chat.new", { name: other, count: chat.unread })}
        </Announcement>
      </FocusGrid>
      {chat.isOpen ? (
        <ChatPanel
          chat={chat}
          other={other}
          isBesideVideo={side === "patient"}
          onClose={() => {
            chat.setOpen(false);
            chatButton.current?.focus();
          }}
        />
      ) : null}
    </Box>
  );
}

/** A column that takes the focus when the focused element disappears. */
export const FocusGrid = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "&:focus": { outline: "none" },
});

/** What to say about a call that takes too long to connect. It may still connect after `failed`. */
function useDelay(state: PeerSessionState): "slow" | "failed" | null {
  const [delay, setDelay] = useState<"slow" | "failed" | null>(null);
  useEffect(() => {
    if (state !== "connecting") return undefined;
    const slow = setTimeout(() => setDelay("slow"), 15_000);
    const failed = setTimeout(() => setDelay("failed"), 30_000);
    return () => {
      clearTimeout(slow);
      clearTimeout(failed);
      setDelay(null);
    };
  }, [state]);
  return delay;
}
