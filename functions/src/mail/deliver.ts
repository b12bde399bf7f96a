import type { Delivery, Mail, Reminded } from "@salvia/domain/mail/mail";

import { claim, settle, type Outcome } from "./delivery.ts";
import type { StoredMail } from "./mailStore.ts";
import type { Send } from "./smtpSender.ts";

/** The result of a request to send an email. */
export type Delivered =
  /** The email is finished, now or earlier, or was deleted. */
  | { end: "sent" | "given-up" | "nothing-to-do"; attempts: number }
  /** The email is finished without being sent, because its address is suppressed. */
  | { end: "suppressed"; attempts: number }
  /** The email is finished without being sent, because it reminds of what has changed since. */
  | { end: "outdated"; attempts: number }
  /** The email was postponed, or another sender has it: try again later. */
  | { end: "again"; attempts: number };

/**
 * Sends an email by its ID, unless it was sent or is being sent. Repeated calls send it once.
 *
 * @param isSuppressed whether nothing may be sent to an address
 * @param isOutdated whether the appointment that an email reminds of has changed
 * @param now the clock, read before and after sending
 */
export async function deliver(
  id: string,
  {
    read,
    isSuppressed,
    isOutdated,
    send,
    now,
  }: {
    read: (id: string) => Promise<StoredMail | null>;
    isSuppressed: (email: string, now: Date) => Promise<boolean>;
    isOutdated: (reminded: Reminded) => Promise<boolean>;
    send: Send;
    now: () => Date;
  },
): Promise<Delivered> {
  const found = await read(id);
  if (found === null) return { end: "nothing-to-do", attempts: 0 };
  const claimed = claim(found.mail.delivery, now());
  const { attempts } = found.mail.delivery;
  if (claimed.kind === "done") return { end: "nothing-to-do", attempts };
  if (claimed.kind === "wait") return { end: "again", attempts };

  // Before the email is claimed, so that a failed read costs no attempt.
  const obstacle = claimed.kind === "send" ? await obstacleOf(found.mail) : null;
  if (obstacle !== null) {
    const ended = settle(found.mail.delivery, obstacles[obstacle], now());
    return (await found.store(ended)) === null
      ? { end: "again", attempts }
      : { end: obstacle, attempts };
  }

  const mine = await found.store(claimed.delivery);
  if (mine === null) return { end: "again", attempts };
  if (claimed.kind === "give-up") return { end: "given-up", attempts };

  const outcome = await send(id, mine.mail);
  const settled = settle(mine.mail.delivery, outcome, now());
  // Ignores a concurrent change, by an operator or by the next sender after the lease expired: this
  // email has been sent in any case.
  await mine.store(settled);
  return { end: endOf(settled), attempts: settled.attempts };

  /** Why an email must not be sent; null if nothing speaks against it. */
  async function obstacleOf({ to, reminded }: Mail): Promise<keyof typeof obstacles | null> {
    if (await isSuppressed(to, now())) return "suppressed";
    return reminded !== undefined && (await isOutdated(reminded)) ? "outdated" : null;
  }
}

const obstacles = {
  suppressed: {
    kind: "failed",
    error: "The address is suppressed after a bounce or a complaint.",
    permanent: true,
  },
  outdated: {
    kind: "failed",
    error: "The appointment has changed since the reminder was queued.",
    permanent: true,
  },
} as const satisfies Record<string, Outcome>;

function endOf({ state }: Delivery): Delivered["end"] {
  if (state === "SUCCESS") return "sent";
  return state === "ERROR" ? "given-up" : "again";
}
