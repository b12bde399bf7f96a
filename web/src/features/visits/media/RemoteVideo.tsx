import MicOffIcon from "@mui/icons-material/MicOffOutlined";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useTranslation } from "react-i18next";
import { useState } from "react";

import { initialsOf } from "../../../lib/initials.ts";
import { VideoTile } from "./VideoTile.tsx";
import type { MediaState } from "../call/remoteMediaState.ts";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { mediaKinds, type MediaKind } from "./openMedia.ts";

type RemoteVideoProps = {
  /** Null until it arrives; never arrives from a participant without camera and microphone. */
  stream: MediaStream | null;
  name: string;
  mediaState: MediaState;
  /** Whether the other participant has left the call. */
  hasLeft: boolean;
};

/** The other participant's video, or the reason it cannot be seen or heard. */
export function RemoteVideo({ stream, name, mediaState, hasLeft }: RemoteVideoProps) {
  const { t } = useTranslation("visits");
  const label = t("tile.other", { name });
  const waits = stream === null ? t("room.connecting", { name }) : undefined;
  const cover = hasLeft ? (
    <Initials name={name} />
  ) : mediaState.video ? (
    waits
  ) : (
    <Initials name={name} note={t("remoteMedia.hidden")} />
  );
  return (
    <Box sx={{ position: "relative" }}>
      <RemoteMediaAnnouncement name={name} mediaState={mediaState} />
      <VideoTile stream={stream} label={label}>
        {cover}
      </VideoTile>
      {mediaState.audio ? null : (
        <Chip
          icon={<MicOffIcon />}
          label={t("remoteMedia.muted")}
          sx={{
            position: "absolute",
            left: 12,
            bottom: 12,
            border: 1,
            borderColor: "divider",
            backgroundColor: "background.paper",
            boxShadow: 3,
          }}
        />
      )}
    </Box>
  );
}

function Initials({ name, note }: { name: string; note?: string }) {
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 1.5 }}>
      <Avatar sx={{ width: 72, height: 72, fontSize: 28, bgcolor: "primary.main" }} aria-hidden>
        {initialsOf(name)}
      </Avatar>
      {note === undefined ? null : <span>{note}</span>}
    </Box>
  );
}

/** Announces to screen readers when the remote microphone or camera turns off or on. */
function RemoteMediaAnnouncement({ name, mediaState }: { name: string; mediaState: MediaState }) {
  return mediaKinds.map((kind) => (
    <KindAnnouncement key={kind} name={name} kind={kind} isSent={mediaState[kind]} />
  ));
}

function KindAnnouncement({
  name,
  kind,
  isSent,
}: {
  name: string;
  kind: MediaKind;
  isSent: boolean;
}) {
  const { t } = useTranslation("visits");
  // Announces "on" only after the device was off.
  const [wasOff, setWasOff] = useState(false);
  if (!isSent && !wasOff) setWasOff(true);
  return (
    <Announcement>
      {wasOff ? t(`remoteMedia.${kind}.${isSent ? "on" : "off"}`, { name }) : ""}
    </Announcement>
  );
}
