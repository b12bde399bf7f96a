import type { Feature } from "@salvia/domain/configuration/feature";
import { isPreviewOrigin } from "@salvia/domain/configuration/previewOrigin";
import { newPasswordMinLength } from "@salvia/domain/account/accountEndpoints";

import { lastPart } from "../../deploy/googleApi.ts";
import { cloudConsole, consolePage, deployCommand, part, without } from "../check.ts";
import { deployed } from "../deployed.ts";
import type { Answer } from "../../deploy/googleAnswers.ts";
import type { Wanted } from "../wanted.ts";

const settingsPage = `${consolePage}/authentication/settings`;
const providersPage = `${consolePage}/authentication/providers`;
const passwordStep = "see operations.md, Accounts and passwords by emailed links, step 4";

/** The longest password that our endpoints accept. */
const longestPassword = 4096;

const authentication = part({
  subject: "sign-in settings",
  role: "roles/firebaseauth.viewer",
  async read({ google, wanted: { project } }) {
    const address = `identitytoolkit.googleapis.com/v2/projects/${project}`;
    const [settings, ...lists] = await Promise.all([
      google.get(`${address}/config`),
      ...["defaultSupportedIdpConfigs", "oauthIdpConfigs", "inboundSamlConfigs"].map((list) =>
        google.list(`${address}/${list}?pageSize=100`),
      ),
    ]);
    const enabled = lists.flat().filter((provider) => provider.flag("enabled"));
    const others = enabled.map((provider) => lastPart(provider.text("name")));
    return { settings, providers: [...ownProviders(settings), ...others] };
  },
  checks: {
    "identity-platform-off": {
      means: "The project isn't upgraded to Identity Platform, which blocking functions need.",
      fix: settingsPage,
      find: ({ settings }) => settings.text("subtype") !== "IDENTITY_PLATFORM",
    },
    "provider-off": {
      means: "The sign-in provider <provider> is off, but the pages offer it.",
      fix: `turn it on, or off in FEATURES_OFF or OIDC_PROVIDER: ${providersPage}`,
      // While email sign-in is off, its links are off as well: one fault, not two.
      find: ({ providers }, wanted) =>
        without(offered(wanted), [...providers, ...(providers.includes(email) ? [] : [links])]),
    },
    "provider-on": {
      means: "The sign-in provider <provider> is on, but the pages don't offer it.",
      fix: `turn it off: ${providersPage}`,
      find: ({ providers }, wanted) => without(providers, offered(wanted)),
    },
    "domain-missing": {
      means: "<host> isn't an authorized domain.",
      fix: `add it: ${settingsPage}`,
      // Google's sign-in returns only to these domains.
      find: ({ settings }, { hosts }) => without(hosts, settings.texts("authorizedDomains")),
    },
    "domain-extra": {
      means: "<host> is an authorized domain, but not an address of the site.",
      fix: `remove it, or add it to SITE_ORIGINS: ${settingsPage}`,
      // A page of someone else, or a program on a user's own machine, could ask for a sign-in.
      find({ settings }, { hosts, project, configuration }) {
        // firebase-tools adds the address of each preview channel.
        const isPreview = (host: string) =>
          configuration.PREVIEW_CHANNELS && isPreviewOrigin(project, `https://${host}`);
        const extra = without(settings.texts("authorizedDomains"), hosts);
        return extra.filter((host) => !isPreview(host));
      },
    },
    "sms-regions-open": {
      means: "Text messages have no list of allowed countries.",
      fix: `allow only the countries that you serve: ${settingsPage}`,
      find: ({ settings }, wanted) =>
        offers(wanted, "phone") &&
        settings.texts("smsRegionConfig.allowlistOnly.allowedRegions").length === 0,
    },
    "password-policy-weak": {
      means: `The password policy doesn't require ${newPasswordMinLength} characters.`,
      fix: passwordStep,
      find: ({ settings }) =>
        settings.text("passwordPolicyConfig.passwordPolicyEnforcementState") !== "ENFORCE" ||
        (passwordOptions(settings)?.number("minPasswordLength", 0) ?? 0) < newPasswordMinLength,
    },
    "password-policy-strict": {
      means: "The password policy refuses passwords that our pages accept: <rules>.",
      fix: passwordStep,
      find({ settings }) {
        const options = passwordOptions(settings);
        const least = options?.number("minPasswordLength", 0) ?? 0;
        const most = options?.number("maxPasswordLength", longestPassword) ?? longestPassword;
        const rules = [
          ...(least > newPasswordMinLength ? [`at least ${least} characters`] : []),
          ...(most < longestPassword ? [`at most ${most} characters`] : []),
          ...characterRules.flatMap(([flag, rule]) => (options?.flag(flag) ? [rule] : [])),
        ];
        return rules.length > 0 && rules.join(", ");
      },
    },
    "enumeration-open": {
      means: "Email enumeration protection is off.",
      fix: settingsPage,
      find: ({ settings }) => !settings.flag("emailPrivacyConfig.enableImprovedEmailPrivacy"),
    },
    "user-deletion-open": {
      means: "Users can delete accounts past our cleanup.",
      fix: passwordStep,
      find: ({ settings }) => !settings.flag("client.permissions.disabledUserDeletion"),
    },
    "action-url-wrong": {
      means: "The action URL of emails is <found>, not <wanted>.",
      fix: passwordStep,
      find({ settings }, { configuration }) {
        const found = settings.text("notification.sendEmail.callbackUri") || "none";
        const wanted = `${configuration.SITE_ORIGIN}/account-action`;
        return found !== wanted && [{ found, wanted }];
      },
    },
    "blocking-function-missing": {
      means: "Authentication doesn't call <name>.",
      fix: deployCommand,
      find: ({ settings }) =>
        deployed.blockingFunctions.filter(
          (name) => settings.text(`${triggers}.${blockingTriggers[name]}.functionUri`) === "",
        ),
    },
  },
});

