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
  /** The polite side rolls back its own offer when two offers cross. */
  polite: boolean;
  say: (said: SignalMessage) => void;
  /** Called after a remote offer and before the answer: the time to add local tracks. */
  onOffer?: () => void;
  onProblem: (error: unknown) => void;
};

/**
 * Keeps two connections in agreement on what they send, using perfect negotiation (W3C, WebRTC 1.0,
 * 10.7). Either side may offer at any time, even simultaneously.
 *
 * @returns a function that processes the other side's messages one at a time, because a candidate
 *   is only valid after its description has been applied
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
    // An empty candidate marks the end of gathering; the other side does not need it.
    if (candidate && candidate.candidate !== "") say(candidateMessage(candidate));
  };

  async function hear(said: SignalMessage) {
    if (said.kind === "candidate") {
      // Candidates of an ignored offer are expected to fail.
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
