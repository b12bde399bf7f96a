import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import GoodIcon from "@mui/icons-material/CheckCircleOutlined";
import UnknownIcon from "@mui/icons-material/HelpOutlineOutlined";
import BadIcon from "@mui/icons-material/WarningAmberOutlined";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useState } from "react";

import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Section } from "../../../ui/Section.tsx";
import { DeviceSelect } from "./DeviceSelect.tsx";
import { mediaKinds, type MediaKind } from "./openMedia.ts";
import { LocalVideo } from "./LocalVideo.tsx";
import { type IceServers, hasRelay } from "../call/useIceServers.ts";
import { useMicrophoneLevel } from "./useMicrophoneLevel.ts";
import { trackOf, type OwnMedia } from "./useOwnMedia.ts";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { checkConnection, type ConnectionVerdict } from "../call/connectionCheck.ts";

type DeviceCheckProps = {
  media: OwnMedia;
  /**
   * Null before the waiting room opens, when the connection cannot be tested yet; left out for
   * guests, who learn the servers in the visit.
   */
  iceServers?: IceServers | null;
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
        {iceServers === undefined ? null : <ConnectionRow iceServers={iceServers} />}
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

type CheckRowProps = {
  /** The item being checked. */
  name: string;
  state: "good" | "bad" | "unknown";
  /** The result, and what to do about it. */
  text: string;
  children?: ReactNode;
};

/** The result of checking one requirement of a visit. */
function CheckRow({ name, state, text, children }: CheckRowProps) {
  const { icon: Icon, color } = looks[state];
  return (
    <Box sx={{ display: "flex", gap: 1.5, alignItems: "flex-start" }}>
      <Icon sx={{ color, marginTop: "2px" }} aria-hidden />
      <Box sx={{ flexGrow: 1, minWidth: 0, display: "grid", gap: 1 }}>
        <Box>
          <Typography component="h3" variant="subtitle2">
            {name}
          </Typography>
          <Typography
            component="output"
            sx={{ display: "block", color: "text.secondary", maxWidth: "64ch" }}
          >
            {text}
          </Typography>
        </Box>
        {children}
      </Box>
    </Box>
  );
}

const looks = {
  good: { icon: GoodIcon, color: "success.main" },
  bad: { icon: BadIcon, color: "warning.main" },
  unknown: { icon: UnknownIcon, color: "text.secondary" },
} as const;

/** Shows whether this network allows a call to connect. */
function ConnectionRow({ iceServers }: { iceServers: IceServers | null }) {
  const { t } = useTranslation("visits");
  const failureText = useFailureText();
  const verdict = useVerdict(iceServers);
  const name = t("check.connection");
  if (iceServers === null) {
    return <CheckRow name={name} state="unknown" text={t("connection.early")} />;
  }
  if (verdict === null) {
    return <CheckRow name={name} state="unknown" text={t("connection.checking")} />;
  }
  const { failure } = iceServers;
  if (failure !== null && verdict === "direct") {
    const text = t("connection.noServers", { reason: failureText(failure) });
    return <CheckRow name={name} state="bad" text={text} />;
  }
  const works = verdict === "relayed" || verdict === "direct";
  return <CheckRow name={name} state={works ? "good" : "bad"} text={t(`connection.${verdict}`)} />;
}

function useVerdict(iceServers: IceServers | null): ConnectionVerdict | null {
  const [verdict, setVerdict] = useState<ConnectionVerdict | null>(null);
  const servers = iceServers?.status === "ready" ? iceServers.servers : null;
  useEffect(() => {
    if (servers === null) return undefined;
    let current = true;
    async function check(given: IceServers["servers"]) {
      const found = await verdictOf(given);
      if (current) setVerdict(found);
    }
    void check(servers);
    return () => {
      current = false;
    };
  }, [servers]);
  return verdict;
}

async function verdictOf(servers: IceServers["servers"]): Promise<ConnectionVerdict> {
  try {
    const connection = new RTCPeerConnection({ iceServers: servers });
    return await checkConnection(connection, hasRelay(servers));
  } catch {
    // The browser does not support calls, or they are disabled.
    return "blocked";
  }
}
