import { callSession, type Visit, type VisitSide } from "@salvia/domain/scheduling/visit";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { failureOf } from "../../firebase/clientError.ts";
import { openPeerSession, type PeerSession, type PeerSessionState } from "./peerSession.ts";
import type { MediaState } from "./remoteMediaState.ts";
import { openSignaling } from "./signaling.data.ts";

type CallOf = {
  visitId: string;
  visit: Visit;
  side: VisitSide;
  /** One's own camera and microphone, or null where there are none. */
  stream: MediaStream | null;
  /** What of it the other is to see and hear. */
  sends: MediaState;
  /** Whether that is decided, and the servers are known; the call waits for it. */
  ready: boolean;
  iceServers: RTCIceServer[];
};

/**
 * The call between the two pages of a visit. When either is loaded anew, or replaced by another, both
 * begin a new call; within one, they find back to each other by themselves.
 */
export function usePeerSession(props: CallOf): {
  state: PeerSessionState;
  /** What the other side sends; null before there is anything. */
  remote: MediaStream | null;
  /** As they say themselves: all of it, until they do. */
  remoteSends: MediaState;
} {
  const { visitId, visit, side, stream, sends, ready, iceServers } = props;
  const [state, setState] = useState<PeerSessionState>("connecting");
  const [remote, setRemote] = useState<MediaStream | null>(null);
  const [remoteSends, setRemoteSends] = useState(all);
  const call = useRef<PeerSession | null>(null);
  // While the patient is away there is no call, and no signal would be taken.
  const session = visit.state === "admitted" ? callSession(visit) : null;

  const begin = useEffectEvent((name: string): (() => void) => {
    const { clinicianId, patientId, expireAt } = visit;
    const isClinician = side === "clinician";
    let current = true;
    // What goes wrong here shows as a call that does not come about; the visit may have just ended.
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
    // Not in the effect's own turn: what React takes back at once would have begun to speak.
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
