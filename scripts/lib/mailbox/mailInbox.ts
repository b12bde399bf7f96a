/** A mail as shown in the mailbox. */
export type ReceivedMail = {
  /** Starts at 1 in each run. */
  readonly id: number;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** The recipients given to the mail server (RCPT TO). */
  readonly recipients: readonly string[];
  /** The sender in the mail's headers. */
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
  /** All mails, newest first. */
  readonly all: () => readonly ReceivedMail[];
  readonly find: (id: number) => ReceivedMail | undefined;
  /** The mails to an address, newest first; case-insensitive. */
  readonly to: (address: string) => readonly ReceivedMail[];
  /** Calls `heard` for each new mail until the returned function is called. */
  readonly listen: (heard: () => void) => () => void;
};

/**
 * An inbox in memory.
 * @param limit the maximum number of mails; new ones replace the oldest
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
