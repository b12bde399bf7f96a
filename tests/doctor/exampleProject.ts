import { parseConfiguration } from "@salvia/domain/configuration/parseConfiguration";
import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";

import { wantedOf, type Wanted } from "../../scripts/lib/doctor/wanted.ts";

export const project = "salvia-example";
export const number = "123456789012";
export const origin = `https://${project}.web.app`;
export const email = functionsAccountEmail(project);
export const member = `serviceAccount:${email}`;

/** The configuration that the healthy project fits. */
export const values: Readonly<Record<string, string>> = {
  SITE_ORIGIN: origin,
  SITE_ORIGINS: "https://www.example.com",
  VITE_FIREBASE_CONFIG: JSON.stringify({
    apiKey: "AIzaWebKeyForTheExampleProject000000000",
    authDomain: `${project}.web.app`,
    projectId: project,
    appId: "1:123:web:abc",
  }),
  SERVER_API_KEY: "AIzaServerKeyForTheExampleProject000000",
  OIDC_PROVIDER: "oidc.staff",
  MAIL_FROM: "Salvia <hello@example.com>",
  TURN_URLS: "turn:turn.example.com:3478",
  AUDIT_BUCKET: "salvia-example-audit",
  ACCOUNTS_BUCKET: "salvia-example-accounts",
  FONT: "self",
};

/** What the doctor expects of the project, with some variables changed. */
export function wantedWith(change: Readonly<Record<string, string>> = {}): Wanted {
  const { configuration, faults } = parseConfiguration({ ...values, ...change });
  if (configuration === null) throw new Error(faults.join("\n"));
  return wantedOf(project, configuration);
}
