import type { HeaderRule } from "../../scripts/lib/hostingHeaders.ts";

type Named = { name: string; state: string };
type Role = { role: string; members: string[]; condition?: { title: string } };
type Provider = { name: string; enabled: boolean };
type PolicyRule = {
  allowAll?: boolean;
  enforce?: boolean;
  parameters?: { allowedMemberSubjects: string[] };
  values?: { allowedValues?: string[]; deniedValues?: string[] };
};
type Restrictions = {
  apiTargets: { service: string }[];
  browserKeyRestrictions?: { allowedReferrers: string[] };
};
type PasswordOptions = {
  minPasswordLength: number;
  maxPasswordLength: number;
  containsNumericCharacter: boolean;
};
type Indexed = { fieldPath: string; order?: string; arrayConfig?: string };
type Index = { queryScope: string; state: string; fields: Indexed[] };

/** The configuration of Authentication, as Identity Toolkit answers it. */
export type SignIn = {
  subtype: string;
  authorizedDomains: string[];
  signIn: {
    email: { enabled: boolean; passwordRequired: boolean };
    phoneNumber: { enabled: boolean };
    anonymous: { enabled: boolean };
  };
  smsRegionConfig: { allowlistOnly?: { allowedRegions: string[] }; allowByDefault?: object };
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: string;
    passwordPolicyVersions: { customStrengthOptions: PasswordOptions }[];
  };
  emailPrivacyConfig: { enableImprovedEmailPrivacy: boolean };
  client: { permissions: { disabledUserDeletion: boolean } };
  notification: { sendEmail: { callbackUri: string } };
  blockingFunctions: {
    triggers: Record<"beforeCreate" | "beforeSignIn" | "beforeSendSms", { functionUri: string }>;
  };
};

/** A bucket of Cloud Storage, and who may use it. */
export type ProjectBucket = {
  name: string;
  resource: {
    kind: string;
    location: string;
    retentionPolicy?: { retentionPeriod: string; isLocked: boolean };
    iamConfiguration?: {
      uniformBucketLevelAccess: { enabled: boolean };
      publicAccessPrevention: string;
    };
    lifecycle?: { rule: { action: { type: string }; condition: { age: number } }[] };
  };
  roles: Role[];
};

/** A project as the stand-ins of Google's APIs know it. Tests change it. */
export type ProjectState = {
  resource: { name: string; projectId: string; state: string };
  roles: Role[];
  /** Names without `.googleapis.com`. */
  apis: string[];
  billing: { billingEnabled: boolean };
  policies: Record<string, PolicyRule[]>;
  account: { exists: boolean; disabled: boolean };
  selfRoles: Role[];
  signIn: SignIn;
  socialProviders: Provider[];
  oidcProviders: Provider[];
  samlProviders: Provider[];
  /** The names of API keys by the key itself. */
  lookedUp: Record<string, string>;
  webKey: Restrictions;
  serverKey: Restrictions;
  appCheck: Record<string, string>;
  functions: (Named & { serviceConfig: { serviceAccountEmail: string } })[];
  services: { name: string; invokers: string[] }[];
  queues: Named[];
  jobs: Named[];
  secrets: { name: string; enabled: boolean; readers: string[] }[];
  database: {
    name: string;
    locationId: string;
    type: string;
    deleteProtectionState: string;
    pointInTimeRecoveryEnablement: string;
  };
  indexes: (Index & { name: string })[];
  fields: { name: string; indexConfig: { indexes: Index[] }; ttlConfig?: { state: string } }[];
  backups: { name: string; dailyRecurrence?: object; weeklyRecurrence?: { day: string } }[];
  buckets: ProjectBucket[];
  site: {
    rules: readonly HeaderRule[];
    /** Paths that answer 404. */
    missing: string[];
    /** Headers by path, in addition to those of the rules. */
    headers: Record<string, Record<string, string>>;
    home: string;
    robots: string;
  };
  /** Methods that answer as if their API were off. */
  off: string[];
  /** Answers that Google's APIs wouldn't give, by method. */
  odd: Record<string, object>;
  /** TXT records by name, or `offline`. */
  dns: Record<string, string[][] | "offline">;
};
