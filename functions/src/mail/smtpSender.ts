import type { Mail } from "@salvia/domain/mail/mail";
import { createTransport } from "nodemailer";

import type { Outcome } from "./delivery.ts";
import type { SmtpConfig } from "./mailConfig.ts";
import { mailDigest } from "./mailDigest.ts";
import { smtpFailure } from "./smtpFailure.ts";

/** Hands a mail to the mail server; what goes wrong is an outcome, not an exception. */
export type Send = (id: string, mail: Mail) => Promise<Outcome>;

/** Longer than this no attempt takes, in milliseconds: well within the function's time and lease. */
const patience = 45_000;

/** A sender that keeps its connections for the next mails. */
export function smtpSender({ url, plain, from }: SmtpConfig): Send {
  const transport = createTransport({
    // Options that the address carries, such as ?socketTimeout=5000, win over these.
    url,
    pool: true,
    maxConnections: 3,
    // We count and space attempts ourselves: a mail requeued here might go out twice in one of them.
    maxRequeues: 0,
    // A function sleeps between two mails, and finds what it had open closed by the other side.
    idleTimeout: 5_000,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    requireTLS: !plain,
    ...(plain && { ignoreTLS: true }),
    // No mail of ours includes a file or a page; a path in one must not become an attachment.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);

  return async (id, mail) => {
    try {
      const { accepted, rejected, response, messageId } = await transport.sendMail({
        // As an object: an address is never read as a list, nor a name as an address.
        to: { name: "", address: mail.to },
        from: mail.from ?? from,
        ...(mail.replyTo !== undefined && { replyTo: { name: "", address: mail.replyTo } }),
        ...mail.message,
        // The same for each attempt, so that a mail sent twice shows once where that is looked at.
        messageId: `<${mailDigest(id)}@${domain}>`,
        date: mail.delivery.startTime,
        headers: {
          // RFC 3834: nobody's absence notice answers us.
          "Auto-Submitted": "auto-generated",
          "X-Auto-Response-Suppress": "All",
        },
        signal: AbortSignal.timeout(patience),
      });
      const info = {
        messageId,
        accepted: accepted.map(addressOf),
        rejected: rejected.map(addressOf),
        response,
      };
      return { kind: "sent", info };
    } catch (error) {
      return smtpFailure(error);
    }
  };
}

function addressOf(recipient: string | { address: string }): string {
  return typeof recipient === "string" ? recipient : recipient.address;
}
