import { callSession, type Visit, type VisitSide } from "@salvia/domain/scheduling/visit";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { failureOf } from "../../../firebase/clientError.ts";
import { openPeerSession, type PeerSession, type PeerSessionState } from "./peerSession.ts";
import type { MediaState } from "./remoteMediaState.ts";
import { openSignaling } from "./signaling.data.ts";

type PeerSessionProps = {
  visitId: string;
  visit: Visit;
  side: VisitSide;
  /** What the user sends: camera and microphone, or the screen; null if there is nothing. */
  stream: MediaStream | null;
  /** Which kinds of `stream` the other side is meant to see and hear. */
  mediaState: MediaState;
  /** Whether the devices and servers are known; the call starts only then. */
  ready: boolean;
  iceServers: RTCIceServer[];
};

/**
 * The call between the two pages of a visit. Both start a new call when either page is reloaded or
 * replaced by another; within a call they reconnect by themselves.
 */
export function usePeerSession(props: PeerSessionProps): {
  state: PeerSessionState;
  /** The other side's stream; null until it arrives. */
  remote: MediaStream | null;
  /** What the other side reports it sends; assumes everything until the first report. */
  remoteMediaState: MediaState;
} {
  const { visitId, visit, side, stream, mediaState, ready, iceServers } = props;
  const [state, setState] = useState<PeerSessionState>("connecting");
  const [remote, setRemote] = useState<MediaStream | null>(null);
  const [remoteMediaState, setRemoteMediaState] = useState(allSent);
  const call = useRef<PeerSession | null>(null);
  // No call while the patient is away: the rules would deny every signal.
  const session = visit.state === "admitted" ? callSession(visit) : null;

  const open = useEffectEvent((name: string): (() => void) => {
    const { clinicianId, patientId, expireAt } = visit;
    const isClinician = side === "clinician";
    let current = true;
    // Only logs: the user sees that the call does not connect, and the visit may have ended.
    function onProblem(error: unknown) {
      if (current) console.warn("call-problem", failureOf(error).code);
    }
    const signaling = openSignaling({
      visitId,
      session: name,
      ownUid: isClinician ? clinicianId : patientId,
      otherUid: isClinician ? patientId : clinicianId,
      expireAt,
      onProblem,
    });
    const opened = openPeerSession({
      connection: new RTCPeerConnection({ iceServers }),
      isOfferer: isClinician,
      send: signaling.send,
      onState: setState,
      onStream: setRemote,
      onMediaState: setRemoteMediaState,
      onProblem,
    });
    opened.sendMediaState(mediaState);
    opened.sendStream(stream);
    call.current = opened;
    const stopListening = signaling.listen(opened.receive);
    window.addEventListener("online", opened.restartIce);
    return () => {
      current = false;
      window.removeEventListener("online", opened.restartIce);
      stopListening();
      opened.close();
      call.current = null;
    };
  });

  useEffect(() => {
    if (session === null || !ready) return undefined;
    let close: (() => void) | null = null;
    let wanted = true;
    // Deferred so that an effect that React cleans up at once sends no signals.
    queueMicrotask(() => {
      if (wanted) close = open(session);
    });
    return () => {
      wanted = false;
      close?.();
      setState("connecting");
      setRemote(null);
      setRemoteMediaState(allSent);
    };
  }, [session, ready]);

  useEffect(() => call.current?.sendStream(stream), [stream]);
  const { audio, video, screen } = mediaState;
  useEffect(() => call.current?.sendMediaState({ audio, video, screen }), [audio, video, screen]);

  return { state, remote, remoteMediaState };
}

const allSent: MediaState = { audio: true, video: true, screen: false };
