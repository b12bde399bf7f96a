import type { Mail } from "@salvia/domain/mail/mail";
import { createTransport } from "nodemailer";

import { optOutName, unsubscribeHeaders } from "./calls/unsubscribeToken.ts";
import type { Outcome } from "./delivery.ts";
import type { SmtpConfig } from "./mailConfig.ts";
import { hashedMailId } from "./hashedMailId.ts";
import { optOutId } from "./suppressions.ts";

/** Hands an email to the mail server; an error is returned as an outcome and never thrown. */
export type Send = (id: string, mail: Mail) => Promise<Outcome>;

/** Maximum duration of an attempt in milliseconds, well below the function's timeout and lease. */
const attemptTimeout = 45_000;

/** A sender that reuses its connections. */
export function smtpSender({ url, plain, from }: SmtpConfig): Send {
  const transport = createTransport({
    // Options in the URL, such as ?socketTimeout=5000, override these.
    url,
    pool: true,
    maxConnections: 3,
    // We count and space attempts ourselves; a requeued email could be sent twice within one
    // attempt.
    maxRequeues: 0,
    // The instance may be suspended between emails, during which the server closes connections.
    idleTimeout: 5_000,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    requireTLS: !plain,
    ...(plain && { ignoreTLS: true }),
    // Attachments are texts that we make, so a path or an address must not become one.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);

  return async (id, mail) => {
    try {
      const { accepted, rejected, response, messageId } = await transport.sendMail({
        // Objects, so that an address is not parsed as a list, nor a name as an address.
        to: { name: "", address: mail.to },
        from: mail.from ?? (mail.personal ? { ...from, name: mail.personal.name } : from),
        ...(mail.replyTo !== undefined && { replyTo: { name: "", address: mail.replyTo } }),
        ...mail.message,
        // The same for every attempt, so that systems that check the Message-ID drop a duplicate.
        messageId: `<${hashedMailId(id)}@${domain}>`,
        date: mail.delivery.startTime,
        headers: {
          // RFC 3834: keeps auto-responders from replying, unless a person wrote it.
          ...(!mail.personal && {
            "Auto-Submitted": "auto-generated",
            "X-Auto-Response-Suppress": "All",
          }),
          ...(mail.subscription && unsubscribeHeaders(mail.subscription)),
          ...(mail.personal && unsubscribeHeaders({ uid: optOutId(mail.to), setting: optOutName })),
        },
        signal: AbortSignal.timeout(attemptTimeout),
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

/** The properties of nodemailer's errors that we use. */
type SmtpError = { code?: unknown; responseCode?: unknown; permanent?: unknown };

/**
 * Classifies a failed attempt. Only a response about this email is permanent: a 5xx to its
 * recipient, sender or content. An operator can fix a rejected password, a certificate or an
 * unknown host, so the email waits.
 */
export function smtpFailure(error: unknown): Outcome & { kind: "failed" } {
  const { code, responseCode, permanent }: SmtpError = Object(error);
  const aboutTheMail = code === "EENVELOPE" || code === "EMESSAGE";
  const answered = typeof responseCode === "number";
  return {
    kind: "failed",
    error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    // Without a response, nodemailer itself found the email impossible to send, which will not
    // change.
    permanent: aboutTheMail && (permanent === true || !answered),
  };
}
