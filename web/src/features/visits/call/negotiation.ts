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

type NegotiationOptions = {
  /** The polite side rolls back its own offer when two offers cross. */
  polite: boolean;
  send: (message: SignalMessage) => void;
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
  { polite, send, onOffer, onProblem }: NegotiationOptions,
): (message: SignalMessage) => Promise<void> {
  let offering = false;
  let takingAnswer = false;
  let ignoring = false;
  let received = Promise.resolve();

  async function describe() {
    await connection.setLocalDescription();
    const message = connection.localDescription && descriptionMessage(connection.localDescription);
    if (message) send(message);
  }

  connection.onnegotiationneeded = async () => {
    offering = true;
    await describe().catch(onProblem);
    offering = false;
  };
  connection.onicecandidate = ({ candidate }) => {
    // An empty candidate marks the end of gathering; the other side does not need it.
    if (candidate && candidate.candidate !== "") send(candidateMessage(candidate));
  };

  async function receive(message: SignalMessage) {
    if (message.kind === "candidate") {
      // Candidates of an ignored offer are expected to fail.
      await connection.addIceCandidate(message.candidate).catch((error: unknown) => {
        if (!ignoring) throw error;
      });
      return;
    }
    const { description } = message;
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

  return (message) => {
    received = received.then(() => receive(message)).catch(onProblem);
    return received;
  };
}
