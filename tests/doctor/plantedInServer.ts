import { email, member, origin, project } from "./exampleProject.ts";
import { entry, named, type PlantedFault } from "./plantedFault.ts";

const deploy = `npm run deploy -- --project ${project}`;

/** Faults of functions, secrets, the database, and the live site. */
export const plantedInServer: readonly PlantedFault[] = [
  {
    id: "function-missing",
    change: ({ functions }) => void functions.splice(functions.findIndex(named("/portal")), 1),
    says: ["portal", deploy],
  },
  {
    id: "function-missing",
    change: (healthy) => (healthy.functions = []),
    says: ["assistant, auth, contact, portal, reports and 23 more"],
  },
  {
    id: "function-inactive",
    change: ({ functions }) => (entry(functions, named("/leadWritten")).state = "FAILED"),
    says: ["leadWritten is FAILED"],
  },
  {
    id: "function-account",
    change: ({ functions }) =>
      (entry(functions, named("/auth")).serviceConfig.serviceAccountEmail = "other@example.com"),
    says: ["auth runs as other@example.com", email],
  },
  {
    id: "function-closed",
    change: ({ services }) => (entry(services, named("/assistant")).invokers = []),
    says: ["gcloud run services add-iam-policy-binding assistant", "--member allUsers"],
  },
  {
    id: "function-closed",
    change: ({ services }) => (entry(services, named("/beforesignin")).invokers = [member]),
    says: ["beforeSignIn", "add-iam-policy-binding beforesignin"],
  },
  {
    id: "function-open",
    change: ({ services }) => entry(services, named("/delivermail")).invokers.push("allUsers"),
    says: ["deliverMail", "remove-iam-policy-binding delivermail"],
  },
  {
    id: "blocking-function-missing",
    change: ({ signIn }) => (signIn.blockingFunctions.triggers.beforeSignIn.functionUri = ""),
    says: ["beforeSignIn", `npm run deploy -- --project ${project}`],
  },
  {
    id: "queue-missing",
    change: ({ queues }) => queues.pop(),
    says: ["deliverSubscribedMail", deploy],
  },
  {
    id: "queue-paused",
    change: ({ queues }) => (entry(queues, () => true).state = "PAUSED"),
    says: [`gcloud tasks queues resume deliverMail --project ${project} --location europe-west1`],
  },
  {
    id: "schedule-missing",
    change: ({ jobs }) => jobs.pop(),
    says: ["firebase-schedule-sendCollectedNews-europe-west1", deploy],
  },
  {
    id: "schedule-paused",
    change: ({ jobs }) => (entry(jobs, () => true).state = "PAUSED"),
    says: ["gcloud scheduler jobs resume firebase-schedule-everyHour-europe-west1"],
  },
  {
    id: "secret-missing",
    change: ({ secrets }) => secrets.pop(),
    says: [`npx firebase functions:secrets:set TURN_SECRET --project ${project}`],
  },
  {
    id: "secret-missing",
    change: ({ secrets }) => (entry(secrets, () => true).enabled = false),
    says: ["IDENTITY_SECRET has no enabled version"],
  },
  {
    id: "secret-missing",
    values: {
      ASSISTANT_ENGINE: "openai",
      ASSISTANT_URL: "https://models.example.com/v1",
      ASSISTANT_MODEL: "m",
    },
    says: ["ASSISTANT_API_KEY"],
  },
  {
    id: "secret-closed",
    change: ({ secrets }) => (entry(secrets, () => true).readers = []),
    says: [`gcloud secrets add-iam-policy-binding IDENTITY_SECRET --project ${project}`, member],
  },
  {
    id: "site-missing",
    change: ({ site }) => site.missing.push("/login"),
    says: ["/login (404)", origin],
  },
  {
    id: "header-differs",
    change: ({ site }) => (site.headers["/login"] = { "x-frame-options": "SAMEORIGIN" }),
    says: ["x-frame-options", "on /login", deploy],
  },
  {
    id: "reserved-header",
    change: ({ site }) => (site.headers["/__/auth/iframe"] = { "x-frame-options": "DENY" }),
    says: ["/__/auth/iframe has our x-frame-options"],
  },
  {
    id: "canonical-wrong",
    change: ({ site }) => (site.home = site.home.replace(origin, "https://salvia.example")),
    says: ["https://salvia.example/", `not ${origin}/`],
  },
  {
    id: "sitemap-wrong",
    change: ({ site }) => (site.robots = site.robots.replace(origin, "https://salvia.example")),
    says: ["https://salvia.example/sitemap.xml"],
  },
  {
    id: "site-hidden",
    change: ({ site }) => (site.home += '<meta name="robots" content="noindex" />'),
    says: ["hint", origin],
  },
  {
    id: "site-hidden",
    change: ({ site }) => (site.headers["/"] = { "x-robots-tag": "noindex" }),
    says: [origin],
  },
  { id: "font-outside", values: { FONT: "google" }, says: ["hint", "FONT=self"] },
  { id: "relay-missing", values: { TURN_URLS: "none" }, says: ["hint", "set TURN_URLS"] },
  {
    id: "mail-spf",
    change: ({ dns }) => delete dns["example.com"],
    says: ["hint", "v=spf1 at example.com"],
  },
  {
    id: "mail-dmarc",
    change: ({ dns }) => (dns["_dmarc.example.com"] = [["unrelated"]]),
    says: ["hint", "_dmarc.example.com"],
  },
  {
    id: "mail-unread",
    change: ({ dns }) => (dns["example.com"] = "offline"),
    says: ["hint", "example.com aren't checked"],
  },
];
