type SendQueue<Item> = {
  add: (item: Item) => void;
  /** Drops what was not sent. */
  close: () => void;
};

/**
 * Sends items in order, one request after the other, each with all that has come together meanwhile.
 * Items of a call that is over are dropped: the rules would refuse each, and every refusal holds up the
 * SDK's own queue.
 *
 * @param atOnce so many go in one request at most
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
      // oxlint-disable-next-line no-await-in-loop -- in order
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
