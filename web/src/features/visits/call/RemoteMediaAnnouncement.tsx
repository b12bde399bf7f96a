import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Announcement } from "../../../ui/status/Announcement.tsx";
import { mediaKinds, type MediaKind } from "../media/openMedia.ts";
import type { MediaState } from "./remoteMediaState.ts";

/** Announces to screen readers when the remote microphone or camera turns off or on. */
export function RemoteMediaAnnouncement({
  name,
  mediaState,
}: {
  name: string;
  mediaState: MediaState;
}) {
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
