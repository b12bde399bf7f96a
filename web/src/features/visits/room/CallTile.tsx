import ReturnIcon from "@mui/icons-material/OpenInFullOutlined";
import MicOffIcon from "@mui/icons-material/MicOffOutlined";
import MicIcon from "@mui/icons-material/MicOutlined";
import StopIcon from "@mui/icons-material/StopScreenShareOutlined";
import CameraOffIcon from "@mui/icons-material/VideocamOffOutlined";
import CameraIcon from "@mui/icons-material/VideocamOutlined";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { presenceTickMs, type Visit } from "@salvia/domain/scheduling/visit";
import type { Guest } from "@salvia/domain/scheduling/visitGuest";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useShortcut } from "../../../ui/shortcuts/useShortcut.ts";
import { isWaitingGuest } from "../guest/GuestRequest.tsx";
import { useGuestName } from "../guest/useGuestName.ts";
import { RemoteVideo } from "../media/RemoteVideo.tsx";
import { videoBackground } from "../media/VideoTile.tsx";
import { trackOf, type OwnMedia } from "../media/useOwnMedia.ts";
import type { ScreenShare } from "../media/useScreenShare.ts";
import { useClockTime, useServerClock } from "../visitClock.ts";
import type { CallProblem } from "./CallNotice.tsx";
import type { RoomPerson } from "./useRoomPeople.ts";
import { RoomForBar, visitBarHeight } from "./VisitControls.tsx";
import { VisitTimer } from "./VisitTimer.tsx";

/** What the tile shows of a call. */
export type TileCall = {
  visit: Visit;
  guest: Guest | null;
  other: RoomPerson;
  /** Null while only two take part. */
  third: RoomPerson | null;
  media: OwnMedia;
  screen: ScreenShare;
  problem: CallProblem | null;
  unread: number;
  /** What is announced. */
  announcement: ReactNode;
};

type CallTileProps = TileCall & { onReturn: () => void };

/**
 * A call on the pages beside its own: below the menu where there is room, else a bar at the lower
 * edge of the window, like the controls of the call.
 */
export function CallTile(props: CallTileProps) {
  const { other, third, media, screen, unread, onReturn } = props;
  const { t } = useTranslation("visits");
  const { name } = other;
  const { off, stream } = media;
  const back = t("list.returnTo", { name });
  useShortcut("v", back, onReturn);
  const people = third === null ? [other] : [other, third];
  return (
    <>
      <RoomForBar unless={belowMenu} />
      <Box component="section" aria-label={t("with", { name })} sx={tile}>
        <Box sx={pictures}>
          {people.map((person) => (
            <RemoteVideo
              key={person.uid}
              stream={person.remote}
              name={person.name}
              mediaState={person.remoteMediaState}
              hasLeft={person.hasLeft}
              isSmall
            />
          ))}
        </Box>
        <Box sx={{ minWidth: 0, fontSize: "0.875rem", lineHeight: 1.35 }}>
          <Box title={name} sx={{ ...ellipsis, fontWeight: 600 }}>
            {name}
          </Box>
          <State {...props} />
        </Box>
        <Box sx={{ display: "flex", gap: 0.5, justifyContent: "space-between" }}>
          {trackOf(stream, "audio") === null ? null : (
            <TileButton
              label={t(off.audio ? "controls.unmute" : "controls.mute")}
              isOn={off.audio}
              onPress={() => media.toggle("audio")}
            >
              {off.audio ? <MicOffIcon /> : <MicIcon />}
            </TileButton>
          )}
          {screen.isSharing ? (
            <TileButton label={t("controls.stopSharing")} isOn onPress={screen.stop}>
              <StopIcon />
            </TileButton>
          ) : trackOf(stream, "video") === null ? null : (
            <TileButton
              label={t(off.video ? "controls.show" : "controls.hide")}
              isOn={off.video}
              onPress={() => media.toggle("video")}
            >
              {off.video ? <CameraOffIcon /> : <CameraIcon />}
            </TileButton>
          )}
          <TileButton
            label={unread === 0 ? back : `${back}. ${t("chat.unread", { count: unread })}`}
            onPress={onReturn}
          >
            <Badge badgeContent={unread === 0 ? undefined : unread} color="error">
              <ReturnIcon />
            </Badge>
          </TileButton>
        </Box>
        {props.announcement}
      </Box>
    </>
  );
}

/** What its user must know about the call; otherwise, how long it takes. */
function State({ visit, guest, problem, screen }: TileCall) {
  const { t } = useTranslation("visits");
  const clockTime = useClockTime();
  const guestName = useGuestName();
  const now = useServerClock(presenceTickMs);
  const text =
    guest !== null && isWaitingGuest(guest, now)
      ? t("guest.waits", { name: guestName(guest) })
      : problem === "unheard"
        ? t("list.silent", { time: clockTime(visit.seenAt) })
        : problem === "offline" || problem === "left" || problem === "interrupted"
          ? t(`along.${problem}`)
          : problem !== null
            ? t("along.connecting")
            : screen.isSharing
              ? t("tile.screen")
              : "";
  return (
    <>
      {/* Announces changes; the time alone is not worth it. */}
      <Box component="output" sx={{ display: "block", overflowWrap: "anywhere" }}>
        {text}
      </Box>
      {text === "" ? <VisitTimer since={visit.startedAt ?? visit.admittedAt ?? now} /> : null}
    </>
  );
}

type TileButtonProps = {
  label: string;
  /** Whether what it switches differs from the usual. */
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function TileButton({ label, isOn = false, onPress, children }: TileButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={onPress}
      sx={{
        width: 44,
        height: 44,
        borderRadius: "8px",
        border: 1,
        borderColor: "divider",
        color: isOn ? "primary.contrastText" : "primary.main",
        ...(isOn && {
          backgroundColor: "primary.main",
          "&:hover": { backgroundColor: "primary.dark" },
        }),
      }}
    >
      {children}
    </IconButton>
  );
}

/** Where the column of the menu has room for it. */
const belowMenu = "@media (min-width: 1200px) and (min-height: 640px)";

const ellipsis = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const tile = {
  position: "fixed",
  zIndex: "fab",
  bottom: 0,
  insetInline: 0,
  boxSizing: "border-box",
  minHeight: visitBarHeight,
  display: "grid",
  gridTemplateColumns: { xs: "64px minmax(0, 1fr) auto", sm: "96px minmax(0, 1fr) auto" },
  gap: 1,
  alignItems: "center",
  padding: "8px 8px calc(8px + env(safe-area-inset-bottom))",
  borderTop: 1,
  borderColor: "divider",
  backgroundColor: "background.paper",
  [belowMenu]: {
    insetInline: "12px auto",
    bottom: 12,
    width: 208,
    gridTemplateColumns: "minmax(0, 1fr)",
    padding: "8px",
    border: 1,
    borderColor: "divider",
    borderRadius: "12px",
  },
  // In a window as low as at 400 % zoom, it would cover the text being written.
  "@media (max-height: 400px)": { position: "static" },
} as const;

const pictures = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  height: 54,
  overflow: "hidden",
  borderRadius: "8px",
  fontSize: "0.75rem",
  lineHeight: 1.2,
  backgroundColor: videoBackground,
  [belowMenu]: { height: 108 },
} as const;
