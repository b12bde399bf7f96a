import { matching, smtpUrl, type Form } from "./form.ts";
import type { Configuration } from "./variables.ts";

/** The values on which it depends which secrets are needed. */
type Deciding = Pick<
  Configuration,
  "MAIL_DELIVERY" | "MAIL_WEBHOOK" | "TURN_URLS" | "ASSISTANT_ENGINE"
>;

type Secret = {
  readonly form: Form<unknown>;
  readonly description: string;
  /** Whether a configuration needs it. A deployment fails if a needed secret does not exist. */
  readonly isNeeded: (configuration: Deciding) => boolean;
};

/** Every secret. Their values are in Secret Manager, never in a file. */
export const secrets = {
  IDENTITY_SECRET: {
    form: matching(/^.{32,}$/u, "at least 32 characters"),
    description:
      "Random text of at least 32 characters. It hides network and email addresses. If it changes, limits start from 0, suppressed addresses get emails again, the unsubscribe links in sent emails fail, and a device may get a second passkey for the same account.",
    isNeeded: () => true,
  },
  SMTP_URL: {
    form: smtpUrl,
    description: "The mail server, such as smtps://user:password@smtp.example.com.",
    isNeeded: ({ MAIL_DELIVERY }) => MAIL_DELIVERY === "smtp",
  },
  MAIL_WEBHOOK_SECRET: {
    form: matching(/^[\w.-]{32,}$/u, "at least 32 letters, digits, and . _ -"),
    description:
      "Random text of at least 32 letters and digits, with which the mail service proves its identity.",
    isNeeded: ({ MAIL_WEBHOOK }) => MAIL_WEBHOOK,
  },
  TURN_SECRET: {
    form: matching(/^.{16,}$/u, "at least 16 characters"),
    description: "The static-auth-secret of the TURN servers, at least 16 characters.",
    isNeeded: ({ TURN_URLS }) => (TURN_URLS ?? []).length > 0,
  },
  ASSISTANT_API_KEY: {
    form: matching(/^\S+$/u, "a key without blanks"),
    description: "The key for the engines gemini and openai.",
    isNeeded: ({ ASSISTANT_ENGINE }) =>
      ASSISTANT_ENGINE === "gemini" || ASSISTANT_ENGINE === "openai",
  },
} as const satisfies Record<string, Secret>;

export type SecretName = keyof typeof secrets;

export function isSecretName(name: string): name is SecretName {
  return Object.hasOwn(secrets, name);
}

export const secretNames = Object.keys(secrets).filter(isSecretName);

export function neededSecrets(configuration: Deciding): readonly SecretName[] {
  return secretNames.filter((name) => secrets[name].isNeeded(configuration));
}

/** What is wrong with a secret's value, without the value; null if it is right. */
export function secretFault(name: SecretName, value: string): string | null {
  const { form } = secrets[name];
  if (value === "") return `${name} is not set: run ${secretCommand(name)}`;
  return form.parse(value) === null ? `${name} must be ${form.like}.` : null;
}

/** The command that sets a secret, which the project's id completes. */
export function secretCommand(name: SecretName): string {
  return `npx firebase functions:secrets:set ${name} --project`;
}
