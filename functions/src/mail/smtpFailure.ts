import type { Outcome } from "./delivery.ts";

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
