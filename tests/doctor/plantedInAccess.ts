import { email, member, number, origin, project } from "./exampleProject.ts";
import { entry, type PlantedFault } from "./plantedFault.ts";
import type { SignIn } from "./projectState.ts";

const compute = `${number}-compute@developer.gserviceaccount.com`;

const vertex = { ASSISTANT_ENGINE: "vertex", ASSISTANT_MODEL: "some-model" };
const vertexRoles = ["roles/aiplatform.user", "roles/serviceusage.serviceUsageConsumer"].map(
  (role) => ({ role, members: [member] }),
);

/** Faults of the project, its accounts, its organization, and sign-in. */
export const plantedInAccess: readonly PlantedFault[] = [
  {
    id: "project-missing",
    change: ({ resource }) => (resource.state = "DELETE_REQUESTED"),
    says: [project, "gcloud projects list"],
  },
  {
    id: "billing-off",
    change: ({ billing }) => (billing.billingEnabled = false),
    says: [`gcloud billing projects link ${project}`],
  },
  {
    id: "api-off",
    change: ({ apis }) => void apis.splice(apis.indexOf("cloudtasks"), 1),
    says: [`gcloud services enable cloudtasks.googleapis.com --project ${project}`],
  },
  {
    id: "api-off",
    values: vertex,
    change: ({ roles }) => roles.push(...vertexRoles),
    says: ["gcloud services enable aiplatform.googleapis.com"],
  },
  {
    id: "role-missing",
    values: vertex,
    change: ({ apis, roles }) => {
      apis.push("aiplatform");
      roles.push(...vertexRoles.slice(1));
    },
    says: [`add-iam-policy-binding ${project} --member ${member} --role roles/aiplatform.user`],
  },
  {
    id: "role-extra",
    change: ({ roles }) => roles.push(...vertexRoles.slice(0, 1)),
    says: ["roles/aiplatform.user"],
  },
  {
    id: "account-missing",
    change: ({ account }) => (account.exists = false),
    says: [email, "gcloud iam service-accounts create salvia-functions"],
  },
  {
    id: "account-disabled",
    change: ({ account }) => (account.disabled = true),
    says: [`gcloud iam service-accounts enable ${email}`],
  },
  {
    id: "role-missing",
    change: ({ roles }) =>
      entry(roles, ({ role }) => role === "roles/datastore.user").members.pop(),
    says: [`add-iam-policy-binding ${project} --member ${member} --role roles/datastore.user`],
  },
  {
    id: "role-conditional",
    change: ({ roles }) =>
      (entry(roles, ({ role }) => role === "roles/datastore.user").condition = {
        title: "till May",
      }),
    says: ["hint", `--member ${member} --role roles/datastore.user --condition None`],
  },
  {
    id: "role-extra",
    change: ({ roles }) => roles.push({ role: "roles/editor", members: [member] }),
    says: [`remove-iam-policy-binding ${project} --member ${member} --role roles/editor`],
  },
  {
    id: "self-role-missing",
    change: ({ selfRoles }) => selfRoles.pop(),
    says: [`gcloud iam service-accounts add-iam-policy-binding ${email}`, "serviceAccountUser"],
  },
  {
    id: "build-role-missing",
    change: ({ roles }) => roles.pop(),
    says: [`--member serviceAccount:${compute} --role roles/cloudbuild.builds.builder`],
  },
  {
    id: "organization-sharing",
    change: ({ policies }) => {
      policies["iam.allowedPolicyMemberDomains"] = [{ values: { allowedValues: ["C01abc"] } }];
    },
    says: ["iam.allowedPolicyMemberDomains"],
  },
  {
    id: "organization-sharing",
    change: ({ policies }) => {
      policies["iam.managed.allowedPolicyMembers"] = [{ enforce: true }];
    },
    says: ["iam.managed.allowedPolicyMembers"],
  },
  {
    id: "organization-location",
    change: ({ policies }) => {
      policies["gcp.resourceLocations"] = [{ values: { allowedValues: ["in:us-locations"] } }];
    },
    says: ["forbids europe-west1"],
  },
  {
    id: "organization-location",
    change: ({ policies }) => {
      policies["gcp.resourceLocations"] = [{ values: { deniedValues: ["is:europe-west1"] } }];
    },
    says: ["forbids europe-west1"],
  },
  {
    id: "identity-platform-off",
    change: ({ signIn }) => (signIn.subtype = "FIREBASE_AUTH"),
    says: [`https://console.firebase.google.com/project/${project}/authentication/settings`],
  },
  {
    id: "provider-off",
    change: ({ signIn }) => (signIn.signIn.email.enabled = false),
    says: ["Email/Password is off"],
  },
  {
    id: "provider-off",
    change: ({ signIn }) => (signIn.signIn.email.passwordRequired = true),
    says: ["Email link is off"],
  },
  {
    id: "provider-off",
    change: ({ signIn }) => (signIn.signIn.phoneNumber.enabled = false),
    says: ["Phone is off"],
  },
  {
    id: "provider-off",
    change: ({ socialProviders }) => (entry(socialProviders, () => true).enabled = false),
    says: ["google.com is off"],
  },
  {
    id: "provider-off",
    change: ({ oidcProviders }) => oidcProviders.pop(),
    says: ["oidc.staff is off"],
  },
  { id: "provider-on", values: { FEATURES_OFF: "emailLink" }, says: ["Email link is on"] },
  { id: "provider-on", values: { FEATURES_OFF: "phone" }, says: ["Phone is on"] },
  { id: "provider-on", values: { FEATURES_OFF: "google" }, says: ["google.com is on"] },
  { id: "provider-on", values: { OIDC_PROVIDER: "" }, says: ["oidc.staff is on"] },
  {
    id: "provider-on",
    change: ({ signIn }) => (signIn.signIn.anonymous.enabled = true),
    says: ["Anonymous is on", "authentication/providers"],
  },
  {
    id: "provider-on",
    change: ({ samlProviders }) =>
      samlProviders.push({ name: "projects/1/inboundSamlConfigs/saml.old", enabled: true }),
    says: ["saml.old is on"],
  },
  {
    id: "domain-missing",
    change: ({ signIn }) => signIn.authorizedDomains.pop(),
    says: ["www.example.com isn't"],
  },
  {
    id: "domain-extra",
    change: ({ signIn }) => signIn.authorizedDomains.push("localhost"),
    says: ["localhost is an authorized domain"],
  },
  {
    id: "domain-extra",
    change: ({ signIn }) => signIn.authorizedDomains.push(`${project}--new-home-1a2b3c4d.web.app`),
    says: [`${project}--new-home-1a2b3c4d.web.app is an authorized domain`],
  },
  {
    id: "sms-regions-open",
    change: ({ signIn }) => (signIn.smsRegionConfig = { allowByDefault: {} }),
    says: ["countries"],
  },
  {
    id: "password-policy-weak",
    change: ({ signIn }) => (signIn.passwordPolicyConfig.passwordPolicyEnforcementState = "OFF"),
    says: ["8 characters", "operations.md"],
  },
  {
    id: "password-policy-weak",
    change: ({ signIn }) => {
      passwordOptions(signIn).minPasswordLength = 6;
    },
    says: ["8 characters"],
  },
  {
    id: "password-policy-strict",
    change: ({ signIn }) => {
      Object.assign(passwordOptions(signIn), {
        minPasswordLength: 12,
        maxPasswordLength: 64,
        containsNumericCharacter: true,
      });
    },
    says: ["at least 12 characters, at most 64 characters, a digit"],
  },
  {
    id: "enumeration-open",
    change: ({ signIn }) => (signIn.emailPrivacyConfig.enableImprovedEmailPrivacy = false),
    says: ["authentication/settings"],
  },
  {
    id: "user-deletion-open",
    change: ({ signIn }) => (signIn.client.permissions.disabledUserDeletion = false),
    says: ["past our cleanup"],
  },
  {
    id: "action-url-wrong",
    change: ({ signIn }) =>
      (signIn.notification.sendEmail.callbackUri = `https://${project}.firebaseapp.com/__/auth/action`),
    says: ["/__/auth/action", `${origin}/account-action`],
  },
  {
    id: "key-foreign",
    change: ({ lookedUp }) =>
      (lookedUp["AIzaServerKeyForTheExampleProject000000"] = "projects/1/x"),
    says: [
      "SERVER_API_KEY",
      `https://console.cloud.google.com/apis/credentials?project=${project}`,
    ],
  },
  {
    id: "key-foreign",
    change: ({ lookedUp }) => delete lookedUp["AIzaWebKeyForTheExampleProject000000000"],
    says: ["VITE_FIREBASE_CONFIG"],
  },
  {
    id: "web-key-referrers",
    change: ({ webKey }) => delete webKey.browserKeyRestrictions,
    says: [`${project}.web.app`, "www.example.com", "--allowed-referrers https://"],
  },
  {
    id: "web-key-referrers",
    change: ({ webKey }) => webKey.browserKeyRestrictions?.allowedReferrers.pop(),
    says: ["www.example.com"],
  },
  {
    id: "web-key-apis",
    change: ({ webKey }) => (webKey.apiTargets = []),
    says: ["it opens every API", "--api-target service=firestore.googleapis.com"],
  },
  {
    id: "web-key-apis",
    change: ({ webKey }) => webKey.apiTargets.push({ service: "maps-backend.googleapis.com" }),
    says: ["also maps-backend.googleapis.com"],
  },
  {
    id: "web-key-apis",
    values: { VITE_APP_CHECK_SITE_KEY: "6LeSiteKeyOfTheExampleProject" },
    says: ["without firebaseappcheck.googleapis.com"],
  },
  {
    id: "server-key-referrers",
    change: ({ serverKey }) =>
      (serverKey.browserKeyRestrictions = { allowedReferrers: [`${origin}/*`] }),
    says: ["web pages", "--clear-restrictions"],
  },
  {
    id: "server-key-apis",
    change: ({ serverKey }) => (serverKey.apiTargets = []),
    says: ["--api-target service=identitytoolkit.googleapis.com"],
  },
  {
    id: "app-check-enforced",
    change: ({ appCheck }) => (appCheck["firestore.googleapis.com"] = "ENFORCED"),
    says: ["firestore.googleapis.com enforces"],
  },
  {
    id: "app-check-unenforced",
    change: ({ appCheck, webKey }) => {
      appCheck["identitytoolkit.googleapis.com"] = "ENFORCED";
      webKey.apiTargets.push({ service: "firebaseappcheck.googleapis.com" });
    },
    values: { APP_CHECK: "enforce", VITE_APP_CHECK_SITE_KEY: "6LeSiteKeyOfTheExampleProject" },
    says: ["firestore.googleapis.com doesn't", `${project}/appcheck`],
  },
];

function passwordOptions({ passwordPolicyConfig }: SignIn) {
  return entry(passwordPolicyConfig.passwordPolicyVersions, () => true).customStrengthOptions;
}
