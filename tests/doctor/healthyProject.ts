import { parseConfiguration } from "@salvia/domain/configuration/parseConfiguration";
import { functionsAccountEmail } from "@salvia/domain/shared/functionsAccount";

import firebase from "../../firebase.json" with { type: "json" };
import specification from "../../firestore.indexes.json" with { type: "json" };
import { hostingHeaders, type HeaderRule } from "../../scripts/lib/doctor/hostingHeaders.ts";
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
  FONT: "self",
};

/** What the doctor expects of the project, with some variables changed. */
export function wantedWith(change: Readonly<Record<string, string>> = {}): Wanted {
  const { configuration, faults } = parseConfiguration({ ...values, ...change });
  if (configuration === null) throw new Error(faults.join("\n"));
  return wantedOf(project, configuration);
}

const database = `projects/${project}/databases/(default)`;
const location = `projects/${project}/locations/europe-west1`;
const keys = `projects/${number}/locations/global/keys`;

const functionNames = [
  ...["assistant", "auth", "contact", "leads", "visits"],
  ...["beforeAccountCreated", "beforeSignIn", "deliverMail"],
  ...["recountSalesStats", "sendCollectedNews", "sendMonthlyReports"],
  ...["accountDeleted", "appointmentMoved", "countLead", "leadChanged", "mailCreated"],
  ...["mailRequested", "notifyOfEnquiry", "notifyOfLead", "threadDeleted", "visitEnded"],
];

const publicNames = functionNames.slice(0, 7);

type Role = { role: string; members: string[] };
type Provider = { name: string; enabled: boolean };
type Restrictions = {
  apiTargets: { service: string }[];
  browserKeyRestrictions?: { allowedReferrers: string[] };
};
type PolicyRule = {
  allowAll?: boolean;
  enforce?: boolean;
  values?: { allowedValues?: string[]; deniedValues?: string[] };
};

const signIn = {
  subtype: "IDENTITY_PLATFORM",
  authorizedDomains: [`${project}.web.app`, `${project}.firebaseapp.com`, "www.example.com"],
  signIn: {
    email: { enabled: true, passwordRequired: false },
    phoneNumber: { enabled: true },
    anonymous: { enabled: false },
  },
  smsRegionConfig: { allowlistOnly: { allowedRegions: ["ES", "US"] } },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: "ENFORCE",
    passwordPolicyVersions: [
      {
        customStrengthOptions: {
          minPasswordLength: 8,
          maxPasswordLength: 4096,
          containsNumericCharacter: false,
        },
      },
    ],
  },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  client: { permissions: { disabledUserDeletion: true } },
  notification: { sendEmail: { callbackUri: `${origin}/account-action` } },
  blockingFunctions: {
    triggers: {
      beforeCreate: { functionUri: "https://beforeaccountcreated-abc-ew.a.run.app" },
      beforeSignIn: { functionUri: "https://beforesignin-abc-ew.a.run.app" },
    },
  },
};

