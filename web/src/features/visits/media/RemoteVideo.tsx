import MicOffIcon from "@mui/icons-material/MicOffOutlined";
import ScreenIcon from "@mui/icons-material/ScreenShareOutlined";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useTranslation } from "react-i18next";
import { useState, type ReactElement, type RefObject } from "react";

import { initialsOf } from "../../../lib/initials.ts";
import { VideoTile } from "./VideoTile.tsx";
import type { MediaState } from "../call/remoteMediaState.ts";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { mediaKinds } from "./openMedia.ts";

type RemoteVideoProps = {
  /** Null until it arrives; never arrives from a participant without camera and microphone. */
  stream: MediaStream | null;
  name: string;
  /** Shown on the video, if several people have one. */
  caption?: string | undefined;
  mediaState: MediaState;
  /** Whether the other participant has left the call. */
  hasLeft: boolean;
  element?: RefObject<HTMLVideoElement | null>;
  onShape?: (shape: number) => void;
  /** Whether there is no room for words. */
  isSmall?: boolean;
};

/** The other participant's video, or the reason it cannot be seen or heard. */
export function RemoteVideo(props: RemoteVideoProps) {
  const { stream, name, caption, mediaState, hasLeft, element, onShape, isSmall = false } = props;
  const { t } = useTranslation("visits");
  const label = t("tile.other", { name });
  const waits = stream === null ? t("room.connecting", { name }) : undefined;
  const cover =
    hasLeft || (isSmall && (stream === null || !mediaState.video)) ? (
      <Initials name={name} isSmall={isSmall} />
    ) : mediaState.video ? (
      waits
    ) : (
      <Initials name={name} note={t("remoteMedia.hidden")} />
    );
  return (
    <Box sx={{ position: "relative", height: "100%" }}>
      <MediaAnnouncements {...{ name, mediaState }} isGone={hasLeft || stream === null} />
      <VideoTile
        fills
        stream={stream}
        label={label}
        {...(element && { element })}
        {...(onShape && { onShape })}
      >
        {cover}
      </VideoTile>
      {hasLeft || isSmall ? null : (
        <Box
          sx={{
            position: "absolute",
            left: 8,
            bottom: 8,
            display: "grid",
            justifyItems: "start",
            gap: 0.5,
            maxWidth: "calc(100% - 16px)",
          }}
        >
          {caption === undefined ? null : <Label text={caption} />}
          {mediaState.screen ? (
            <Label icon={<ScreenIcon />} text={t("remoteMedia.screen")} />
          ) : null}
          {mediaState.audio ? null : <Label icon={<MicOffIcon />} text={t("remoteMedia.muted")} />}
        </Box>
      )}
    </Box>
  );
}

/** Who the other participant is and what they do, on top of the video. */
function Label({ icon, text }: { icon?: ReactElement; text: string }) {
  return (
    <Chip
      {...(icon && { icon })}
      label={text}
      sx={{
        maxWidth: "100%",
        border: 1,
        borderColor: "divider",
        backgroundColor: "background.paper",
        boxShadow: 3,
      }}
    />
  );
}

type InitialsProps = { name: string; note?: string; isSmall?: boolean };

function Initials({ name, note, isSmall = false }: InitialsProps) {
  const size = isSmall
    ? { width: 40, height: 40, fontSize: 16 }
    : { width: 72, height: 72, fontSize: 28 };
  return (
    // A tile is lower than what stands around it elsewhere.
    <Box sx={{ display: "grid", justifyItems: "center", gap: 1.5, margin: isSmall ? -2 : 0 }}>
      <Avatar sx={{ ...size, bgcolor: "primary.main" }} aria-hidden>
        {initialsOf(name)}
      </Avatar>
      {note === undefined ? null : <span>{note}</span>}
    </Box>
  );
}

type MediaAnnouncementsProps = { name: string; mediaState: MediaState; isGone: boolean };

/**
 * Announces to screen readers when the remote microphone, camera or screen turns off or on. Someone
 * who leaves turned nothing back on: they are said to have left.
 */
function MediaAnnouncements({ name, mediaState, isGone }: MediaAnnouncementsProps) {
  const { t } = useTranslation("visits");
  const said = { name };
  return (
    <>
      {mediaKinds.map((kind) => (
        <Change
          key={kind}
          isOn={!mediaState[kind]}
          on={t(`remoteMedia.${kind}.off`, said)}
          off={isGone ? "" : t(`remoteMedia.${kind}.on`, said)}
        />
      ))}
      <Change
        isOn={mediaState.screen}
        on={t("remoteMedia.shares", said)}
        off={isGone ? "" : t("remoteMedia.stopped", said)}
      />
    </>
  );
}

/** Says that something is on, and off only after it was on; an empty `off` forgets that it was. */
function Change({ isOn, on, off }: { isOn: boolean; on: string; off: string }) {
  const [wasOn, setWasOn] = useState(isOn);
  const isKnown = isOn || off !== "";
  if (isKnown ? isOn && !wasOn : wasOn) setWasOn(isOn);
  return <Announcement>{isOn ? on : wasOn ? off : ""}</Announcement>;
}
