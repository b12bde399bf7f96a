import type { VisitCall } from "@salvia/domain/scheduling/visitCall";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { failureOf } from "../../../firebase/clientError.ts";
import { openPeerSession, type PeerSession, type PeerSessionState } from "./peerSession.ts";
import type { MediaState } from "./remoteMediaState.ts";
import { openSignaling } from "./signaling.data.ts";

type PeerSessionProps = {
  /** Null while there is no one to call. */
  call: VisitCall | null;
  /** What the user sends: camera and microphone, or the screen; null if there is nothing. */
  stream: MediaStream | null;
  /** Which kinds of `stream` the other side is meant to see and hear. */
  mediaState: MediaState;
  /** Whether the devices and servers are known; the call starts only then. */
  ready: boolean;
  iceServers: RTCIceServer[];
};

/** A call as its user sees it. */
export type PeerCall = {
  state: PeerSessionState;
  /** The other side's stream; null until it arrives. */
  remote: MediaStream | null;
  /** What the other side reports it sends; assumes everything until the first report. */
  remoteMediaState: MediaState;
};

/**
 * The call between two pages of a visit. Both start a new call when either page is reloaded or
 * replaced by another; within a call they reconnect by themselves.
 */
export function usePeerSession(props: PeerSessionProps): PeerCall {
  const { call, stream, mediaState, ready, iceServers } = props;
  const [state, setState] = useState<PeerSessionState>("connecting");
  const [remote, setRemote] = useState<MediaStream | null>(null);
  const [remoteMediaState, setRemoteMediaState] = useState(allSent);
  const opened = useRef<PeerSession | null>(null);
  const session = call?.session ?? null;

  const open = useEffectEvent((): (() => void) | null => {
    if (call === null) return null;
    let current = true;
    // Only logs: the user sees that the call does not connect, and the visit may have ended.
    function onProblem(error: unknown) {
      if (current) console.warn("call-problem", failureOf(error).code);
    }
    const signaling = openSignaling(call, onProblem);
    const peer = openPeerSession({
      connection: new RTCPeerConnection({ iceServers }),
      isOfferer: call.isOfferer,
      send: signaling.send,
      onState: setState,
      onStream: setRemote,
      onMediaState: setRemoteMediaState,
      onProblem,
    });
    peer.sendMediaState(mediaState);
    peer.sendStream(stream);
    opened.current = peer;
    const stopListening = signaling.listen(peer.receive);
    window.addEventListener("online", peer.restartIce);
    return () => {
      current = false;
      window.removeEventListener("online", peer.restartIce);
      stopListening();
      peer.close();
      opened.current = null;
    };
  });

  useEffect(() => {
    if (session === null || !ready) return undefined;
    let close: (() => void) | null = null;
    let wanted = true;
    // Deferred so that an effect that React cleans up at once sends no signals.
    queueMicrotask(() => {
      if (wanted) close = open();
    });
    return () => {
      wanted = false;
      close?.();
      setState("connecting");
      setRemote(null);
      setRemoteMediaState(allSent);
    };
  }, [session, ready]);

  useEffect(() => opened.current?.sendStream(stream), [stream]);
  const { audio, video, screen } = mediaState;
  useEffect(() => opened.current?.sendMediaState({ audio, video, screen }), [audio, video, screen]);

  return { state, remote, remoteMediaState };
}

const allSent: MediaState = { audio: true, video: true, screen: false };
