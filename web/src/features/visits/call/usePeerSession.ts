import { callSession, type Visit, type VisitSide } from "@salvia/domain/scheduling/visit";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { failureOf } from "../../../firebase/clientError.ts";
import { openPeerSession, type PeerSession, type PeerSessionState } from "./peerSession.ts";
import type { MediaState } from "./remoteMediaState.ts";
import { openSignaling } from "./signaling.data.ts";

type CallOf = {
  visitId: string;
  visit: Visit;
  side: VisitSide;
  /** The user's own camera and microphone; null if neither is available. */
  stream: MediaStream | null;
  /** Which kinds of `stream` the other side is meant to see and hear. */
  sends: MediaState;
  /** Whether the devices and servers are known; the call starts only then. */
  ready: boolean;
  iceServers: RTCIceServer[];
};

/**
 * The call between the two pages of a visit. Both start a new call when either page is reloaded or
 * replaced by another; within a call they reconnect by themselves.
 */
export function usePeerSession(props: CallOf): {
  state: PeerSessionState;
  /** The other side's stream; null until it arrives. */
  remote: MediaStream | null;
  /** What the other side reports it sends; assumes everything until the first report. */
  remoteSends: MediaState;
} {
  const { visitId, visit, side, stream, sends, ready, iceServers } = props;
  const [state, setState] = useState<PeerSessionState>("connecting");
  const [remote, setRemote] = useState<MediaStream | null>(null);
  const [remoteSends, setRemoteSends] = useState(all);
  const call = useRef<PeerSession | null>(null);
  // No call while the patient is away: the rules would deny every signal.
  const session = visit.state === "admitted" ? callSession(visit) : null;

  const begin = useEffectEvent((name: string): (() => void) => {
    const { clinicianId, patientId, expireAt } = visit;
    const isClinician = side === "clinician";
    let current = true;
    // Only logs: the user sees that the call does not connect, and the visit may have ended.
    function onProblem(error: unknown) {
      if (current) console.warn("call-problem", failureOf(error).code);
    }
    const signalling = openSignaling({
      visitId,
      session: name,
      ownUid: isClinician ? clinicianId : patientId,
      otherUid: isClinician ? patientId : clinicianId,
      expireAt,
      onProblem,
    });
    const opened = openPeerSession({
      connection: new RTCPeerConnection({ iceServers }),
      begins: isClinician,
      say: signalling.say,
      onState: setState,
      onStream: setRemote,
      onSends: setRemoteSends,
      onProblem,
    });
    opened.tell(sends);
    opened.send(stream);
    call.current = opened;
    const stopListening = signalling.listen(opened.hear);
    window.addEventListener("online", opened.findWay);
    return () => {
      current = false;
      window.removeEventListener("online", opened.findWay);
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
      if (wanted) close = begin(session);
    });
    return () => {
      wanted = false;
      close?.();
      setState("connecting");
      setRemote(null);
      setRemoteSends(all);
    };
  }, [session, ready]);

  useEffect(() => call.current?.send(stream), [stream]);
  const { audio, video } = sends;
  useEffect(() => call.current?.tell({ audio, video }), [audio, video]);

  return { state, remote, remoteSends };
}

const all: MediaState = { audio: true, video: true };
