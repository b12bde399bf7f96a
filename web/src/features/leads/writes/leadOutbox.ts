import { failureOf } from "../../../firebase/clientError.ts";
import type { PendingWriteStore, PendingWrite } from "./pendingWriteStore.ts";
import type { LeadWrite } from "./leadWrite.ts";

/** How the server answered a write. */
export type WriteAnswer = { status: "saved" } | { status: "refused"; error: unknown };

/** How sending a write ended, as far as its dialog waits for it. */
export type WriteResult =
  | WriteAnswer
  /** The server has not answered yet; the write is kept and continues in the background. */
  | { status: "waiting"; answer: Promise<WriteAnswer> };

/** A write that is not known to have reached the server. */
export type OutboxEntry = PendingWrite & {
  /**
   * `sending`: a dialog waits for the answer. `refused`: only the user who made the write can
   * resolve it.
   */
  status: "sending" | "waiting" | "refused";
  /** Why it was refused; null when only an earlier tab received the reason. */
  error: unknown;
  /** Whether the entry survives closing the tab. */
  kept: boolean;
};

export type OutboxState = {
  /** Writes this tab is responsible for, oldest first. */
  own: readonly OutboxEntry[];
  /** Writes that the user's other tabs wait for. */
  others: readonly PendingWrite[];
};

export type OutboxDependencies = {
  /** Resolves once the server confirms the write, rejects when the server refuses it. */
  commit: (write: LeadWrite) => Promise<void>;
  /** Resolves when a dialog has waited long enough for an answer. */
  dialogTimeout: () => Promise<void>;
  isApplied: (write: LeadWrite) => Promise<boolean>;
  /** Resolves once the server has answered all writes sent by earlier tabs. */
  pendingWritesSettled: () => Promise<void>;
  /** Resolves when it is time to ask an unreachable server again. */
  retryDelay: () => Promise<void>;
  /** Called when a write whose dialog no longer waits has reached the server. */
  onDelivered: () => void;
};

export type LeadOutbox = ReturnType<typeof createLeadOutbox>;

/**
 * Keeps every write until the server confirms it. Firestore queues writes that cannot be sent, but
 * when the server refuses one later, the typed text would be lost. Entries live as long as the tab;
 * with a store, they live until they are confirmed, fixed or discarded.
 */