/** The state of a project without a fault. Tests change it. */
export function healthyProject() {
  return structuredClone({
    resource: { name: `projects/${number}`, projectId: project, state: "ACTIVE" },
    roles: [
      ...[
        "roles/cloudtasks.enqueuer",
        "roles/datastore.user",
        "roles/eventarc.eventReceiver",
        "roles/firebaseauth.admin",
        "roles/run.invoker",
      ].map((role): Role => ({ role, members: ["user:owner@example.com", member] })),
      {
        role: "roles/cloudbuild.builds.builder",
        members: [`serviceAccount:${number}-compute@developer.gserviceaccount.com`],
      },
    ],
    apis: [
      ...["apikeys", "artifactregistry", "cloudbilling", "cloudbuild", "cloudfunctions"],
      ...["cloudresourcemanager", "cloudscheduler", "cloudtasks", "eventarc", "firebase"],
      ...["firebaseappcheck", "firebasehosting", "firebaserules", "firestore", "iam"],
      ...["identitytoolkit", "logging", "orgpolicy", "pubsub", "run", "secretmanager"],
      ...["securetoken", "serviceusage", "storage"],
    ],
    billing: { billingEnabled: true },
    policies: {
      "iam.allowedPolicyMemberDomains": [{ allowAll: true }],
      "iam.managed.allowedPolicyMembers": [],
      "gcp.resourceLocations": [{ values: { allowedValues: ["in:europe-west1-locations"] } }],
    } as Record<string, PolicyRule[]>,
    account: { exists: true, disabled: false },
    selfRoles: ["roles/iam.serviceAccountTokenCreator", "roles/iam.serviceAccountUser"].map(
      (role): Role => ({ role, members: [member] }),
    ),
    signIn: signIn as typeof signIn & { smsRegionConfig: object },
    socialProviders: [
      { name: `projects/${number}/defaultSupportedIdpConfigs/google.com`, enabled: true },
      { name: `projects/${number}/defaultSupportedIdpConfigs/apple.com`, enabled: false },
    ],
    oidcProviders: [{ name: `projects/${number}/oauthIdpConfigs/oidc.staff`, enabled: true }],
    samlProviders: [] as Provider[],
    lookedUp: {
      AIzaWebKeyForTheExampleProject000000000: `${keys}/web`,
      AIzaServerKeyForTheExampleProject000000: `${keys}/server`,
    } as Record<string, string>,
    webKey: {
      browserKeyRestrictions: {
        allowedReferrers: signIn.authorizedDomains.map((host) => `https://${host}/*`),
      },
      apiTargets: ["firestore", "identitytoolkit", "securetoken"].map((api) => ({
        service: `${api}.googleapis.com`,
      })),
    } as Restrictions,
    serverKey: { apiTargets: [{ service: "identitytoolkit.googleapis.com" }] } as Restrictions,
    appCheck: { "firestore.googleapis.com": "UNENFORCED", "identitytoolkit.googleapis.com": "OFF" },
    functions: functionNames.map((name) => ({
      name: `${location}/functions/${name}`,
      state: "ACTIVE",
      serviceConfig: { serviceAccountEmail: email },
    })),
    services: functionNames.map((name) => ({
      name: `${location}/services/${name.toLowerCase()}`,
      invokers: publicNames.includes(name) ? ["allUsers"] : [member],
    })),
    queues: [{ name: `${location}/queues/deliverMail`, state: "RUNNING" }],
    jobs: ["recountSalesStats", "sendCollectedNews", "sendMonthlyReports"].map((name) => ({
      name: `${location}/jobs/firebase-schedule-${name}-europe-west1`,
      state: "ENABLED",
    })),
    secrets: ["IDENTITY_SECRET", "SMTP_URL", "TURN_SECRET"].map((name) => ({
      name,
      enabled: true,
      readers: [member],
    })),
    database: {
      name: database,
      locationId: "europe-west1",
      type: "FIRESTORE_NATIVE",
      deleteProtectionState: "DELETE_PROTECTION_ENABLED",
      pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
    },
    indexes: specification.indexes.map(({ collectionGroup, queryScope, fields }, place) => ({
      name: `${database}/collectionGroups/${collectionGroup}/indexes/${place}`,
      queryScope,
      state: "READY",
      // Firestore ends each index with the document's name.
      fields: [...fields, { fieldPath: "__name__", order: lastOrder(fields) }],
    })),
    fields: specification.fieldOverrides.map(
      ({ collectionGroup, fieldPath, indexes, ...rest }) => ({
        name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
        indexConfig: {
          indexes: indexes.map(({ queryScope, ...direction }) => ({
            queryScope,
            state: "READY",
            fields: [{ fieldPath, ...direction }],
          })),
        },
        ...("ttl" in rest && rest.ttl && { ttlConfig: { state: "ACTIVE" } }),
      }),
    ),
    backups: [
      { name: `${database}/backupSchedules/1`, dailyRecurrence: {} },
      { name: `${database}/backupSchedules/2`, weeklyRecurrence: { day: "SUNDAY" } },
    ],
    site: {
      rules: firebase.hosting.headers as HeaderRule[],
      /** Headers by path, in addition to those of the rules. */
      headers: {} as Record<string, Record<string, string>>,
      home: `<head><link rel="canonical" href="${origin}/" /></head>`,
      robots: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    },
    dns: {
      "example.com": [["v=spf1 include:mail.example ", "-all"]],
      "_dmarc.example.com": [["v=DMARC1; p=none"]],
    } as Record<string, string[][] | "offline">,
  });
}

export type ProjectState = ReturnType<typeof healthyProject>;

/** What Hosting serves at a path. */
export function served({ site }: ProjectState, path: string) {
  const headers = {
    ...(path.startsWith("/__/") ? {} : Object.fromEntries(hostingHeaders(site.rules, path))),
    ...site.headers[path],
  };
  const text = path === "/" ? site.home : path === "/robots.txt" ? site.robots : "<p>Page</p>";
  return { headers, bytes: Buffer.from(text) };
}

function lastOrder(fields: readonly object[]): string {
  const last = fields.at(-1) ?? {};
  return "order" in last ? String(last.order) : "ASCENDING";
}
