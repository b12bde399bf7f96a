import { brand } from "@salvia/domain/site/brand";

import { isEmulated, secret, variable } from "../settings/environment.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** How our own delivery reaches the mail server. */
export type SmtpConfig = {
  /** `smtp://` or `smtps://`, with user, password and connection options. */
  url: string;
  /** Whether an unencrypted connection is allowed, which is only the case for this machine. */
  plain: boolean;
  from: { name: string; address: string };
};

/**
 * The service that sends the emails: `smtp` for our own function, or `extension` for Firebase's
 * Trigger Email extension. Only one may be active, or each email would be sent twice. The emulators
 * have no extension.
 */
export function mailDelivery(env: Environment = process.env): "smtp" | "extension" {
  return isEmulated(env) ? "smtp" : variable("MAIL_DELIVERY", env);
}

/**
 * The mail server from `SMTP_URL`, and the sender from `MAIL_FROM`, or the brand's own address in
 * the emulators.
 *
 * @throws Error that names the variable but not its value, which contains a password
 */
export function smtpConfig(env: Environment = process.env): SmtpConfig {
  const url = secret("SMTP_URL", env);
  const plain = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
  if (!plain && isEmulated(env)) {
    throw new Error(
      "SMTP_URL: emulators send only to a server on this machine, because their recipients don't exist.",
    );
  }
  return { url, plain, from: variable("MAIL_FROM", env) ?? ofBrand };
}

const ofBrand = { name: brand.name, address: brand.email };
