import { failureOf } from "../../../firebase/clientError.ts";
import type { PendingWriteStore, PendingWrite } from "./pendingWriteStore.ts";
import type { LeadWrite } from "./leadWrite.ts";
import { appliedEntries } from "./appliedEntries.ts";

/** How an attempt to save ended, as far as its dialog waits for it. */
export type Sent =
  | { status: "saved" }
  /** The server has not answered yet; the write is kept and goes on by itself. */
  | { status: "waiting" }
  | { status: "refused"; error: unknown };

/** A write that has not reached the server, as far as anyone knows. */
export type OutboxEntry = PendingWrite & {
  /**
   * Sending means that a dialog waits for the answer, refused that nobody but its writer can do
   * anything about it.
   */
  status: "sending" | "waiting" | "refused";
  /** Why it was refused; null where only an earlier tab was told. */
  error: unknown;
  /** Whether it outlives the tab. */
  kept: boolean;
};

export type OutboxState = {
  /** What this tab answers for, oldest first. */
  own: readonly OutboxEntry[];
  /** What the user's other tabs wait for. */
  others: readonly PendingWrite[];
};

/** What an outbox needs of the world around it. */
export type OutboxDependencies = {
  /** Settles when a dialog has waited long enough for an answer. */
  dialogTimeout: () => Promise<void>;
  /** Whether the server has what was promised. */
  isApplied: (write: LeadWrite) => Promise<boolean>;
  /** Settles once the server has answered all that earlier tabs have sent. */
  pendingWritesSettled: () => Promise<void>;
  /** Settles when it makes sense to ask a server that was out of reach once more. */
  retryDelay: () => Promise<void>;
  /** Told when something that no dialog waits for any more has reached the server. */
  onDelivered: () => void;
};

export type LeadOutbox = ReturnType<typeof createLeadOutbox>;

/**
 * Keeps what was typed until the server has confirmed it. Firestore itself queues a write that
 * cannot be sent, but when the server refuses it later, nobody would be left who knows the text.
 * It lives as long as the tab, or, with a ledger, until it is confirmed, mended or thrown away.
 */
export function createLeadOutbox(dependencies: OutboxDependencies) {
  let state: OutboxState = { own: [], others: [] };
  let ledger: PendingWriteStore | null = null;
  const listeners = new Set<() => void>();
  /** The refused entries that have been handed to a dialog. */
  const taken = new Set<string>();

  function set(fields: Partial<OutboxState>) {
    state = { ...state, ...fields };
    for (const listener of listeners) listener();
  }

  function change(id: string, fields: Partial<OutboxEntry>) {
    set({ own: state.own.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)) });
  }

  function has(id: string): boolean {
    return state.own.some((entry) => entry.id === id);
  }

  /** The server has it, or its writer wants it no more. */
  function drop(ids: readonly string[]) {
    set({ own: state.own.filter(({ id }) => !ids.includes(id)) });
    // What stays behind is compared with the server at the next start.
    void ledger?.remove(ids).catch(() => {});
  }

  /**
   * What is refused at once is for its dialog to tell; a note has none, and stays here like what is
   * refused later.
   *
   * @param commit resolves once the server has confirmed the write, rejects when it refuses it
   */
  async function send(write: LeadWrite, commit: () => Promise<void>): Promise<Sent> {
    const entry = { id: crypto.randomUUID(), at: new Date(), write };
    set({ own: [...state.own, { ...entry, status: "sending", error: null, kept: false }] });
    if (await isKept(entry)) change(entry.id, { kept: true });
    const answer = answerTo(write, commit);
    const waited = dependencies.dialogTimeout().then((): Sent => ({ status: "waiting" }));
    const sent = await Promise.race([answer, waited]);
    if (sent.status === "waiting") {
      change(entry.id, { status: "waiting" });
      void answer.then((late) => settle(entry.id, late));
    } else if (sent.status === "refused" && "text" in write) settle(entry.id, sent);
    else drop([entry.id]);
    return sent;
  }

  async function isKept(entry: PendingWrite): Promise<boolean> {
    try {
      await ledger?.put(entry);
      return ledger !== null;
    } catch {
      return false;
    }
  }

  async function answerTo(write: LeadWrite, commit: () => Promise<void>): Promise<Sent> {
    try {
      await commit();
      return { status: "saved" };
    } catch (error) {
      const arrived = await verdictOn(write);
      return arrived ? { status: "saved" } : { status: "refused", error };
    }
  }

  function settle(id: string, answer: Sent) {
    // Whoever signed out has given it up, or leaves it to the next tab.
    if (!has(id)) return;
    if (answer.status === "refused") return change(id, { status: "refused", error: answer.error });
    drop([id]);
    dependencies.onDelivered();
  }

  async function takeOver(left: readonly PendingWrite[]) {
    const entries = left.map((entry): OutboxEntry => {
      return { ...entry, status: "waiting", error: null, kept: true };
    });
    set({ own: [...entries, ...state.own] });
    await dependencies.pendingWritesSettled();
    const arrived = await appliedEntries(
      left.map(({ write }) => write),
      verdictOn,
    );
    for (const [index, { id }] of left.entries()) {
      settle(id, arrived[index] ? { status: "saved" } : { status: "refused", error: null });
    }
  }

  async function verdictOn(write: LeadWrite): Promise<boolean> {
    try {
      return await dependencies.isApplied(write);
    } catch (error) {
      if (failureOf(error).code !== "offline") return false;
      await dependencies.retryDelay();
      return await verdictOn(write);
    }
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    send,
    /** Sends once more what was refused. */
    async again(id: string, commit: () => Promise<void>): Promise<void> {
      const entry = state.own.find((each) => each.id === id);
      if (entry?.status !== "refused") return;
      taken.delete(id);
      change(id, { status: "waiting", error: null });
      settle(id, await answerTo(entry.write, commit));
    },
    /**
     * Keeps what is sent from now on in a ledger, and answers for what earlier tabs have left in it.
     * Returns the end of it: what is unconfirmed then is left to the next.
     */
    keepIn(opened: PendingWriteStore): () => void {
      ledger = opened;
      const stop = opened.follow({
        onOthers: (others) => set({ others }),
        // Firestore gives up waiting where the user changes, and then this tab is being left.
        onLeft: (left) => void takeOver(left).catch(() => {}),
      });
      return () => {
        ledger = null;
        stop();
        set({ own: state.own.filter(({ kept }) => !kept), others: [] });
      };
    },
    /** Hands each refused entry over once, to be mended; null where there is none. */
    takeRefused(): OutboxEntry | null {
      const first = state.own.find(({ id, status }) => status === "refused" && !taken.has(id));
      if (first) taken.add(first.id);
      return first ?? null;
    },
    discard: (id: string) => drop([id]),
    /** Gives up everything, as someone who signs out has agreed to. */
    giveUp: () => drop([...state.own, ...state.others].map(({ id }) => id)),
    /** Forgets everything in this tab; what the ledger keeps is for the user's next sign-in. */
    clear: () => set({ own: [], others: [] }),
  };
}
