/**
 * What the mailbox does to mails for addresses that ask for it, so that everyone can see what a mail server's moods do:
 * `ines+defer2@example.com` is put off twice and then taken, `ines+bounce@example.com` is refused each time.
 *
 * - `defer`: "451, try again later" to the recipient
 * - `bounce`: "550, no such person" to the recipient
 * - `hang`: takes the mail and never answers
 * - `drop`: closes the connection in the middle of the mail
 */
export type Trouble = "defer" | "bounce" | "hang" | "drop";

/** Decides for each attempt; without a number in the address it is each one, with `2` the first two. */
export function mailTroubles(): (address: string) => Trouble | null {
  const attempts = new Map<string, number>();
  return (address) => {
    const [, kind, times = ""] = /\+(defer|bounce|hang|drop)(\d{0,2})@/.exec(address) ?? [];
    if (!isTrouble(kind)) return null;
    const attempt = (attempts.get(address) ?? 0) + 1;
    attempts.set(address, attempt);
    return times === "" || attempt <= Number(times) ? kind : null;
  };
}

function isTrouble(kind: string | undefined): kind is Trouble {
  return kind === "defer" || kind === "bounce" || kind === "hang" || kind === "drop";
}
