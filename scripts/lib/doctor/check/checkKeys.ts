import { faultOf, type Fault } from "../faults.ts";
import type { ApiKey, KeysState } from "../read/readKeys.ts";
import type { Wanted } from "../wanted.ts";

/** What pages ask for with the web app's key. */
const pageApis = [
  "firestore.googleapis.com",
  "identitytoolkit.googleapis.com",
  "securetoken.googleapis.com",
];

const serverApis = ["identitytoolkit.googleapis.com"];

/** The restrictions of the web app's API key and of the server's. */
export function checkKeys({ web, server }: KeysState, wanted: Wanted): Fault[] {
  return [
    ...(web === null
      ? [faultOf("key-foreign", { variable: "VITE_FIREBASE_CONFIG" })]
      : checkWebKey(web, wanted)),
    ...(server === null
      ? [faultOf("key-foreign", { variable: "SERVER_API_KEY" })]
      : checkServerKey(server)),
  ];
}

function checkWebKey({ name, restrictions }: ApiKey, wanted: Wanted): Fault[] {
  const allowed = restrictions.browserKeyRestrictions?.allowedReferrers ?? [];
  const hosts = wanted.origins.map((origin) => new URL(origin).hostname);
  const missing = hosts.filter((host) => !allowed.some((pattern) => admits(pattern, host)));
  const needed = wanted.usesAppCheck ? [...pageApis, "firebaseappcheck.googleapis.com"] : pageApis;
  const difference = differenceOf(restrictions, needed);
  return [
    ...(missing.length === 0
      ? []
      : [
          faultOf("web-key-referrers", {
            key: name,
            address: missing.join(", "),
            addresses: hosts.map((host) => `https://${host}/*`).join(","),
          }),
        ]),
    ...(difference === null
      ? []
      : [
          faultOf("web-key-apis", {
            key: name,
            difference,
            targets: needed.map((api) => `--api-target service=${api}`).join(" "),
          }),
        ]),
  ];
}

function checkServerKey({ name, restrictions }: ApiKey): Fault[] {
  const kinds = [
    ...(restrictions.browserKeyRestrictions === undefined ? [] : ["web pages"]),
    ...(restrictions.androidKeyRestrictions === undefined ? [] : ["Android apps"]),
    ...(restrictions.iosKeyRestrictions === undefined ? [] : ["iOS apps"]),
  ];
  const difference = differenceOf(restrictions, serverApis);
  return [
    ...kinds.map((kind) => faultOf("server-key-referrers", { key: name, kind })),
    ...(difference === null ? [] : [faultOf("server-key-apis", { key: name, difference })]),
  ];
}

/** How a key's APIs differ from those that it needs; null if they don't. */
function differenceOf({ apiTargets }: ApiKey["restrictions"], needed: readonly string[]) {
  if (apiTargets.length === 0) return "it opens every API";
  const services = apiTargets.map(({ service }) => service);
  const missing = needed.filter((api) => !services.includes(api)).map((api) => `without ${api}`);
  const extra = services.filter((api) => !needed.includes(api)).map((api) => `also ${api}`);
  return missing.length + extra.length === 0 ? null : [...missing, ...extra].join(", ");
}

/** Whether a referrer such as `https://*.example.com/*` admits all pages of a host. */
function admits(referrer: string, host: string): boolean {
  const [, pattern = "", path = ""] = /^(?:\w+:\/\/)?([^/]+)(\/.*)?$/.exec(referrer) ?? [];
  if (path !== "/*") return false;
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern;
}
