import { patterns } from "../shared/patterns.ts";

/** The allowed form of a value in the configuration. */
export type Form<Value> = {
  /** Completes the sentence "must be …". */
  readonly like: string;
  /** The value; null if the text does not have this form. */
  readonly parse: (text: string) => Value | null;
};

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Form<Word> {
  return {
    like: words.map((word) => `"${word}"`).join(" or "),
    parse: (text) => words.find((word) => word === text) ?? null,
  };
}

/** `on` or `off`. */
export const onOff: Form<boolean> = {
  like: '"on" or "off"',
  parse: (text) => (text === "on" ? true : text === "off" ? false : null),
};

/** Values separated by commas, or `none`. */
export function listOf<Value>({ like, parse }: Form<Value>): Form<readonly Value[]> {
  return {
    like: `"none", or a list of these, separated by commas: ${like}`,
    parse: (text) => {
      if (text === "none") return [];
      const values = text.split(",").map((entry) => parse(entry.trim()));
      const right = values.filter((value) => value !== null);
      return right.length === values.length ? right : null;
    },
  };
}

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number): Form<number> {
  return {
    like: `a whole number from ${min} to ${max}`,
    parse: (text) =>
      /^[0-9]{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null,
  };
}

/** Text that matches a pattern. */
export function matching(pattern: RegExp, like: string): Form<string> {
  return { like, parse: (text) => (pattern.test(text) ? text : null) };
}

const host = String.raw`[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*`;

/** An https address without a path, as browsers send it in `Origin`. */
export const httpsOrigin = matching(
  new RegExp(`^https://${host}(?::(?!443$)[1-9][0-9]{0,4})?$`, "u"),
  "an origin such as https://www.example.com",
);

/** The address of an API: https, or plain HTTP on this machine. */
export const apiUrl = matching(
  /^(?:https:\/\/[^\s/?#@]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]+)?)(?:\/[^\s?#]*)?$/u,
  "a URL such as https://models.example.com/v1",
);

/** The address of a mail server, with user, password, and connection options. */
export const smtpUrl = matching(
  /^smtps?:\/\/(?:[^\s/@]+@)?(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::[0-9]+)?(?:[/?]\S*)?$/iu,
  "a URL such as smtps://user:password@smtp.example.com",
);

/** The address of a service account of any project. */
export const serviceAccount = matching(
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]@[a-z][a-z0-9-]{4,28}[a-z0-9]\.iam\.gserviceaccount\.com$/u,
  "the address of a service account",
);

/** A sender of emails, such as `Salvia <hello@salvia.example>`. */
export const sender: Form<{ name: string; address: string }> = {
  like: "a sender such as Salvia <hello@salvia.example>",
  parse: (text) => {
    const [, name = "", address = text] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text) ?? [];
    if (!patterns.email.test(address.toLowerCase())) return null;
    return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
  },
};

/** The web app's configuration as the Firebase console shows it, in JSON. */
export type WebConfig = { apiKey: string; authDomain: string; projectId: string; appId: string };

/** The web app's configuration; other keys are allowed. */
export const webConfig: Form<WebConfig> = {
  like: "the web app's configuration as JSON, with apiKey, authDomain, projectId, and appId",
  parse: (text) => {
    const { apiKey, authDomain, projectId, appId } = objectOf(text);
    return isText(apiKey) && isText(authDomain) && isText(projectId) && isText(appId)
      ? { apiKey, authDomain, projectId, appId }
      : null;
  },
};

function objectOf(json: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** An API key of Google Cloud. */
export const apiKey = matching(/^[A-Za-z0-9_-]{20,}$/u, "an API key of the Google Cloud project");

/** The name of a bucket, without `gs://`. */
export const bucketName = matching(
  /^[a-z0-9][a-z0-9_-]{1,61}[a-z0-9]$/u,
  "the name of a Cloud Storage bucket",
);

/** A place where Vertex AI keeps what it is sent: not `global`, which is anywhere. */
export const vertexRegion = matching(
  /^(?:[a-z]+-[a-z]+[0-9]{1,2}|eu|us)$/u,
  "a region such as europe-west4, or eu",
);

/** A TURN server. */
export const turnServer = matching(
  /^turns?:[^\s?,/@]+(?:\?transport=(?:udp|tcp))?$/u,
  "an address such as turn:turn.example.com:3478?transport=udp",
);

/** A STUN server. */
export const stunServer = matching(
  /^stuns?:[^\s?,/@]+$/u,
  "an address such as stun:turn.example.com:3478",
);