export function createLeadOutbox(dependencies: OutboxDependencies) {
  let state: OutboxState = { own: [], others: [] };
  let store: PendingWriteStore | null = null;
  const listeners = new Set<() => void>();
  /** Ids of refused entries already handed to a dialog. */
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

  /** Removes entries that the server has confirmed or that the user discarded. */
  function drop(ids: readonly string[]) {
    set({ own: state.own.filter(({ id }) => !ids.includes(id)) });
    // If removal fails, the next start compares the leftover entry with the server.
    void store?.remove(ids).catch(() => {});
  }

  /**
   * Keeps and sends a write. An immediate refusal goes back to the dialog; refused notes have no
   * dialog and stay in the outbox, as writes refused later do.
   */
  async function enqueue(write: LeadWrite): Promise<WriteResult> {
    const entry = { id: crypto.randomUUID(), at: new Date(), write };
    set({ own: [...state.own, { ...entry, status: "sending", error: null, kept: false }] });
    if (await keep(entry)) change(entry.id, { kept: true });
    const answer = answerTo(write);
    const waited = dependencies
      .dialogTimeout()
      .then((): WriteResult => ({ status: "waiting", answer }));
    const result = await Promise.race([answer, waited]);
    if (result.status === "waiting") {
      change(entry.id, { status: "waiting" });
      void answer.then((late) => settle(entry.id, late));
    } else if (result.status === "refused" && "text" in write) settle(entry.id, result);
    else drop([entry.id]);
    return result;
  }

  /** Stores a write for later tabs. Returns whether it is stored. */
  async function keep(entry: PendingWrite): Promise<boolean> {
    try {
      await store?.put(entry);
      return store !== null;
    } catch {
      return false;
    }
  }

  async function answerTo(write: LeadWrite): Promise<WriteAnswer> {
    try {
      await dependencies.commit(write);
      return { status: "saved" };
    } catch (error) {
      const applied = await isAppliedOnceOnline(write);
      return applied ? { status: "saved" } : { status: "refused", error };
    }
  }

  function settle(id: string, answer: WriteAnswer) {
    // After a sign-out the entry has been discarded or is left to the next tab.
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
    const applied = await appliedEntries(
      left.map(({ write }) => write),
      isAppliedOnceOnline,
    );
    for (const [index, { id }] of left.entries()) {
      settle(id, applied[index] ? { status: "saved" } : { status: "refused", error: null });
    }
  }

  async function isAppliedOnceOnline(write: LeadWrite): Promise<boolean> {
    try {
      return await dependencies.isApplied(write);
    } catch (error) {
      if (failureOf(error).code !== "offline") return false;
      await dependencies.retryDelay();
      return await isAppliedOnceOnline(write);
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
    enqueue,
    /** Resends a refused write. */
    async retry(id: string): Promise<void> {
      const entry = state.own.find((each) => each.id === id);
      if (entry?.status !== "refused") return;
      taken.delete(id);
      change(id, { status: "waiting", error: null });
      settle(id, await answerTo(entry.write));
    },
    /**
     * Keeps all further writes in a store, and takes over the entries that earlier tabs left in it.
     *
     * @returns stops using the store; unconfirmed entries are left to the next tab
     */
    keepIn(opened: PendingWriteStore): () => void {
      store = opened;
      const stop = opened.follow({
        onOthers: (others) => set({ others }),
        // Firestore stops waiting when the user changes; this tab is being left then.
        onLeft: (left) => void takeOver(left).catch(() => {}),
      });
      return () => {
        store = null;
        stop();
        set({ own: state.own.filter(({ kept }) => !kept), others: [] });
      };
    },
    /** Returns each refused entry once, to be fixed; null when there is none. */
    takeRefused(): OutboxEntry | null {
      const first = state.own.find(({ id, status }) => status === "refused" && !taken.has(id));
      if (first) taken.add(first.id);
      return first ?? null;
    },
    discard: (id: string) => drop([id]),
    /** Discards everything, as the user agreed to when signing out. */
    discardAll: () => drop([...state.own, ...state.others].map(({ id }) => id)),
    /** Forgets everything in this tab; stored entries remain for the user's next sign-in. */
    clear: () => set({ own: [], others: [] }),
  };
}

/**
 * Checks which of one tab's writes, oldest first, the server has applied. The lead only shows the
 * result of the last write, so earlier writes that it builds on count as applied too.
 *
 * @param isApplied whether the server shows the effect of one write
 */
export async function appliedEntries(
  writes: readonly LeadWrite[],
  isApplied: (write: LeadWrite) => Promise<boolean>,
): Promise<readonly boolean[]> {
  const applied = new Set<LeadWrite>();
  for (const write of writes.toReversed()) {
    const isBuiltOn = [...applied].some((later) => buildsOn(later, write));
    // oxlint-disable-next-line no-await-in-loop -- later results decide earlier ones
    if (isBuiltOn || (await isApplied(write))) applied.add(write);
  }
  return writes.map((write) => applied.has(write));
}

/** Whether `later` was based on a newer revision of the same lead, step, or quote than `earlier`. */
function buildsOn(later: LeadWrite, earlier: LeadWrite): boolean {
  if (later.leadId !== earlier.leadId) return false;
  if ("base" in later && "base" in earlier) return later.base.rev > earlier.base.rev;
  if (!("rev" in later && "rev" in earlier) || isQuote(later) !== isQuote(earlier)) return false;
  return later.rev > earlier.rev;
}

function isQuote({ kind }: LeadWrite): boolean {
  return kind === "quote";
}
