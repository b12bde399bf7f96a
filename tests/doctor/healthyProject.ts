import firebase from "../../firebase.json" with { type: "json" };
import specification from "../../firestore.indexes.json" with { type: "json" };
import { apis, deployed } from "../../scripts/lib/doctor/deployed.ts";
import { hostingHeaders } from "../../scripts/lib/hostingHeaders.ts";
import { email, member, number, origin, project } from "./exampleProject.ts";
import type { ProjectBucket, ProjectState, SignIn } from "./projectState.ts";

const database = `projects/${project}/databases/(default)`;
const location = `projects/${project}/locations/europe-west1`;
const keys = `projects/${number}/locations/global/keys`;

// deployed.test.ts compares the list with the functions' source.
const functionNames = Object.values(deployed).flat();
const publicNames = new Set<string>([...deployed.publicFunctions, ...deployed.blockingFunctions]);

const signIn: SignIn = {
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
      beforeSendSms: { functionUri: "https://beforetextmessage-abc-ew.a.run.app" },
    },
  },
};

/** The state of a project without a fault. */
export function healthyProject(): ProjectState {
  return structuredClone({
    resource: { name: `projects/${number}`, projectId: project, state: "ACTIVE" },
    roles: [
      ...[
        "roles/cloudtasks.enqueuer",
        "roles/datastore.user",
        "roles/eventarc.eventReceiver",
        "roles/firebaseauth.admin",
        "roles/run.invoker",
      ].map((role) => ({ role, members: ["user:owner@example.com", member] })),
      {
        role: "roles/cloudbuild.builds.builder",
        members: [`serviceAccount:${number}-compute@developer.gserviceaccount.com`],
      },
    ],
    apis: [...apis.map((api) => api.replace(".googleapis.com", "")), "compute"],
    billing: { billingEnabled: true },
    policies: {
      "iam.allowedPolicyMemberDomains": [{ allowAll: true }],
      "iam.managed.allowedPolicyMembers": [
        { enforce: true, parameters: { allowedMemberSubjects: ["allUsers"] } },
      ],
      "gcp.resourceLocations": [{ values: { allowedValues: ["in:europe-west1-locations"] } }],
    },
    account: { exists: true, disabled: false },
    selfRoles: ["roles/iam.serviceAccountTokenCreator", "roles/iam.serviceAccountUser"].map(
      (role) => ({ role, members: [member] }),
    ),
    signIn,
    socialProviders: [
      { name: `projects/${number}/defaultSupportedIdpConfigs/google.com`, enabled: true },
      { name: `projects/${number}/defaultSupportedIdpConfigs/apple.com`, enabled: false },
    ],
    oidcProviders: [{ name: `projects/${number}/oauthIdpConfigs/oidc.staff`, enabled: true }],
    samlProviders: [],
    lookedUp: {
      AIzaWebKeyForTheExampleProject000000000: `${keys}/web`,
      AIzaServerKeyForTheExampleProject000000: `${keys}/server`,
    },
    webKey: {
      browserKeyRestrictions: {
        allowedReferrers: signIn.authorizedDomains.map((host) => `https://${host}/*`),
      },
      apiTargets: ["firestore", "identitytoolkit", "securetoken"].map((api) => ({
        service: `${api}.googleapis.com`,
      })),
    },
    serverKey: { apiTargets: [{ service: "identitytoolkit.googleapis.com" }] },
    appCheck: { "firestore.googleapis.com": "UNENFORCED", "identitytoolkit.googleapis.com": "OFF" },
    functions: functionNames.map((name) => ({
      name: `${location}/functions/${name}`,
      state: "ACTIVE",
      serviceConfig: { serviceAccountEmail: email },
    })),
    services: functionNames.map((name) => ({
      name: `${location}/services/${name.toLowerCase()}`,
      invokers: publicNames.has(name) ? ["allUsers"] : [member],
    })),
    queues: ["deliverMail", "deliverSubscribedMail"].map((name) => ({
      name: `${location}/queues/${name}`,
      state: "RUNNING",
    })),
    jobs: ["everyHour", "everyNight", "sendCollectedNews"].map((name) => ({
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
    fields: specification.fieldOverrides.map(fieldOf),
    backups: [
      { name: `${database}/backupSchedules/1`, dailyRecurrence: {} },
      { name: `${database}/backupSchedules/2`, weeklyRecurrence: { day: "SUNDAY" } },
    ],
    buckets: [
      bucket("salvia-example-audit", "315360000", ["objectCreator", "objectViewer"]),
      bucket("salvia-example-accounts", "8467200", ["objectCreator"]),
    ],
    site: {
      rules: firebase.hosting.headers,
      missing: [],
      headers: {},
      home: `<head><link rel="canonical" href="${origin}/" /></head>`,
      robots: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    },
    off: [],
    odd: {},
    dns: {
      "example.com": [["v=spf1 include:mail.example ", "-all"]],
      "_dmarc.example.com": [["v=DMARC1; p=none"]],
    },
  });
}

/** What Hosting serves at a path. */
export function served({ site }: ProjectState, path: string) {
  const headers = {
    ...(path.startsWith("/__/") ? {} : Object.fromEntries(hostingHeaders(site.rules, path))),
    ...site.headers[path],
  };
  const text = path === "/" ? site.home : path === "/robots.txt" ? site.robots : "<p>Page</p>";
  return { headers, bytes: Buffer.from(text), status: site.missing.includes(path) ? 404 : 200 };
}

function fieldOf(override: (typeof specification.fieldOverrides)[number]) {
  const { collectionGroup, fieldPath, indexes } = override;
  const field: ProjectState["fields"][number] = {
    name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
    indexConfig: {
      indexes: indexes.map(({ queryScope, ...direction }) => ({
        queryScope,
        state: "READY",
        fields: [{ fieldPath, ...direction }],
      })),
    },
  };
  if ("ttl" in override && override.ttl) field.ttlConfig = { state: "ACTIVE" };
  return field;
}

function lastOrder(fields: readonly object[]): string {
  const last = fields.at(-1) ?? {};
  return "order" in last ? String(last.order) : "ASCENDING";
}

function bucket(name: string, retentionPeriod: string, ours: readonly string[]): ProjectBucket {
  return {
    name,
    resource: {
      kind: "storage#bucket",
      location: "EUROPE-WEST1",
      retentionPolicy: { retentionPeriod, isLocked: true },
      iamConfiguration: {
        uniformBucketLevelAccess: { enabled: true },
        publicAccessPrevention: "enforced",
      },
      lifecycle: { rule: [{ action: { type: "Delete" }, condition: { age: 98 } }] },
    },
    roles: [
      { role: "roles/storage.legacyBucketReader", members: [`projectViewer:${project}`] },
      { role: "roles/storage.legacyObjectOwner", members: [`projectOwner:${project}`] },
      ...ours.map((role) => ({ role: `roles/storage.${role}`, members: [member] })),
    ],
  };
}
