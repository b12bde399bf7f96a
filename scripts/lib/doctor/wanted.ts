import type { Feature } from "@salvia/domain/configuration/feature";
import { neededSecrets } from "@salvia/domain/configuration/secrets";
import type { Configuration } from "@salvia/domain/configuration/variables";
import { neededRoles, type FunctionsRole } from "@salvia/domain/configuration/functionsAccount";

import { lockedBucketsOf } from "../deploy/lockedBuckets.ts";
import { chosenApis } from "../googleApis.ts";

/** What the doctor compares a project with: its configuration, in the words of the checks. */
export type Wanted = {
  readonly project: string;
  /** The address that people know the site by. */
  readonly origin: string;
  /** All addresses of the site, with the two that Hosting gives the project. */
  readonly origins: readonly string[];
  /** Whether preview channels are addresses of the site, too. */
  readonly allowsPreviews: boolean;
  readonly featuresOff: readonly Feature[];
  /** The id of the staff's identity provider, such as `oidc.clinic`; null without one. */
  readonly oidcProvider: string | null;
  readonly webKey: string;
  readonly serverKey: string;
  readonly enforcesAppCheck: boolean;
  readonly usesAppCheck: boolean;
  readonly font: Configuration["FONT"];
  /** Whether video visits have a TURN server. */
  readonly relays: boolean;
  /** The domain of the sender's address; null if the extension sends emails. */
  readonly mailDomain: string | null;
  /** The buckets with the mirror of the audit log and the export of accounts, if they are chosen. */
  readonly buckets: ReturnType<typeof lockedBucketsOf>;
  readonly secrets: readonly string[];
  /** The roles of the functions' service account. */
  readonly roles: readonly FunctionsRole[];
  /** The APIs that the configuration needs, besides those of every project. */
  readonly apis: readonly string[];
};

/** What a project's configuration asks for. */
export function wantedOf(project: string, configuration: Configuration): Wanted {
  const { SITE_ORIGIN, SITE_ORIGINS, MAIL_FROM } = configuration;
  const own = [`https://${project}.web.app`, `https://${project}.firebaseapp.com`];
  return {
    project,
    origin: SITE_ORIGIN,
    origins: [...new Set([SITE_ORIGIN, ...SITE_ORIGINS, ...own])],
    allowsPreviews: configuration.PREVIEW_CHANNELS,
    featuresOff: configuration.FEATURES_OFF,
    oidcProvider: configuration.OIDC_PROVIDER,
    webKey: configuration.VITE_FIREBASE_CONFIG.apiKey,
    serverKey: configuration.SERVER_API_KEY,
    enforcesAppCheck: configuration.APP_CHECK === "enforce",
    usesAppCheck: configuration.VITE_APP_CHECK_SITE_KEY !== null,
    font: configuration.FONT,
    relays: (configuration.TURN_URLS ?? []).length > 0,
    mailDomain: MAIL_FROM === null ? null : (MAIL_FROM.address.split("@").at(-1) ?? null),
    buckets: lockedBucketsOf(configuration),
    secrets: neededSecrets(configuration),
    roles: neededRoles(configuration),
    apis: chosenApis(configuration),
  };
}
