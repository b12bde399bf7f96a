import type { Outcome } from "./delivery.ts";

/** What nodemailer's errors carry that we look at. */
type SmtpError = { code?: unknown; responseCode?: unknown; permanent?: unknown };

/**
 * What a failed attempt means for its mail. Only an answer about this very mail can be final: a 5xx
 * to its recipient, sender or content. A refused password, a certificate or a host nobody knows is
 * the operator's to mend, and the mail waits for that.
 */
export function smtpFailure(error: unknown): Outcome & { kind: "failed" } {
  const { code, responseCode, permanent }: SmtpError = Object(error);
  const aboutTheMail = code === "EENVELOPE" || code === "EMESSAGE";
  const answered = typeof responseCode === "number";
  return {
    kind: "failed",
    error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    // Without an answer nodemailer itself found the mail impossible to send, and always will.
    permanent: aboutTheMail && (permanent === true || !answered),
  };
}
