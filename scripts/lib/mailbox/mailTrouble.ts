/**
 * The failures that the mailbox simulates for addresses that ask for them:
 * `ines+defer2@example.com` is postponed twice and then accepted, `ines+bounce@example.com` is
 * refused each time.
 *
 * - `defer`: "451, try again later" to the recipient
 * - `bounce`: "550, no such person" to the recipient
 * - `hang`: accepts the mail and never answers
 * - `drop`: closes the connection in the middle of the mail
 */
export type Trouble = "defer" | "bounce" | "hang" | "drop";

/**
 * Decides the failure of each attempt. A number in the address limits it to that many attempts;
 * without one, every attempt fails.
 */
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
