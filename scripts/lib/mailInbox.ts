/** A mail as the mailbox shows it. */
export type ReceivedMail = {
  /** Counts from 1 in each run. */
  readonly id: number;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Whom the mail server was told to give it to. */
  readonly recipients: readonly string[];
  /** What the mail's own headers say. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly text: string;
  readonly html: string;
  readonly source: string;
};

export type Inbox = {
  readonly add: (mail: Omit<ReceivedMail, "id">) => void;
  /** The newest first. */
  readonly all: () => readonly ReceivedMail[];
  readonly find: (id: number) => ReceivedMail | undefined;
  /** The mails to an address, the newest first; letter case does not matter. */
  readonly to: (address: string) => readonly ReceivedMail[];
  /** Calls `heard` at each new mail, until the returned function is called. */
  readonly listen: (heard: () => void) => () => void;
};

/**
 * Mails in memory.
 * @param limit how many are kept; older ones make room
 */
export function mailInbox(limit: number): Inbox {
  let mails: readonly ReceivedMail[] = [];
  let received = 0;
  const listeners = new Set<() => void>();
  return {
    add(mail) {
      received += 1;
      mails = [{ ...mail, id: received }, ...mails].slice(0, limit);
      for (const heard of listeners) heard();
    },
    all: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    to: (address) =>
      mails.filter(({ recipients }) =>
        recipients.some((one) => one.toLowerCase() === address.toLowerCase()),
      ),
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
