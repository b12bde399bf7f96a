import type { LeadDraft } from "./leadDraft.ts";

/** How an attempt to save ended, as far as its dialog waits for it. */
export type Sent =
  | { status: "saved" }
  /** The server has not answered yet; the write is kept and goes on by itself. */
  | { status: "waiting" }
  | { status: "refused"; error: unknown };

export type OutboxState = {
  /** What has not reached the server. */
  unsent: readonly LeadDraft[];
  /** What the server refused after its dialog had closed, to be mended by whoever typed it. */
  refused: readonly { draft: LeadDraft; error: unknown }[];
};

export type LeadOutbox = ReturnType<typeof createLeadOutbox>;

/**
 * Keeps what was typed until the server has confirmed it. Firestore itself queues a write that
 * cannot be sent, but when the server refuses it later, nobody would be left who knows the text.
 * It lives as long as the tab.
 *
 * @param patience settles when a dialog has waited long enough for an answer
 * @param onDelivered tells that something a dialog no longer waited for has reached the server
 */
export function createLeadOutbox(patience: () => Promise<void>, onDelivered: () => void) {
  let state: OutboxState = { unsent: [], refused: [] };
  const listeners = new Set<() => void>();

  function set(change: Partial<OutboxState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function send(draft: LeadDraft, write: Promise<void>): Promise<Sent> {
    set({ unsent: [...state.unsent, draft] });
    const answer = write.then(
      (): Sent => ({ status: "saved" }),
      (error: unknown): Sent => ({ status: "refused", error }),
    );
    const waited = patience().then((): Sent => ({ status: "waiting" }));
    const sent = await Promise.race([answer, waited]);
    if (sent.status === "waiting") void answer.then((late) => settleLate(draft, late));
    else set({ unsent: without(state.unsent, draft) });
    return sent;
  }

  function settleLate(draft: LeadDraft, answer: Sent) {
    // Whoever signed out has given it up.
    if (!state.unsent.includes(draft)) return;
    set({ unsent: without(state.unsent, draft) });
    if (answer.status === "refused") {
      set({ refused: [...state.refused, { draft, error: answer.error }] });
    } else {
      onDelivered();
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
    /** Hands over the first refused draft; null where there is none. */
    takeRefused() {
      const [first, ...refused] = state.refused;
      if (first) set({ refused });
      return first ?? null;
    },
    /** Gives up everything, as someone who signs out has agreed to. */
    clear: () => set({ unsent: [], refused: [] }),
  };
}

function without(drafts: readonly LeadDraft[], gone: LeadDraft): readonly LeadDraft[] {
  return drafts.filter((draft) => draft !== gone);
}
