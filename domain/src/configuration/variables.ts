import { serverRegion } from "../shared/region.ts";
import { features } from "./feature.ts";
import {
  apiKey,
  apiUrl,
  bucketName,
  httpsOrigin,
  listOf,
  matching,
  oneOf,
  onOff,
  sender,
  serviceAccount,
  stunServer,
  turnServer,
  vertexRegion,
  webConfig,
  wholeNumber,
  type Form,
} from "./form.ts";

/** Who reads a variable: the functions, the build of the web, or the deployment itself. */
export type Part = "functions" | "web" | "deploy";

/** A row of the table of variables. */
export type Variable = {
  readonly parts: readonly Part[];
  readonly form: Form<unknown>;
  /** What a variable that is not set means, as it would be written; null if it must be set. */
  readonly fallback: string | null;
  /** A value for `.env.example`. */
  readonly example: string;
  /** What it does, in one or two lines for `.env.example`. */
  readonly description: string;
  /** What must be so in the Firebase project for the value to work. */
  readonly inProject?: string;
};

/**
 * Every variable of a real project's configuration, `.env.<project id>`. Secrets are in
 * `secrets.ts`. `.env.example` is generated from this table.
 */
export const variables = {
  SITE_ORIGIN: {
    parts: ["functions", "web"],
    form: httpsOrigin,
    fallback: null,
    example: "https://www.example.com",
    description:
      "The address of the site. Links in emails lead there. Passkeys belong to its host and do not work at another one.",
    inProject: "A domain of the Hosting site, and an authorized domain of Authentication.",
  },
  SITE_ORIGINS: {
    parts: ["functions"],
    form: listOf(httpsOrigin),
    fallback: "none",
    example: "https://example.com",
    description:
      "Other addresses of the site. SITE_ORIGIN and the two addresses from Hosting are always included.",
    inProject: "Authorized domains of Authentication.",
  },
  PREVIEW_CHANNELS: {
    parts: ["functions", "web"],
    form: onOff,
    fallback: "off",
    example: "on",
    description:
      "Whether the site's preview channels may call the functions. For staging only: the live site's project refuses it.",
    inProject: "The API key, and App Check's key if there is one, allow the previews' addresses.",
  },
  VITE_FIREBASE_CONFIG: {
    parts: ["web"],
    form: webConfig,
    fallback: null,
    example:
      '\'{"apiKey":"AIza…","authDomain":"www.example.com","projectId":"my-project","appId":"1:2:web:3"}\'',
    description:
      "The web app's configuration from the Firebase console, project settings, as JSON on one line. Set authDomain to the host of SITE_ORIGIN.",
    inProject:
      "The API key allows the site's addresses. The OAuth client allows https://<authDomain>/__/auth/handler.",
  },
  SERVER_API_KEY: {
    parts: ["functions"],
    form: apiKey,
    fallback: null,
    example: "AIzaSyB-the-second-key-of-the-project-00",
    description:
      "A second API key, for requests from the functions. A key for the web app allows only requests from its pages.",
    inProject: "The key allows the Identity Toolkit API only, and has no restriction to websites.",
  },
  FEATURES_OFF: {
    parts: ["functions", "web"],
    form: listOf(oneOf(features)),
    fallback: "none",
    example: "phone,assistant",
    description: `What is turned off: ${features.join(", ")}.`,
    inProject: "Authentication has a provider for each way to sign in that is on.",
  },
  OIDC_PROVIDER: {
    parts: ["web"],
    form: matching(/^oidc\.[a-z0-9-]{1,60}$/u, "an id such as oidc.staff"),
    fallback: "",
    example: "oidc.staff",
    description:
      "The OpenID Connect provider with which staff can sign in. It is in Authentication.",
  },
  OIDC_LABEL: {
    parts: ["web"],
    form: matching(/^.{1,40}$/u, "at most 40 characters"),
    fallback: "",
    example: "'Example Health'",
    description: "What the sign-in page calls that provider.",
  },
  REQUIRE_STAFF_PASSKEYS: {
    parts: ["functions"],
    form: onOff,
    fallback: "off",
    example: "on",
    description: "Whether staff must sign in with a passkey (decision 29).",
  },
  PATIENTS_SERVICE_ACCOUNT: {
    parts: ["functions"],
    form: serviceAccount,
    fallback: "",
    example: "core-system@insurer-core.iam.gserviceaccount.com",
    description: "The core system's service account, which may import patients. Needs no role.",
  },
  VITE_APP_CHECK_SITE_KEY: {
    parts: ["web"],
    form: matching(/^[A-Za-z0-9_-]{20,}$/u, "a site key of reCAPTCHA Enterprise"),
    fallback: "",
    example: "6LcExampleOfAReCaptchaEnterpriseSiteKey0",
    description: "The site key for App Check. With it, pages send a token with each request.",
    inProject: "App Check has the web app with this reCAPTCHA Enterprise key.",
  },
  APP_CHECK: {
    parts: ["functions"],
    form: oneOf(["enforce", "off"]),
    fallback: "off",
    example: "enforce",
    description: "Whether the functions refuse requests without a token of App Check.",
  },
  RATE_LIMITS: {
    parts: ["functions"],
    form: onOff,
    fallback: "on",
    example: "off",
    description: "Whether requests are limited (limits.ts). Off is for a load test.",
  },
  LOST_LEAD_MONTHS: {
    parts: ["functions"],
    form: wholeNumber(1, 120),
    fallback: "24",
    example: "12",
    description:
      "After how many months without a change a lost lead and all data of its person are erased.",
  },
  MAIL_DELIVERY: {
    parts: ["functions"],
    form: oneOf(["smtp", "extension"]),
    fallback: "smtp",
    example: "extension",
    description:
      "Who sends emails: smtp is our own function with SMTP_URL, extension is Firebase's Trigger Email extension.",
    inProject: "The extension is installed only if chosen. Or people get emails twice.",
  },
  MAIL_FROM: {
    parts: ["functions"],
    form: sender,
    fallback: "",
    example: "'Salvia <no-reply@example.com>'",
    description: "The sender of emails. If the extension sends them, leave it out.",
    inProject: "The DNS records SPF, DKIM, and DMARC of its domain allow the mail server.",
  },
  MAIL_WEBHOOK: {
    parts: ["functions"],
    form: onOff,
    fallback: "off",
    example: "on",
    description:
      "Whether the mail service reports bounces and complaints to /api/mail/feedback, with MAIL_WEBHOOK_SECRET.",
    inProject: "The mail service, or a relay between, sends our format (operations.md, Mail).",
  },
  TURN_URLS: {
    parts: ["functions"],
    form: listOf(turnServer),
    fallback: "",
    example: "turn:turn.example.com:3478?transport=udp,turns:turn.example.com:443?transport=tcp",
    description:
      'The TURN servers that relay video visits between networks. "none" accepts that many visits will not connect.',
    inProject: "The servers answer, and have TURN_SECRET as static-auth-secret.",
  },
  AUDIT_BUCKET: {
    parts: ["functions"],
    form: bucketName,
    fallback: "",
    example: "example-audit-log",
    description:
      "The bucket that gets a copy of each entry of the audit log, which no one can change or delete for ten years. Without it, there is no copy.",
    inProject: "`npm run protect` creates it and locks its retention policy.",
  },
  ACCOUNTS_BUCKET: {
    parts: ["functions"],
    form: bucketName,
    fallback: "",
    example: "example-accounts",
    description:
      "The bucket that gets an export of all accounts each night, with the hashes of their passwords, kept for 14 weeks. Without it, accounts have no backup.",
    inProject: "`npm run protect` creates it and locks its retention policy.",
  },
  STUN_URLS: {
    parts: ["functions"],
    form: listOf(stunServer),
    fallback: "none",
    example: "stun:turn.example.com:3478",
    description: "The STUN servers by which two browsers learn their public addresses.",
  },
  ASSISTANT_ENGINE: {
    parts: ["functions"],
    form: oneOf(["embedded", "vertex", "gemini", "openai"]),
    fallback: "embedded",
    example: "openai",
    description:
      "Who answers clinicians: embedded, vertex (Google, in one region), gemini (Google, worldwide), or openai (any such server).",
  },
  ASSISTANT_REGION: {
    parts: ["functions"],
    form: vertexRegion,
    fallback: "",
    example: "europe-west4",
    description: `Where the model runs, for ASSISTANT_ENGINE=vertex only. Without it, ${serverRegion}, where the data is.`,
    inProject: "Vertex AI offers ASSISTANT_MODEL there.",
  },
  ASSISTANT_URL: {
    parts: ["functions"],
    form: apiUrl,
    fallback: "",
    example: "https://models.example.com/v1",
    description: "The server's address, for ASSISTANT_ENGINE=openai only.",
  },
  ASSISTANT_MODEL: {
    parts: ["functions"],
    form: matching(/^\S{1,200}$/u, "the name of a model"),
    fallback: "",
    example: "some-model",
    description: "The model, for any engine but the embedded one.",
  },
  ASSISTANT_SEND_NOTES: {
    parts: ["functions"],
    form: onOff,
    fallback: "off",
    example: "on",
    description: "Whether the engine may read free text such as notes, without names.",
  },
  ASSISTANT_TIME_LIMIT: {
    parts: ["functions"],
    form: wholeNumber(1, 55),
    fallback: "30",
    example: "20",
    description: "The maximum time for an answer, in seconds. The function itself has 60.",
  },
  FONT: {
    parts: ["web"],
    form: oneOf(["google", "self"]),
    fallback: "google",
    example: "self",
    description:
      "Where pages load the font: from Google, or from the site itself. In the EU, choose self, which gives Google no visitor's address.",
  },
  CONTENT: {
    parts: ["web", "deploy"],
    form: matching(/^(?!.*\.\.)[A-Za-z0-9_][\w./-]*$/u, "a folder of the repository"),
    fallback: "",
    example: "content",
    description:
      "The folder with the insurer's brand, plans, legal pages, and texts (docs/how-to.md, An insurer's content).",
  },
  MIN_INSTANCES: {
    parts: ["functions", "deploy"],
    form: wholeNumber(0, 5),
    fallback: "0",
    example: "1",
    description:
      "How many instances of the functions for sign-in always run. 0 ties each release of the site to its own functions. More than 0 makes sign-in quick, but costs money and gives that up.",
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

export const variableNames = Object.keys(variables).filter(isVariableName);

export function isVariableName(name: string): name is VariableName {
  return Object.hasOwn(variables, name);
}

type Row<Name extends VariableName> = (typeof variables)[Name];

type FormValue<Name extends VariableName> =
  Row<Name>["form"] extends Form<infer Value> ? Value : never;

/** The parsed value of a variable; null if it can be left out and has no default. */
export type VariableValue<Name extends VariableName> =
  | FormValue<Name>
  | (Row<Name>["fallback"] extends "" ? null : never);

/** The variables that a part reads. */
export type VariableOf<Reader extends Part> = {
  [Name in VariableName]: Reader extends Row<Name>["parts"][number] ? Name : never;
}[VariableName];

/** The parsed values of all variables. */
export type Configuration = { readonly [Name in VariableName]: VariableValue<Name> };
