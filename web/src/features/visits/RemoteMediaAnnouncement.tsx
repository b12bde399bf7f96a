import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Announcement } from "../../ui/Announcement.tsx";
import { mediaKinds, type MediaKind } from "./openMedia.ts";
import type { MediaState } from "./remoteMediaState.ts";

/** Reads out that the other one's microphone or camera went off, and on again. */
export function RemoteMediaAnnouncement({ name, sends }: { name: string; sends: MediaState }) {
  return mediaKinds.map((kind) => <News key={kind} name={name} kind={kind} isSent={sends[kind]} />);
}

function News({ name, kind, isSent }: { name: string; kind: MediaKind; isSent: boolean }) {
  const { t } = useTranslation("visits");
  // That it is on goes without saying where it never was off.
  const [wasOff, setWasOff] = useState(false);
  if (!isSent && !wasOff) setWasOff(true);
  return (
    <Announcement>
      {wasOff ? t(`sends.${kind}.${isSent ? "on" : "off"}`, { name }) : ""}
    </Announcement>
  );
}
