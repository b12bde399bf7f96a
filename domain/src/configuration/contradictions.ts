import { brand } from "../site/brand.ts";
import type { Configuration, VariableName } from "./variables.ts";

/**
 * What is contradictory about parsed values, one line each. A rule applies only if all values that
 * it compares are there, so that a wrong value is reported once.
 */
export function contradictions(parsed: Readonly<Record<string, unknown>>): readonly string[] {
  return rules.flatMap((check) => check(parsed) ?? []);
}

const rules = [
  rule(["SITE_ORIGIN", "VITE_FIREBASE_CONFIG"], ({ SITE_ORIGIN, VITE_FIREBASE_CONFIG }) => {
    const host = SITE_ORIGIN.slice("https://".length);
    // Browsers keep another site's storage apart, and Google's redirect would lose the sign-in.
    return VITE_FIREBASE_CONFIG.authDomain === host
      ? null
      : `VITE_FIREBASE_CONFIG: authDomain must be ${host}, the host of SITE_ORIGIN.`;
  }),
  rule(["SITE_ORIGIN", "PREVIEW_CHANNELS"], ({ SITE_ORIGIN, PREVIEW_CHANNELS }) =>
    PREVIEW_CHANNELS && SITE_ORIGIN === brand.origin
      ? "PREVIEW_CHANNELS=on contradicts SITE_ORIGIN, the live site. Allow previews in a staging project."
      : null,
  ),
  rule(["SERVER_API_KEY", "VITE_FIREBASE_CONFIG"], ({ SERVER_API_KEY, VITE_FIREBASE_CONFIG }) =>
    SERVER_API_KEY === VITE_FIREBASE_CONFIG.apiKey
      ? "SERVER_API_KEY must not be the web app's key. That one allows only requests from its pages."
      : null,
  ),
  rule(["APP_CHECK", "VITE_APP_CHECK_SITE_KEY"], ({ APP_CHECK, VITE_APP_CHECK_SITE_KEY }) =>
    APP_CHECK === "enforce" && VITE_APP_CHECK_SITE_KEY === null
      ? "APP_CHECK=enforce needs VITE_APP_CHECK_SITE_KEY. Without it, pages have no token."
      : null,
  ),
  rule(["REQUIRE_STAFF_PASSKEYS", "FEATURES_OFF"], ({ REQUIRE_STAFF_PASSKEYS, FEATURES_OFF }) =>
    REQUIRE_STAFF_PASSKEYS && FEATURES_OFF.includes("passkeys")
      ? "REQUIRE_STAFF_PASSKEYS=on contradicts passkeys in FEATURES_OFF. Staff could not sign in."
      : null,
  ),
  rule(["FEATURES_OFF"], ({ FEATURES_OFF }) =>
    FEATURES_OFF.includes("memberArea") && !FEATURES_OFF.includes("visits")
      ? "FEATURES_OFF has memberArea but not visits. Members join visits in their area."
      : null,
  ),
  rule(["TURN_URLS", "FEATURES_OFF"], ({ TURN_URLS, FEATURES_OFF }) =>
    TURN_URLS === null && !FEATURES_OFF.includes("visits")
      ? "TURN_URLS is not set. Without a relay, most video visits between two networks do not connect. Set it, add visits to FEATURES_OFF, or accept that with TURN_URLS=none."
      : null,
  ),
  rule(["AUDIT_BUCKET", "ACCOUNTS_BUCKET"], ({ AUDIT_BUCKET, ACCOUNTS_BUCKET }) =>
    ACCOUNTS_BUCKET !== null && ACCOUNTS_BUCKET === AUDIT_BUCKET
      ? "ACCOUNTS_BUCKET must not be AUDIT_BUCKET, which keeps everything for ten years."
      : null,
  ),
  rule(["MAIL_DELIVERY", "MAIL_FROM"], ({ MAIL_DELIVERY, MAIL_FROM }) => {
    if (MAIL_DELIVERY === "smtp" && MAIL_FROM === null) {
      return "MAIL_FROM is not set. MAIL_DELIVERY=smtp needs a sender.";
    }
    return MAIL_DELIVERY === "extension" && MAIL_FROM !== null
      ? "MAIL_FROM contradicts MAIL_DELIVERY=extension. The extension has its own sender."
      : null;
  }),
  rule(["MAIL_DELIVERY", "MAIL_WEBHOOK"], ({ MAIL_DELIVERY, MAIL_WEBHOOK }) =>
    MAIL_DELIVERY === "extension" && MAIL_WEBHOOK
      ? "MAIL_WEBHOOK=on contradicts MAIL_DELIVERY=extension. The extension does not read the list of suppressed addresses."
      : null,
  ),
  rule(["ASSISTANT_ENGINE", "ASSISTANT_URL"], ({ ASSISTANT_ENGINE, ASSISTANT_URL }) =>
    givenOnlyIf(ASSISTANT_ENGINE === "openai", "ASSISTANT_URL", ASSISTANT_URL, ASSISTANT_ENGINE),
  ),
  rule(["ASSISTANT_ENGINE", "ASSISTANT_REGION"], ({ ASSISTANT_ENGINE, ASSISTANT_REGION }) =>
    ASSISTANT_ENGINE === "vertex" || ASSISTANT_REGION === null
      ? null
      : `ASSISTANT_REGION contradicts ASSISTANT_ENGINE=${ASSISTANT_ENGINE}, which does not use it.`,
  ),
  rule(["ASSISTANT_ENGINE", "ASSISTANT_MODEL"], ({ ASSISTANT_ENGINE, ASSISTANT_MODEL }) =>
    givenOnlyIf(
      ASSISTANT_ENGINE !== "embedded",
      "ASSISTANT_MODEL",
      ASSISTANT_MODEL,
      ASSISTANT_ENGINE,
    ),
  ),
];

function givenOnlyIf(isNeeded: boolean, name: VariableName, value: string | null, engine: string) {
  if (isNeeded === (value !== null)) return null;
  return isNeeded
    ? `${name} is not set. ASSISTANT_ENGINE=${engine} needs it.`
    : `${name} contradicts ASSISTANT_ENGINE=${engine}, which does not use it.`;
}

type Parsed = Readonly<Record<string, unknown>>;

function rule<const Name extends VariableName>(
  names: readonly Name[],
  fault: (values: Pick<Configuration, Name>) => string | null,
): (parsed: Parsed) => string | null {
  // `parsed` has only values that `parseVariable` returned, so their presence is enough.
  const hasAll = (parsed: object): parsed is Pick<Configuration, Name> =>
    names.every((name) => name in parsed);
  return (parsed) => (hasAll(parsed) ? fault(parsed) : null);
}
