import { consolePage, cloudConsole, fault, type FaultKind } from "./faultKind.ts";

/** Faults of Authentication, API keys and App Check. */
export const signInKinds = {
  "identity-platform-off": fault(
    "The project isn't upgraded to Identity Platform, which blocking functions need.",
    `${consolePage}/authentication/settings`,
  ),
  "provider-off": fault(
    "The sign-in provider <provider> is off, but the pages offer it.",
    `turn it on, or off in FEATURES_OFF or OIDC_PROVIDER: ${consolePage}/authentication/providers`,
  ),
  "provider-on": fault(
    "The sign-in provider <provider> is on, but the pages don't offer it.",
    `turn it off: ${consolePage}/authentication/providers`,
  ),
  "domain-missing": fault(
    "<host> isn't an authorized domain.",
    `add it: ${consolePage}/authentication/settings`,
  ),
  "domain-extra": fault(
    "<host> is an authorized domain, but not an address of the site.",
    `remove it, or add it to SITE_ORIGINS: ${consolePage}/authentication/settings`,
  ),
  "sms-regions-open": fault(
    "Text messages have no list of allowed countries.",
    `allow only the countries that you serve: ${consolePage}/authentication/settings`,
  ),
  "password-policy-weak": fault(
    "The password policy doesn't require <length> characters.",
    "see operations.md, Accounts and passwords by emailed links, step 4",
  ),
  "password-policy-strict": fault(
    "The password policy refuses passwords that our pages accept: <rules>.",
    "see operations.md, Accounts and passwords by emailed links, step 4",
  ),
  "enumeration-open": fault(
    "Email enumeration protection is off.",
    `${consolePage}/authentication/settings`,
  ),
  "user-deletion-open": fault(
    "Users can delete accounts past our cleanup.",
    "see operations.md, Accounts and passwords by emailed links, step 4",
  ),
  "action-url-wrong": fault(
    "The action URL of emails is <found>, not <wanted>.",
    "see operations.md, Accounts and passwords by emailed links, step 4",
  ),
  "blocking-function-missing": fault(
    "Authentication doesn't call <name>.",
    "npm run deploy -- --project <project>",
  ),

  // API keys and App Check.
  "key-foreign": fault(
    "The API key in <variable> isn't a key of this project.",
    `${cloudConsole}/apis/credentials?project=<project>`,
  ),
  "web-key-referrers": fault(
    "The web app's API key has no restriction to <address>.",
    "gcloud services api-keys update <key> --allowed-referrers <addresses>",
  ),
  "web-key-apis": fault(
    "The web app's API key isn't restricted to the APIs that pages use: <difference>.",
    "gcloud services api-keys update <key> <targets>",
  ),
  "server-key-referrers": fault(
    "SERVER_API_KEY is restricted to <kind>, but functions have none.",
    "gcloud services api-keys update <key> --clear-restrictions, then restrict it to Identity Toolkit",
  ),
  "server-key-apis": fault(
    "SERVER_API_KEY isn't restricted to Identity Toolkit: <difference>.",
    "gcloud services api-keys update <key> --api-target service=identitytoolkit.googleapis.com",
  ),
  "app-check-unenforced": fault(
    "APP_CHECK is enforce, but <service> doesn't enforce App Check.",
    `turn on enforcement: ${consolePage}/appcheck`,
  ),
  "app-check-enforced": fault(
    "<service> enforces App Check, but APP_CHECK is off, so pages are refused.",
    `set APP_CHECK=enforce and deploy, or turn off enforcement: ${consolePage}/appcheck`,
  ),
} as const satisfies Record<string, FaultKind>;
