import { negotiate, type Negotiable } from "./negotiation.ts";
import type { SignalMessage } from "./signalMessage.ts";
import { shareMediaState, type MediaState, type MediaStateChannel } from "./remoteMediaState.ts";

/** How the connection of a call is. */
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

type CallOptions = {
  connection: PeerConnection;
  /** The clinician's page begins, and gives way where offers cross. */
  begins: boolean;
  say: (said: SignalMessage) => void;
  onState: (state: PeerSessionState) => void;
  onStream: (stream: MediaStream) => void;
  /** What the other side sends, from when on it says so. */
  onSends: (sends: MediaState) => void;
  onProblem: (error: unknown) => void;
};

export type PeerSession = {
  /** Takes in what the other side has said. */
  hear: (said: SignalMessage) => void;
  /** What to send from now on; null for nothing. */
  send: (stream: MediaStream | null) => void;
  /** Tells the other side what of it they see and hear. */
  tell: (sends: MediaState) => void;
  /** Looks for a new way to the other side, unless there is one that works. */
  findWay: () => void;
  close: () => void;
};

/**
 * A call to one other page, which comes back by itself after the network was away: both sides look for
 * a new way to each other (an ICE restart) until one is found.
 *
 * Whoever begins offers at once, also where there is nothing to send, and the other answers with what
 * they send: that is one exchange until both see each other.
 */
export function openPeerSession(options: CallOptions): PeerSession {
  const { connection, begins, say, onState, onStream, onSends, onProblem } = options;
  let sent: MediaStream | null = null;
  let sends: MediaState | null = null;
  let tell: ((sends: MediaState) => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const hear = negotiate(connection, {
    // Not the other way round: where a page was made ready by the other's first offer, Chromium shows no
    // more pictures once that page takes back an offer of its own.
    polite: begins,
    say,
    onOffer: begin,
    onProblem,
  });

  connection.ontrack = ({ streams: [stream] }) => {
    if (stream) onStream(stream);
  };

  connection.onconnectionstatechange = () => {
    clearTimeout(retry);
    const state = connection.connectionState;
    if (state === "connected") onState("connected");
    if (state === "disconnected" || state === "failed") {
      onState("interrupted");
      // A moment's trouble passes by itself. The one who begins is first, so that offers rarely cross.
      const patience = begins ? 1_500 : 4_000;
      retry = setTimeout(keepLooking, state === "failed" ? 0 : patience);
    }
  };

  function keepLooking() {
    connection.restartIce();
    retry = setTimeout(keepLooking, 5_000);
  }

  function begin() {
    if (tell !== null) return;
    // The same one on both sides, so that it is agreed on with the first offer.
    const channel = connection.createDataChannel("sends", { negotiated: true, id: 0 });
    tell = shareMediaState(channel, onSends);
    if (sends !== null) tell(sends);
    if (sent !== null) update(sent);
    if (!begins) return;
    // What is not sent is asked for all the same.
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
    hear: (said) => void hear(said),
    send(stream) {
      sent = stream;
      if (tell !== null) update(stream);
      else if (begins) begin();
    },
    tell(next) {
      sends = next;
      tell?.(next);
    },
    findWay() {
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
