import type { Delivery } from "@salvia/domain/mail/mail";

import { claim, settle } from "./delivery.ts";
import type { StoredMail } from "./mailStore.ts";
import type { Send } from "./smtpSender.ts";

/** The result of a request to send an email. */
export type Delivered =
  /** The email is finished, now or earlier, or was deleted. */
  | { end: "sent" | "given-up" | "nothing-to-do"; attempts: number }
  /** The email was postponed, or another sender has it: try again later. */
  | { end: "again"; attempts: number };

/**
 * Sends an email by its ID, unless it was sent or is being sent. Repeated calls send it once.
 *
 * @param now the clock, read before and after sending
 */
export async function deliver(
  id: string,
  {
    read,
    send,
    now,
  }: { read: (id: string) => Promise<StoredMail | null>; send: Send; now: () => Date },
): Promise<Delivered> {
  const found = await read(id);
  if (found === null) return { end: "nothing-to-do", attempts: 0 };
  const claimed = claim(found.mail.delivery, now());
  const { attempts } = found.mail.delivery;
  if (claimed.kind === "done") return { end: "nothing-to-do", attempts };
  if (claimed.kind === "wait") return { end: "again", attempts };

  const mine = await found.store(claimed.delivery);
  if (mine === null) return { end: "again", attempts };
  if (claimed.kind === "give-up") return { end: "given-up", attempts };

  const outcome = await send(id, mine.mail);
  const settled = settle(mine.mail.delivery, outcome, now());
  // Ignores a concurrent change, by an operator or by the next sender after the lease expired: this
  // email has been sent in any case.
  await mine.store(settled);
  return { end: endOf(settled), attempts: settled.attempts };
}

function endOf({ state }: Delivery): Delivered["end"] {
  if (state === "SUCCESS") return "sent";
  return state === "ERROR" ? "given-up" : "again";
}
