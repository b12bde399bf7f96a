import { brand } from "@salvia/domain/site/brand";
import { patterns } from "@salvia/domain/shared/patterns";

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
 *
 * @throws Error for an unknown word in `MAIL_DELIVERY`, so that a deployment fails
 */
export function mailDelivery(env: Environment): "smtp" | "extension" {
  const choice = env["MAIL_DELIVERY"] || "smtp";
  if (choice === "smtp" || env["FUNCTIONS_EMULATOR"] === "true") return "smtp";
  if (choice === "extension") return choice;
  throw new Error(`MAIL_DELIVERY: "${choice}" is neither "smtp" nor "extension".`);
}

/**
 * The mail server from `SMTP_URL`, and the sender from `MAIL_FROM` or else the brand's own address.
 * A sender looks like `Salvia <hello@salvia.example>`.
 *
 * @throws Error that names the variable but not its value, which contains a password
 */
export function smtpConfig(env: Environment): SmtpConfig {
  const given = env["SMTP_URL"];
  const url = given && URL.canParse(given) ? new URL(given) : null;
  if (given === undefined || url === null || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    throw new Error("SMTP_URL must be a URL such as smtps://user:password@smtp.example.com");
  }
  const plain = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (!plain && env["FUNCTIONS_EMULATOR"] === "true") {
    throw new Error(
      "SMTP_URL: emulators send only to a server on this machine, because their recipients don't exist.",
    );
  }
  return { url: given, plain, from: sender(env["MAIL_FROM"]) };
}

function sender(given: string | undefined): SmtpConfig["from"] {
  if (!given) return { name: brand.name, address: brand.email };
  const [, name = "", address = given.trim()] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(given.trim()) ?? [];
  if (!patterns.email.test(address.toLowerCase())) {
    throw new Error("MAIL_FROM must be a sender such as Salvia <hello@salvia.example>");
  }
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}
