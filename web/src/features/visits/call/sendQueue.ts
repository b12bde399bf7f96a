type SendQueue<Item> = {
  add: (item: Item) => void;
  /** Drops all unsent items. */
  close: () => void;
};

/**
 * Sends items in order, one request at a time; each request includes all items queued meanwhile.
 * Closing drops unsent items, because the rules would deny each one after the call has ended and
 * every denial delays the SDK's own queue.
 *
 * @param atOnce maximum number of items per request
 */
export function sendQueue<Item>(
  send: (items: readonly Item[]) => Promise<void>,
  { atOnce, onProblem }: { atOnce: number; onProblem: (error: unknown) => void },
): SendQueue<Item> {
  const unsent: Item[] = [];
  let sending = false;
  let closed = false;

  async function sendAll() {
    sending = true;
    while (unsent.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- requests are sent in order
      await send(unsent.splice(0, atOnce)).catch(onProblem);
    }
    sending = false;
  }

  return {
    add(item) {
      if (closed) return;
      unsent.push(item);
      if (!sending) void sendAll();
    },
    close() {
      closed = true;
      unsent.length = 0;
    },
  };
}