const triggers = "blockingFunctions.triggers";

const blockingTriggers = {
  beforeAccountCreated: "beforeCreate",
  beforeSignIn: "beforeSignIn",
  beforeTextMessage: "beforeSendSms",
} as const;

const characterRules = [
  ["containsLowercaseCharacter", "a lowercase letter"],
  ["containsUppercaseCharacter", "an uppercase letter"],
  ["containsNumericCharacter", "a digit"],
  ["containsNonAlphanumericCharacter", "a special character"],
] as const;

function passwordOptions(settings: Answer): Answer | undefined {
  const [version] = settings.all("passwordPolicyConfig.passwordPolicyVersions");
  return version?.at("customStrengthOptions");
}

function offers({ configuration }: Wanted, feature: Feature): boolean {
  return !configuration.FEATURES_OFF.includes(feature);
}

const email = "Email/Password";
const links = "Email link";

/** The sign-in providers that the pages offer. */
function offered(wanted: Wanted): string[] {
  const oidc = wanted.configuration.OIDC_PROVIDER;
  return [
    email,
    ...(offers(wanted, "emailLink") ? [links] : []),
    ...(offers(wanted, "phone") ? ["Phone"] : []),
    ...(offers(wanted, "google") ? ["google.com"] : []),
    ...(oidc === null ? [] : [oidc]),
  ];
}

/** Those of Authentication's own sign-in providers that are on. */
function ownProviders(settings: Answer): string[] {
  const isOn = (method: string) => settings.flag(`signIn.${method}.enabled`);
  // Links are allowed where a password isn't required.
  const hasLinks = isOn("email") && !settings.flag("signIn.email.passwordRequired");
  return [
    ...(isOn("email") ? [email] : []),
    ...(hasLinks ? [links] : []),
    ...(isOn("phoneNumber") ? ["Phone"] : []),
    ...(isOn("anonymous") ? ["Anonymous"] : []),
  ];
}

/** What pages ask for with the web app's key. */
const pageApis = ["firestore", "identitytoolkit", "securetoken"].map(apiOf);
const serverApis = [apiOf("identitytoolkit")];
const updateKey = "gcloud services api-keys update <key>";

function apiOf(name: string): string {
  return `${name}.googleapis.com`;
}

