import firebase from "../../../firebase.json" with { type: "json" };
import { checkAccount } from "./check/checkAccount.ts";
import { checkExport, checkFont, checkMailRecords, checkRelay } from "./check/checkAdvice.ts";
import { checkAppCheck } from "./check/checkAppCheck.ts";
import { checkAuthentication } from "./check/checkAuthentication.ts";
import { checkBucket } from "./check/checkBucket.ts";
import { checkDatabase } from "./check/checkDatabase.ts";
import { checkFunctions, wantedFunctions } from "./check/checkFunctions.ts";
import { checkInvokers } from "./check/checkInvokers.ts";
import { checkKeys } from "./check/checkKeys.ts";
import { checkOrganization } from "./check/checkOrganization.ts";
import { checkProject } from "./check/checkProject.ts";
import { checkQueues, checkSchedules } from "./check/checkQueues.ts";
import { checkSecrets } from "./check/checkSecrets.ts";
import { checkSite } from "./check/checkSite.ts";
import { apis } from "./deployed.ts";
import { faultOf, type Fault } from "./faults.ts";
import { googleClient, type GoogleOptions } from "./google.ts";
import { readAccount } from "./read/readAccount.ts";
import { readAppCheck } from "./read/readAppCheck.ts";
import { readAuthentication } from "./read/readAuthentication.ts";
import { readBilling } from "./read/readBilling.ts";
import { readBucket } from "./read/readBucket.ts";
import { readDatabase } from "./read/readDatabase.ts";
import { readFunctions } from "./read/readFunctions.ts";
import { readInvokers } from "./read/readInvokers.ts";
import { readKeys } from "./read/readKeys.ts";
import { readMailRecords, type ResolveTxt } from "./read/readMailRecords.ts";
import { readOrganization } from "./read/readOrganization.ts";
import { readProject } from "./read/readProject.ts";
import { readQueues, readSchedules } from "./read/readQueues.ts";
import { readSecrets } from "./read/readSecrets.ts";
import { readServices } from "./read/readServices.ts";
import { readSite } from "./read/readSite.ts";
import type { Wanted } from "./wanted.ts";

/** What one API answers about, the role that may read it (empty for what everyone may read), and the check of it. */
export type Part = {
  readonly subject: string;
  readonly role: string;
  readonly check: () => Promise<readonly Fault[]>;
};

/** Everything that the doctor looks at, each by one API. */
export function partsOf(options: GoogleOptions, wanted: Wanted, resolveTxt: ResolveTxt): Part[] {
  const google = googleClient(options);
  const { project } = wanted;
  return [
    {
      subject: "the project and its roles",
      role: "roles/iam.securityReviewer",
      check: async () => checkProject(await readProject(google, project), wanted),
    },
    {
      subject: "which APIs are on",
      role: "roles/serviceusage.serviceUsageViewer",
      check: async () => {
        const on = await readServices(google, project);
        return [...apis, ...wanted.apis]
          .filter((api) => !on.includes(api))
          .map((api) => faultOf("api-off", { api }));
      },
    },
    {
      subject: "the billing account",
      role: "roles/viewer",
      check: async () => ((await readBilling(google, project)) ? [] : [faultOf("billing-off")]),
    },
    {
      subject: "organization policies",
      role: "roles/orgpolicy.policyViewer",
      check: async () => checkOrganization(await readOrganization(google, project)),
    },
    {
      subject: "the functions' service account",
      role: "roles/iam.securityReviewer",
      check: async () => checkAccount(await readAccount(google, project), wanted),
    },
    {
      subject: "sign-in settings",
      role: "roles/firebaseauth.viewer",
      check: async () => checkAuthentication(await readAuthentication(google, project), wanted),
    },
    {
      subject: "API keys",
      role: "roles/serviceusage.apiKeysViewer",
      check: async () => checkKeys(await readKeys(google, wanted), wanted),
    },
    {
      subject: "App Check",
      role: "roles/firebaseappcheck.viewer",
      check: async () => checkAppCheck(await readAppCheck(google, project), wanted),
    },
    {
      subject: "functions",
      role: "roles/cloudfunctions.viewer",
      check: async () => checkFunctions(await readFunctions(google, project), wanted),
    },
    {
      subject: "who may invoke functions",
      role: "roles/run.viewer",
      check: async () =>
        checkInvokers(await readInvokers(google, project, wantedFunctions(wanted))),
    },
    {
      subject: "task queues",
      role: "roles/cloudtasks.viewer",
      check: async () => checkQueues(await readQueues(google, project), wanted),
    },
    {
      subject: "schedules",
      role: "roles/cloudscheduler.viewer",
      check: async () => checkSchedules(await readSchedules(google, project)),
    },
    {
      subject: "secrets",
      role: "roles/secretmanager.viewer",
      check: async () => checkSecrets(await readSecrets(google, wanted), wanted),
    },
    {
      subject: "the database",
      role: "roles/datastore.viewer",
      check: async () => checkDatabase(await readDatabase(google, project)),
    },
    {
      subject: "the buckets",
      role: "roles/storage.bucketViewer",
      check: async () => {
        const check = async (bucket: Wanted["buckets"][number]) =>
          checkBucket(await readBucket(google, bucket.name), wanted, bucket);
        return (await Promise.all(wanted.buckets.map(check))).flat();
      },
    },
    {
      subject: "the live site",
      role: "",
      check: async () =>
        checkSite(await readSite(options, wanted.origin), firebase.hosting.headers, wanted),
    },
    {
      subject: "email records",
      role: "",
      check: async () => {
        const domain = wanted.mailDomain;
        if (domain === null) return [];
        return checkMailRecords(await readMailRecords(resolveTxt, domain), domain);
      },
    },
    { subject: "the font", role: "", check: async () => checkFont(wanted) },
    { subject: "the relay", role: "", check: async () => checkRelay(wanted) },
    { subject: "the export of accounts", role: "", check: async () => checkExport(wanted) },
  ];
}
