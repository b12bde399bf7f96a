import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/status/Notice.tsx";
import { Section } from "../../../ui/Section.tsx";
import { CheckRow } from "./CheckRow.tsx";
import { ConnectionRow } from "../call/ConnectionRow.tsx";
import { DeviceSelect } from "./DeviceSelect.tsx";
import { mediaKinds, type MediaKind } from "./openMedia.ts";
import { LocalVideo } from "./LocalVideo.tsx";
import type { IceServers } from "../call/useIceServers.ts";
import { useMicrophoneLevel } from "./useMicrophoneLevel.ts";
import { trackOf, type OwnMedia } from "./useOwnMedia.ts";

type DeviceCheckProps = {
  media: OwnMedia;
  /** Null before the waiting room opens, when the connection cannot be tested yet. */
  iceServers: IceServers | null;
};

/** Shows before a visit which devices and connections will work, and how to fix the others. */
export function DeviceCheck({ media, iceServers }: DeviceCheckProps) {
  const { t } = useTranslation("visits");
  const broken = mediaKinds.some((kind) => media.faults[kind] !== null);
  return (
    <Section title={t("check.title")}>
      <Box sx={{ maxWidth: 560 }}>
        <LocalVideo media={media} />
      </Box>
      {media.status === "opening" ? <Notice severity="info">{t("check.opening")}</Notice> : null}
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
        <MediaRow kind="video" media={media} />
        <MediaRow kind="audio" media={media} />
        <ConnectionRow iceServers={iceServers} />
      </Box>
      {media.status === "open" && !broken ? null : (
        <div>
          <Button
            variant={media.status === "closed" ? "contained" : "outlined"}
            aria-disabled={media.status === "opening"}
            onClick={media.open}
          >
            {t(media.status === "closed" ? "check.start" : "check.again")}
          </Button>
        </div>
      )}
    </Section>
  );
}

function MediaRow({ kind, media }: { kind: MediaKind; media: OwnMedia }) {
  const { t } = useTranslation("visits");
  const fault = media.faults[kind];
  const track = trackOf(media.stream, kind);
  const name = t(kind === "audio" ? "check.microphone" : "check.camera");
  if (media.status !== "open") {
    return <CheckRow name={name} state="unknown" text={t("check.notYet")} />;
  }
  if (fault !== null) {
    return (
      <CheckRow
        name={name}
        state="bad"
        text={`${t(`fault.${kind}.${fault}`)} ${t(`fault.${kind}.effect`)}`}
      />
    );
  }
  return (
    <CheckRow
      name={name}
      state="good"
      text={t(`check.${kind}${media.off[kind] ? "Off" : "Works"}`)}
    >
      {kind === "audio" ? <Level track={track} /> : null}
      <DeviceSelect kind={kind} media={media} />
    </CheckRow>
  );
}

function Level({ track }: { track: MediaStreamTrack | null }) {
  const { t } = useTranslation("visits");
  const level = useMicrophoneLevel(track);
  return (
    <Box
      component="meter"
      min={0}
      max={100}
      value={level}
      aria-label={t("check.level")}
      sx={{ width: "100%", maxWidth: 320, height: 16, accentColor: "success.main" }}
    />
  );
}
