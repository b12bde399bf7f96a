/**
 * Documents looked up by id, live. Ids that views ask for at about the same time share one
 * listener, because each costs a query and what the rules look up for it.
 */
export type LiveByIds<Row> = {
  /** The row; null if there is none; undefined while that is not known. */
  get: (id: string) => Row | null | undefined;
  /** Begins to listen to a document, unless it is listened to already. */
  ask: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Ends all listeners and forgets what they reported. */
  close: () => void;
};

/**
 * @param listen listens to the documents with some ids until the returned function is called; a
 *   document that the user may not read is never reported
 * @param restMs how long to wait for more ids before listening
 */
export function liveByIds<Row extends { id: string }>(
  listen: (ids: readonly string[], onRows: (rows: readonly Row[]) => void) => () => void,
  restMs = defaultRestMs,
): LiveByIds<Row> {
  type Batch = { ids: readonly string[]; stop: () => void };
  let batches: readonly Batch[] = [];
  const known = new Map<string, Row | null>();
  const asked = new Set<string>();
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function open(ids: readonly string[]) {
    const stop = listen(ids, (rows) => {
      const found = new Map(rows.map((row) => [row.id, row]));
      for (const id of ids) known.set(id, found.get(id) ?? null);
      for (const listener of listeners) listener();
    });
    batches = [...batches, { ids, stop }];
  }

  function end(batch: Batch) {
    batch.stop();
    for (const id of batch.ids) {
      known.delete(id);
      asked.delete(id);
    }
  }

  function openWaiting() {
    for (let from = 0; from < waiting.length; from += idsPerQuery) {
      open(waiting.slice(from, from + idsPerQuery));
    }
    waiting = [];
    const surplus = batches.slice(0, -batchesAtMost);
    batches = batches.slice(-batchesAtMost);
    for (const batch of surplus) end(batch);
  }

  return {
    get: (id) => known.get(id),
    ask(id) {
      if (asked.has(id)) return;
      asked.add(id);
      waiting.push(id);
      clearTimeout(timer);
      timer = setTimeout(openWaiting, restMs);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close() {
      clearTimeout(timer);
      for (const batch of batches) end(batch);
      batches = [];
      waiting = [];
      asked.clear();
    },
  };
}

/** Firestore's limit for one query. */
const idsPerQuery = 30;

/** Beyond this, the oldest batch ends; a view that shows its ids again asks for them again. */
const batchesAtMost = 10;

/** Long enough that fast scrolling costs no reads. */
const defaultRestMs = 150;
