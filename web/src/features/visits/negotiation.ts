import { descriptionMessage, candidateMessage, type SignalMessage } from "./signalMessage.ts";

/** The part of an RTCPeerConnection that negotiation needs. */
export type Negotiable = Pick<
  RTCPeerConnection,
  | "signalingState"
  | "localDescription"
  | "setLocalDescription"
  | "setRemoteDescription"
  | "addIceCandidate"
  | "onnegotiationneeded"
  | "onicecandidate"
>;

type Negotiation = {
  /** Of two offers that cross, the polite side takes its own back. */
  polite: boolean;
  say: (said: SignalMessage) => void;
  /** The other side has offered: the moment to add what is sent in return. */
  onOffer?: () => void;
  onProblem: (error: unknown) => void;
};

/**
 * Has two connections agree on what they send each other, now and whenever either changes something:
 * perfect negotiation (W3C, WebRTC 1.0, 10.7). Both may offer at any moment, even at the same.
 *
 * @returns tells it what the other side has said. One thing is heard after the other: a candidate means
 *   something only once its description has been taken in.
 */
export function negotiate(
  connection: Negotiable,
  { polite, say, onOffer, onProblem }: Negotiation,
): (said: SignalMessage) => Promise<void> {
  let offering = false;
  let takingAnswer = false;
  let ignoring = false;
  let heard = Promise.resolve();

  async function describe() {
    await connection.setLocalDescription();
    const said = connection.localDescription && descriptionMessage(connection.localDescription);
    if (said) say(said);
  }

  connection.onnegotiationneeded = async () => {
    offering = true;
    await describe().catch(onProblem);
    offering = false;
  };
  connection.onicecandidate = ({ candidate }) => {
    // An empty one says that there are no more, which the other side need not know.
    if (candidate && candidate.candidate !== "") say(candidateMessage(candidate));
  };

  async function hear(said: SignalMessage) {
    if (said.kind === "candidate") {
      // Those of an offer that was ignored mean nothing here.
      await connection.addIceCandidate(said.candidate).catch((error: unknown) => {
        if (!ignoring) throw error;
      });
      return;
    }
    const { description } = said;
    const isReady = !offering && (connection.signalingState === "stable" || takingAnswer);
    ignoring = description.type === "offer" && !isReady && !polite;
    if (ignoring) return;
    takingAnswer = description.type === "answer";
    try {
      await connection.setRemoteDescription(description);
    } finally {
      takingAnswer = false;
    }
    if (description.type === "offer") {
      onOffer?.();
      await describe();
    }
  }

  return (said) => {
    heard = heard.then(() => hear(said)).catch(onProblem);
    return heard;
  };
}
