import type { Delivery } from "@salvia/domain/mail/mail";

import { claim, settle } from "./delivery.ts";
import type { StoredMail } from "./mailStore.ts";
import type { Send } from "./smtpSender.ts";

/** What came of being asked to send a mail. */
export type Delivered =
  /** It has come to its end, now or before, or is gone. */
  | { end: "sent" | "given-up" | "nothing-to-do"; attempts: number }
  /** It was put off, or another sender has it: ask again later. */
  | { end: "again"; attempts: number };

/**
 * Sends the mail of an id, unless it has been sent or is just being sent. Asked twice, it sends once.
 *
 * @param now the clock, in turn before and after sending
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
  // Whoever changed it meanwhile had reason to: an operator, or the next sender after a clock that
  // jumped. The mail has gone out all the same.
  await mine.store(settled);
  return { end: endOf(settled), attempts: settled.attempts };
}

function endOf({ state }: Delivery): Delivered["end"] {
  if (state === "SUCCESS") return "sent";
  return state === "ERROR" ? "given-up" : "again";
}
