import type { ReceivedMail } from "../scripts/lib/mailbox/mailInbox.ts";
import { setting } from "./setting.ts";

/**
 * Where `npm test` has put the mailbox; read when a test needs it.
 * @throws Error when the tests are run in another way
 */
export const mailbox = {
  /** Its page and its JSON, such as http://localhost:15002. */
  get url(): string {
    return setting("SALVIA_MAILBOX_URL");
  },
  /** Its mail server, as an address with options. */
  get smtpUrl(): string {
    return setting("SMTP_URL");
  },
} as const;

/**
 * The mails that have arrived for an address, the newest first, once there are as many as wanted.
 * @throws Error when they have not come after 90 seconds
 */
export async function mailsTo(address: string, count = 1): Promise<readonly ReceivedMail[]> {
  const query = new URLSearchParams({ to: address, count: String(count), wait: "90" });
  const response = await fetch(`${mailbox.url}/messages.json?${query.toString()}`);
  const mails: unknown = await response.json();
  if (!Array.isArray(mails) || !mails.every(isMail)) throw new Error("The mailbox gave no mails.");
  if (mails.length < count) {
    throw new Error(`${mails.length} mails to ${address}, where ${count} were expected.`);
  }
  return mails;
}

/** The newest mail to an address, once there are as many as wanted. */
export async function mailTo(address: string, count = 1): Promise<ReceivedMail> {
  const [mail] = await mailsTo(address, count);
  if (mail === undefined) throw new Error(`No mail to ${address}.`);
  return mail;
}

/** Where a mail's button leads. */
export function linkIn({ text }: ReceivedMail): string {
  const link = text.split(/\r?\n/).find((line) => /^https?:\/\/\S+$/.test(line));
  if (link === undefined) throw new Error(`A mail without a link: ${text}`);
  return link;
}

/** The setting that one click in a mail program turns off; undefined if a mail offers none. */
export function settingToUnsubscribe({ headers }: ReceivedMail): string | undefined {
  const header = headers.find(({ key }) => key.toLowerCase() === "list-unsubscribe");
  return /\?token=[\w-]+\.(\w+)\.[\w-]+>$/.exec(header?.value ?? "")?.[1];
}

function isMail(value: unknown): value is ReceivedMail {
  return (
    typeof value === "object" &&
    value !== null &&
    ["subject", "from", "to", "text", "html"].every(
      (key) => typeof Object.entries(value).find(([name]) => name === key)?.[1] === "string",
    ) &&
    "recipients" in value &&
    Array.isArray(value.recipients)
  );
}
