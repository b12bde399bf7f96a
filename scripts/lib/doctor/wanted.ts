import { neededSecrets } from "@salvia/domain/configuration/secrets";
import type { Configuration } from "@salvia/domain/configuration/variables";
import { functionsAccountEmail, neededRoles } from "@salvia/domain/configuration/functionsAccount";

import { lockedBucketsOf } from "../deploy/lockedBuckets.ts";
import { chosenApis } from "../googleApis.ts";

/** What the doctor compares a project with. */
export type Wanted = ReturnType<typeof wantedOf>;

/** What a project's configuration asks for, in the words of the checks. */
export function wantedOf(project: string, configuration: Configuration) {
  const { SITE_ORIGIN, SITE_ORIGINS, MAIL_FROM } = configuration;
  const own = [`https://${project}.web.app`, `https://${project}.firebaseapp.com`];
  const origins = [...new Set([SITE_ORIGIN, ...SITE_ORIGINS, ...own])];
  const roles = neededRoles(configuration);
  return {
    project,
    configuration,
    email: functionsAccountEmail(project),
    member: `serviceAccount:${functionsAccountEmail(project)}`,
    /** The hosts of the site's addresses, with the two that Hosting gives the project. */
    hosts: origins.map((origin) => new URL(origin).hostname),
    /** The domain of the sender's address; null if the extension sends emails. */
    mailDomain: MAIL_FROM === null ? null : (MAIL_FROM.address.split("@").at(-1) ?? null),
    /** The buckets with the mirror of the audit log and the export of accounts, if they are chosen. */
    buckets: lockedBucketsOf(configuration),
    secrets: neededSecrets(configuration),
    /** The roles of the functions' service account on something. */
    rolesOn: (target: (typeof roles)[number]["on"]): string[] =>
      roles.filter(({ on }) => on === target).map(({ role }) => role),
    /** The APIs that the configuration needs, besides those of every project. */
    apis: chosenApis(configuration),
  };
}