const keys = part({
  subject: "API keys",
  role: "roles/serviceusage.apiKeysViewer",
  async read({ google, wanted: { project, configuration } }) {
    const service = "apikeys.googleapis.com/v2";
    const all = await google.list(
      `${service}/projects/${project}/locations/global/keys?pageSize=300`,
    );
    const keyOf = async (secret: string) => {
      const query = `keyString=${encodeURIComponent(secret)}`;
      const found = await google.find(`${service}/keys:lookupKey?${query}`);
      return all.find((key) => key.text("name") === found?.text("name")) ?? null;
    };
    const { VITE_FIREBASE_CONFIG, SERVER_API_KEY } = configuration;
    const web = await keyOf(VITE_FIREBASE_CONFIG.apiKey);
    return { web, server: await keyOf(SERVER_API_KEY) };
  },
  checks: {
    "key-foreign": {
      means: "The API key in <variable> isn't a key of this project.",
      fix: `${cloudConsole}/apis/credentials?project=<project>`,
      find: ({ web, server }) => [
        ...(web === null ? ["VITE_FIREBASE_CONFIG"] : []),
        ...(server === null ? ["SERVER_API_KEY"] : []),
      ],
    },
    "web-key-referrers": {
      means: "The web app's API key has no restriction to <address>.",
      fix: `${updateKey} --allowed-referrers <addresses>`,
      find({ web }, { hosts }) {
        if (web === null) return false;
        const allowed = web.texts("restrictions.browserKeyRestrictions.allowedReferrers");
        const missing = hosts.filter((host) => !allowed.some((pattern) => admits(pattern, host)));
        const addresses = hosts.map((host) => `https://${host}/*`).join(",");
        const key = web.text("name");
        return missing.length > 0 && [{ key, address: missing.join(", "), addresses }];
      },
    },
    "web-key-apis": {
      means: "The web app's API key isn't restricted to the APIs that pages use: <difference>.",
      fix: `${updateKey} <targets>`,
      find({ web }, { configuration }) {
        const usesAppCheck = configuration.VITE_APP_CHECK_SITE_KEY !== null;
        const needed = usesAppCheck ? [...pageApis, apiOf("firebaseappcheck")] : pageApis;
        const targets = needed.map((api) => `--api-target service=${api}`).join(" ");
        return differencesOf(web, needed).map((found) => Object.assign(found, { targets }));
      },
    },
    "server-key-referrers": {
      means: "SERVER_API_KEY is restricted to <kind>, but functions have none.",
      fix: `${updateKey} --clear-restrictions, then restrict it to Identity Toolkit`,
      find: ({ server }) =>
        clientKinds
          .filter(([restriction]) => server?.has(`restrictions.${restriction}KeyRestrictions`))
          .map(([, kind]) => ({ key: server?.text("name") ?? "", kind })),
    },
    "server-key-apis": {
      means: "SERVER_API_KEY isn't restricted to Identity Toolkit: <difference>.",
      fix: `${updateKey} --api-target service=identitytoolkit.googleapis.com`,
      find: ({ server }) => differencesOf(server, serverApis),
    },
  },
});

const clientKinds = [
  ["browser", "web pages"],
  ["android", "Android apps"],
  ["ios", "iOS apps"],
] as const;

/** How a key's APIs differ from those that it needs, if they do. */
function differencesOf(key: Answer | null, needed: readonly string[]) {
  if (key === null) return [];
  const services = key.all("restrictions.apiTargets").map((target) => target.text("service"));
  const missing = needed.filter((api) => !services.includes(api)).map((api) => `without ${api}`);
  const extra = services.filter((api) => !needed.includes(api)).map((api) => `also ${api}`);
  const all = [...missing, ...extra].join(", ");
  const difference = services.length === 0 ? "it opens every API" : all;
  return difference === "" ? [] : [{ key: key.text("name"), difference }];
}

/** Whether a referrer such as `https://*.example.com/*` admits all pages of a host. */
function admits(referrer: string, host: string): boolean {
  const [, pattern = "", path = ""] = /^(?:\w+:\/\/)?([^/]+)(\/.*)?$/.exec(referrer) ?? [];
  if (path !== "/*") return false;
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern;
}

const checkedApis = ["firestore", "identitytoolkit"].map(apiOf);

const appCheck = part({
  subject: "App Check",
  role: "roles/firebaseappcheck.viewer",
  async read({ google, wanted: { project } }) {
    const address = `cloudresourcemanager.googleapis.com/v3/projects/${project}`;
    // This API wants the project's number, which is in its name.
    const name = (await google.get(address)).text("name");
    const all = await google.list(
      `firebaseappcheck.googleapis.com/v1/${name}/services?pageSize=100`,
    );
    const enforced = all.filter((one) => one.text("enforcementMode") === "ENFORCED");
    return enforced.map((service) => lastPart(service.text("name")));
  },
  checks: {
    "app-check-unenforced": {
      means: "APP_CHECK is enforce, but <service> doesn't enforce App Check.",
      fix: `turn on enforcement: ${consolePage}/appcheck`,
      find: (enforced, { configuration }) =>
        configuration.APP_CHECK === "enforce" && without(checkedApis, enforced),
    },
    "app-check-enforced": {
      means: "<service> enforces App Check, but APP_CHECK is off, so pages are refused.",
      fix: `set APP_CHECK=enforce and deploy, or turn off enforcement: ${consolePage}/appcheck`,
      find: (enforced, { configuration }) =>
        configuration.APP_CHECK !== "enforce" &&
        checkedApis.filter((api) => enforced.includes(api)),
    },
  },
});

export const signInParts = [authentication, keys, appCheck];
