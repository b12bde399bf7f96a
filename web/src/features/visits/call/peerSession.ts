import { negotiate, type Negotiable } from "./negotiation.ts";
import type { SignalMessage } from "./signalMessage.ts";
import { shareMediaState, type MediaState, type MediaStateChannel } from "./remoteMediaState.ts";

/** The connection state of a call: `connecting` until it connects for the first time. */
export type PeerSessionState = "connecting" | "connected" | "interrupted";

/** The part of an RTCPeerConnection that a call needs. */
export type PeerConnection = Negotiable &
  Pick<
    RTCPeerConnection,
    | "connectionState"
    | "onconnectionstatechange"
    | "ontrack"
    | "restartIce"
    | "addTrack"
    | "addTransceiver"
    | "close"
  > & {
    createDataChannel: (label: string, options: RTCDataChannelInit) => MediaStateChannel;
  };

type PeerSessionOptions = {
  connection: PeerConnection;
  /** True for the clinician's page, which makes the first offer and yields when offers cross. */
  isOfferer: boolean;
  send: (message: SignalMessage) => void;
  onState: (state: PeerSessionState) => void;
  onStream: (stream: MediaStream) => void;
  /** Reports which kinds the other side sends, each time the other side announces it. */
  onMediaState: (state: MediaState) => void;
  onProblem: (error: unknown) => void;
};

export type PeerSession = {
  /** Processes a message from the other side. */
  receive: (message: SignalMessage) => void;
  /** Sets the stream to send from now on; null sends nothing. */
  sendStream: (stream: MediaStream | null) => void;
  /** Announces to the other side which kinds are currently sent. */
  sendMediaState: (state: MediaState) => void;
  /** Restarts ICE unless the connection works. */
  restartIce: () => void;
  close: () => void;
};

/**
 * A call to the other page. After a network interruption, both sides restart ICE until they are
 * connected again.
 *
 * The offering side makes an offer at once, even with nothing to send, and the other side
 * answers with its tracks. One exchange is then enough for both to see each other.
 */
export function openPeerSession(options: PeerSessionOptions): PeerSession {
  const { connection, isOfferer, send, onState, onStream, onMediaState, onProblem } = options;
  let sent: MediaStream | null = null;
  let mediaState: MediaState | null = null;
  let sendMediaState: ((state: MediaState) => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;

  const receive = negotiate(connection, {
    // The offering side must be the polite one. Otherwise Chromium stops rendering video after
    // the side set up by the remote offer rolls back an offer of its own.
    polite: isOfferer,
    send,
    onOffer: start,
    onProblem,
  });

  connection.ontrack = ({ streams: [stream] }) => {
    if (stream) onStream(stream);
  };

  connection.onconnectionstatechange = () => {
    clearTimeout(retry);
    const state = connection.connectionState;
    if (state === "connected") {
      wasConnected = true;
      onState("connected");
    }
    if (state === "disconnected" || state === "failed") {
      if (wasConnected) onState("interrupted");
      // Short interruptions recover by themselves. The offering side retries first so that offers
      // rarely cross.
      const delay = isOfferer ? 1_500 : 4_000;
      retry = setTimeout(restartRepeatedly, state === "failed" ? 0 : delay);
    }
  };

  function restartRepeatedly() {
    connection.restartIce();
    retry = setTimeout(restartRepeatedly, 5_000);
  }

  function start() {
    if (sendMediaState !== null) return;
    // Both sides negotiate the channel with the same id, so the first offer already includes it.
    const channel = connection.createDataChannel("sends", { negotiated: true, id: 0 });
    sendMediaState = shareMediaState(channel, onMediaState);
    if (mediaState !== null) sendMediaState(mediaState);
    if (sent !== null) update(sent);
    if (!isOfferer) return;
    // A kind without a local track still needs a transceiver to be received.
    const kinds = new Set(sent?.getTracks().map(({ kind }) => kind));
    for (const kind of ["audio", "video"]) {
      if (!kinds.has(kind)) connection.addTransceiver(kind, { direction: "recvonly" });
    }
  }

  function update(stream: MediaStream | null) {
    for (const kind of ["audio", "video"]) {
      const track = stream?.getTracks().find((each) => each.kind === kind) ?? null;
      const sender = senders.get(kind);
      if (sender !== undefined) sender.replaceTrack(track).catch(onProblem);
      else if (track !== null && stream !== null) {
        senders.set(kind, connection.addTrack(track, stream));
      }
    }
  }

  const senders = new Map<string, RTCRtpSender>();

  return {
    receive: (message) => void receive(message),
    sendStream(stream) {
      sent = stream;
      if (sendMediaState !== null) update(stream);
      else if (isOfferer) start();
    },
    sendMediaState(next) {
      mediaState = next;
      sendMediaState?.(next);
    },
    restartIce() {
      if (connection.connectionState !== "connected") connection.restartIce();
    },
    close() {
      clearTimeout(retry);
      connection.onconnectionstatechange = null;
      connection.onnegotiationneeded = null;
      connection.onicecandidate = null;
      connection.ontrack = null;
      connection.close();
    },
  };
}
