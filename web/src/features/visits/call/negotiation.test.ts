import * as fc from "fast-check";
import { expect, test, vi } from "vitest";

import { negotiate } from "./negotiation.ts";
import type { candidateMessage, SignalMessage } from "./signalMessage.ts";

type Candidate = Parameters<typeof candidateMessage>[0];

/** A fake RTCPeerConnection. Its session descriptions carry only the version a side wants. */
class Connection {
  signalingState: RTCSignalingState = "stable";
  localDescription: RTCSessionDescription | null = null;
  onnegotiationneeded: (() => unknown) | null = null;
  onicecandidate: ((event: { candidate: Candidate | null }) => unknown) | null = null;
  /** The version this side wants, and the latest version it knows of the other side. */
  wanted = 0;
  known = 0;
  private needed = false;
  private asking = false;
  private busy = 0;

  want() {
    this.wanted += 1;
    this.needed = true;
    this.ask();
  }

  /** Fires `onnegotiationneeded` once per batch of changes, and only while stable and idle. */
  private ask() {
    if (this.asking) return;
    this.asking = true;
    queueMicrotask(() => {
      this.asking = false;
      const isFree = this.busy === 0 && this.signalingState === "stable";
      if (this.needed && isFree) this.onnegotiationneeded?.();
    });
  }

  private async inTurn(work: () => void) {
    this.busy += 1;
    await Promise.resolve();
    this.busy -= 1;
    work();
    this.ask();
  }

  setLocalDescription() {
    return this.inTurn(() => this.describe());
  }

  setRemoteDescription(description: RTCSessionDescriptionInit) {
    return this.inTurn(() => this.take(description));
  }

  private describe() {
    const isAnswer = this.signalingState === "have-remote-offer";
    if (!isAnswer) this.needed = false;
    const type = isAnswer ? "answer" : "offer";
    // Changes made after the remote offer go into the next local offer.
    const sdp = String(this.needed ? this.wanted - 1 : this.wanted);
    this.localDescription = { type, sdp, toJSON: () => ({ type, sdp }) };
    this.signalingState = isAnswer ? "stable" : "have-local-offer";
  }

  private take({ type, sdp = "" }: RTCSessionDescriptionInit) {
    if (type === "answer" && this.signalingState !== "have-local-offer") {
      throw new DOMException("There was no offer", "InvalidStateError");
    }
    // Accepting a remote offer rolls back the pending local offer.
    if (type === "offer" && this.signalingState === "have-local-offer") this.needed = true;
    this.known = Number(sdp);
    this.signalingState = type === "offer" ? "have-remote-offer" : "stable";
  }

  async addIceCandidate() {
    await Promise.resolve();
  }
}

/** Two connected sides and the messages in transit between them. */
function pair(polite: readonly [boolean, boolean]) {
  const problems: unknown[] = [];
  const under: [SignalMessage[], SignalMessage[]] = [[], []];
  const connections = [new Connection(), new Connection()] as const;
  const hear = connections.map((connection, side) =>
    negotiate(connection, {
      polite: polite[side] ?? false,
      send: (message) => under[side]?.push(message),
      onProblem: (error) => problems.push(error),
    }),
  );

  async function deliver(from: 0 | 1) {
    const message = under[from].shift();
    if (message) await hear[1 - from]?.(message);
  }

  /** Delivers messages until none are in transit. */
  async function settle() {
    for (let round = 0; round < 50; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- rounds run in sequence
      await quiet();
      if (under[0].length + under[1].length === 0) return;
      // oxlint-disable-next-line no-await-in-loop -- rounds run in sequence
      await Promise.all([deliver(0), deliver(1)]);
    }
  }
  return { connections, deliver, settle, problems };
}

/** Lets pending callbacks run. */
async function quiet() {
  await new Promise((resolve) => setImmediate(resolve));
}

const steps = fc.array(fc.constantFrom("want 0", "want 1", "deliver 0", "deliver 1", "wait"), {
  maxLength: 30,
});

test("reaches agreement on both sides in whatever order offers cross", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const { connections, deliver, settle, problems } = pair([true, false]);
      for (const step of story) {
        const side = step.endsWith("0") ? 0 : 1;
        if (step.startsWith("want")) connections[side].want();
        // oxlint-disable-next-line no-await-in-loop -- steps run in order
        else if (step === "wait") await quiet();
        else void deliver(side);
      }
      await settle();
      const [a, b] = connections;
      expect([a.signalingState, b.signalingState]).toEqual(["stable", "stable"]);
      expect([a.known, b.known]).toEqual([b.wanted, a.wanted]);
      expect(problems).toEqual([]);
    }),
  );
});

test("deadlocks on crossing offers when neither side is polite", async () => {
  const { connections, settle } = pair([false, false]);
  connections[0].want();
  connections[1].want();
  await settle();
  expect(connections.map(({ signalingState }) => signalingState)).toEqual([
    "have-local-offer",
    "have-local-offer",
  ]);
});

test("calls onOffer after the remote offer and before the answer", async () => {
  const order: string[] = [];
  const connection = new Connection();
  const hear = negotiate(connection, {
    polite: true,
    send: (message) =>
      order.push(message.kind === "description" ? message.description.type : message.kind),
    onOffer: () => order.push(connection.signalingState),
    onProblem: vi.fn(),
  });
  await hear({ kind: "description", description: { type: "offer", sdp: "1" } });
  expect(order).toEqual(["have-remote-offer", "answer"]);
});

test("forwards candidates except the empty one at the end", () => {
  const send = vi.fn();
  const connection = new Connection();
  negotiate(connection, { polite: true, send, onProblem: vi.fn() });
  const init = { sdpMid: "0", sdpMLineIndex: 0, usernameFragment: "u" };
  for (const candidate of ["candidate:1", ""]) {
    connection.onicecandidate?.({ candidate: { candidate, ...init } });
  }
  connection.onicecandidate?.({ candidate: null });
  expect(send.mock.calls).toEqual([
    [{ kind: "candidate", candidate: { candidate: "candidate:1", ...init } }],
  ]);
});

test("reports a rejected candidate unless it belongs to an ignored offer", async () => {
  const onProblem = vi.fn();
  const connection = new Connection();
  const hear = negotiate(connection, {
    polite: false,
    send: vi.fn(),
    onProblem,
  });
  const refused = new DOMException("What is this?", "OperationError");
  connection.addIceCandidate = () => Promise.reject(refused);
  const message = {
    kind: "candidate",
    candidate: { candidate: "c", sdpMid: "0", sdpMLineIndex: 0, usernameFragment: null },
  } as const;
  await hear(message);
  expect(onProblem.mock.calls).toEqual([[refused]]);
  connection.want();
  await quiet();
  await hear({ kind: "description", description: { type: "offer", sdp: "1" } });
  await hear(message);
  expect(onProblem).toHaveBeenCalledOnce();
});
