import * as fc from "fast-check";
import { expect, test, vi } from "vitest";

import { negotiate } from "./negotiation.ts";
import type { candidateMessage, SignalMessage } from "./signalMessage.ts";

type Candidate = Parameters<typeof candidateMessage>[0];

/** A connection as browsers have it, as far as descriptions go: it wants versions of things agreed on. */
class Connection {
  signalingState: RTCSignalingState = "stable";
  localDescription: RTCSessionDescription | null = null;
  onnegotiationneeded: (() => unknown) | null = null;
  onicecandidate: ((event: { candidate: Candidate | null }) => unknown) | null = null;
  /** What this side wants, and what it knows the other to want. */
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

  /** Once, however much there is to ask for, and not while something else is being done. */
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
    // What has come up since is for an offer of one's own.
    const sdp = String(this.needed ? this.wanted - 1 : this.wanted);
    this.localDescription = { type, sdp, toJSON: () => ({ type, sdp }) };
    this.signalingState = isAnswer ? "stable" : "have-local-offer";
  }

  private take({ type, sdp = "" }: RTCSessionDescriptionInit) {
    if (type === "answer" && this.signalingState !== "have-local-offer") {
      throw new DOMException("There was no offer", "InvalidStateError");
    }
    // An offer of one's own is taken back.
    if (type === "offer" && this.signalingState === "have-local-offer") this.needed = true;
    this.known = Number(sdp);
    this.signalingState = type === "offer" ? "have-remote-offer" : "stable";
  }

  async addIceCandidate() {
    await Promise.resolve();
  }
}

/** Two sides, and what is under way from each to the other. */
function pair(polite: readonly [boolean, boolean]) {
  const problems: unknown[] = [];
  const under: [SignalMessage[], SignalMessage[]] = [[], []];
  const connections = [new Connection(), new Connection()] as const;
  const hear = connections.map((connection, side) =>
    negotiate(connection, {
      polite: polite[side] ?? false,
      say: (said) => under[side]?.push(said),
      onProblem: (error) => problems.push(error),
    }),
  );

  async function deliver(from: 0 | 1) {
    const said = under[from].shift();
    if (said) await hear[1 - from]?.(said);
  }

  /** Until nothing is under way any more. */
  async function settle() {
    for (let round = 0; round < 50; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await quiet();
      if (under[0].length + under[1].length === 0) return;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await Promise.all([deliver(0), deliver(1)]);
    }
  }
  return { connections, deliver, settle, problems };
}

/** Lets all that is due happen. */
async function quiet() {
  await new Promise((resolve) => setImmediate(resolve));
}

const steps = fc.array(fc.constantFrom("want 0", "want 1", "deliver 0", "deliver 1", "wait"), {
  maxLength: 30,
});

test("however offers cross, both sides agree on what both want in the end", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const { connections, deliver, settle, problems } = pair([true, false]);
      for (const step of story) {
        const side = step.endsWith("0") ? 0 : 1;
        if (step.startsWith("want")) connections[side].want();
        // oxlint-disable-next-line no-await-in-loop -- a story
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

test("were neither side polite, offers that cross would end in nothing", async () => {
  const { connections, settle } = pair([false, false]);
  connections[0].want();
  connections[1].want();
  await settle();
  expect(connections.map(({ signalingState }) => signalingState)).toEqual([
    "have-local-offer",
    "have-local-offer",
  ]);
});

test("what is sent in return is added between the offer and the answer", async () => {
  const order: string[] = [];
  const connection = new Connection();
  const hear = negotiate(connection, {
    polite: true,
    say: (said) => order.push(said.kind === "description" ? said.description.type : said.kind),
    onOffer: () => order.push(connection.signalingState),
    onProblem: vi.fn(),
  });
  await hear({ kind: "description", description: { type: "offer", sdp: "1" } });
  expect(order).toEqual(["have-remote-offer", "answer"]);
});

test("candidates are passed on, but for the empty one at the end", () => {
  const say = vi.fn();
  const connection = new Connection();
  negotiate(connection, { polite: true, say, onProblem: vi.fn() });
  const init = { sdpMid: "0", sdpMLineIndex: 0, usernameFragment: "u" };
  for (const candidate of ["candidate:1", ""]) {
    connection.onicecandidate?.({ candidate: { candidate, ...init } });
  }
  connection.onicecandidate?.({ candidate: null });
  expect(say.mock.calls).toEqual([
    [{ kind: "candidate", candidate: { candidate: "candidate:1", ...init } }],
  ]);
});

test("a candidate that the connection does not take is a problem, unless its offer was ignored", async () => {
  const onProblem = vi.fn();
  const connection = new Connection();
  const hear = negotiate(connection, {
    polite: false,
    say: vi.fn(),
    onProblem,
  });
  const refused = new DOMException("What is this?", "OperationError");
  connection.addIceCandidate = () => Promise.reject(refused);
  const said = {
    kind: "candidate",
    candidate: { candidate: "c", sdpMid: "0", sdpMLineIndex: 0, usernameFragment: null },
  } as const;
  await hear(said);
  expect(onProblem.mock.calls).toEqual([[refused]]);
  connection.want();
  await quiet();
  await hear({ kind: "description", description: { type: "offer", sdp: "1" } });
  await hear(said);
  expect(onProblem).toHaveBeenCalledOnce();
});
