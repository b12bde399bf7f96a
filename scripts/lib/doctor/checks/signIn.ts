import type { Feature } from "@salvia/domain/configuration/feature";
import { isPreviewOrigin } from "@salvia/domain/configuration/previewOrigin";
import { newPasswordMinLength } from "@salvia/domain/account/accountEndpoints";

import { cloudConsole, consolePage, deployCommand, part } from "../check.ts";
import { deployed } from "../deployed.ts";
import { lastPart, type Answer } from "../google.ts";
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
        google.list(`${address}/${list}`, 100),
      ),
    ]);
    const enabled = lists.flat().filter((provider) => provider.flag("enabled"));
    return { settings, providers: enabled.map((provider) => lastPart(provider.text("name"))) };
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
      find: (state, wanted) =>
        providersOf(state, wanted)
          .filter(({ isOn, isOffered }) => isOffered && !isOn)
          .map(({ provider }) => ({ provider })),
    },
    "provider-on": {
      means: "The sign-in provider <provider> is on, but the pages don't offer it.",
      fix: `turn it off: ${providersPage}`,
      find: (state, wanted) =>
        providersOf(state, wanted)
          .filter(({ isOn, isOffered }) => isOn && !isOffered)
          .map(({ provider }) => ({ provider })),
    },
    "domain-missing": {
      means: "<host> isn't an authorized domain.",
      fix: `add it: ${settingsPage}`,
      // Google's sign-in returns only to these domains.
      find({ settings }, { hosts }) {
        const allowed = settings.texts("authorizedDomains");
        return hosts.filter((host) => !allowed.includes(host)).map((host) => ({ host }));
      },
    },
    "domain-extra": {
      means: "<host> is an authorized domain, but not an address of the site.",
      fix: `remove it, or add it to SITE_ORIGINS: ${settingsPage}`,
      // A page of someone else, or a program on a user's own machine, could ask for a sign-in.
      find({ settings }, { hosts, project, configuration }) {
        // firebase-tools adds the address of each preview channel.
        const isPreview = (host: string) =>
          configuration.PREVIEW_CHANNELS && isPreviewOrigin(project, `https://${host}`);
        const allowed = settings.texts("authorizedDomains");
        const extra = allowed.filter((host) => !hosts.includes(host) && !isPreview(host));
        return extra.map((host) => ({ host }));
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
        return rules.length > 0 && [{ rules: rules.join(", ") }];
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
        deployed.blockingFunctions
          .filter(
            (name) => settings.text(`${triggers}.${blockingTriggers[name]}.functionUri`) === "",
          )
          .map((name) => ({ name })),
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

/** The sign-in providers: whether each is on, and whether the pages offer it. */
function providersOf(
  { settings, providers }: { settings: Answer; providers: readonly string[] },
  wanted: Wanted,
) {
  const isOn = (method: string) => settings.flag(`signIn.${method}.enabled`);
  const oidc = wanted.configuration.OIDC_PROVIDER;
  const offered = offers(wanted, "google") ? ["google.com"] : [];
  if (oidc !== null) offered.push(oidc);
  // Links are allowed where a password isn't required. While email sign-in is off, its links are off
  // as well: one fault, not two.
  const links = {
    provider: "Email link",
    isOn: !settings.flag("signIn.email.passwordRequired"),
    isOffered: offers(wanted, "emailLink"),
  };
  return [
    { provider: "Email/Password", isOn: isOn("email"), isOffered: true },
    ...(isOn("email") ? [links] : []),
    { provider: "Phone", isOn: isOn("phoneNumber"), isOffered: offers(wanted, "phone") },
    { provider: "Anonymous", isOn: isOn("anonymous"), isOffered: false },
    ...[...new Set([...offered, ...providers])].map((provider) => ({
      provider,
      isOn: providers.includes(provider),
      isOffered: offered.includes(provider),
    })),
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
    const all = await google.list(`${service}/projects/${project}/locations/global/keys`, 300);
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
        ...(web === null ? [{ variable: "VITE_FIREBASE_CONFIG" }] : []),
        ...(server === null ? [{ variable: "SERVER_API_KEY" }] : []),
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

const appCheck = part({
  subject: "App Check",
  role: "roles/firebaseappcheck.viewer",
  async read({ google, wanted: { project } }) {
    const address = `cloudresourcemanager.googleapis.com/v3/projects/${project}`;
    // This API wants the project's number, which is in its name.
    const name = (await google.get(address)).text("name");
    const all = await google.list(`firebaseappcheck.googleapis.com/v1/${name}/services`, 100);
    const modes = new Map(
      all.map((service) => [lastPart(service.text("name")), service.text("enforcementMode")]),
    );
    return ["firestore", "identitytoolkit"].map(apiOf).map((service) => ({
      service,
      isEnforced: modes.get(service) === "ENFORCED",
    }));
  },
  checks: {
    "app-check-unenforced": {
      means: "APP_CHECK is enforce, but <service> doesn't enforce App Check.",
      fix: `turn on enforcement: ${consolePage}/appcheck`,
      find: (services, { configuration }) =>
        services
          .filter(({ isEnforced }) => !isEnforced && configuration.APP_CHECK === "enforce")
          .map(({ service }) => ({ service })),
    },
    "app-check-enforced": {
      means: "<service> enforces App Check, but APP_CHECK is off, so pages are refused.",
      fix: `set APP_CHECK=enforce and deploy, or turn off enforcement: ${consolePage}/appcheck`,
      find: (services, { configuration }) =>
        services
          .filter(({ isEnforced }) => isEnforced && configuration.APP_CHECK !== "enforce")
          .map(({ service }) => ({ service })),
    },
  },
});

/** Authentication, API keys and App Check. */
export const signInParts = [authentication, keys, appCheck];
