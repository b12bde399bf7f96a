import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import PostalMime, { type Address } from "postal-mime";

import type { ReceivedMail } from "./mailInbox.ts";

/**
 * Parses a mail.
 * @param stream the data the client sent after DATA
 * @param recipients the recipients it named before
 */
export async function receivedMail(
  stream: Readable,
  recipients: readonly { readonly address: string }[],
): Promise<Omit<ReceivedMail, "id">> {
  const source = await buffer(stream);
  const mail = await PostalMime.parse(source);
  return {
    receivedAt: new Date().toISOString(),
    recipients: recipients.map(({ address }) => address),
    from: mail.from === undefined ? "" : written(mail.from),
    to: (mail.to ?? []).map(written).join(", "),
    subject: mail.subject ?? "",
    messageId: mail.messageId ?? "",
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    text: mail.text ?? "",
    html: mail.html ?? "",
    source: new TextDecoder().decode(source),
  };
}

function written({ name, address = "" }: Address): string {
  return name === "" ? address : `${name} <${address}>`;
}
