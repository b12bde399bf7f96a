import { serverRegion } from "@salvia/domain/shared/region";

import { lastPart } from "../../deploy/googleApi.ts";
import { deployCommand, namesOf, part, without, type Sources } from "../check.ts";
import { deployed, jobOf, mailFunctions } from "../deployed.ts";
import { rolesOf } from "../../deploy/googleAnswers.ts";
import type { Wanted } from "../wanted.ts";

function wantedFunctions({ mailDomain }: Wanted): string[] {
  return Object.values(deployed)
    .flat()
    .filter((name: string) => mailDomain !== null || !mailFunctions.includes(name));
}

/** The address of our region in an API. */
function placeOf({ project }: Wanted, api: string, version: number): string {
  return `${api}.googleapis.com/v${version}/projects/${project}/locations/${serverRegion}`;
}

const functions = part({
  subject: "functions",
  role: "roles/cloudfunctions.viewer",
  fix: deployCommand,
  async read({ google, wanted }) {
    const found = await google.list(
      `${placeOf(wanted, "cloudfunctions", 2)}/functions?pageSize=1000`,
    );
    const names = wantedFunctions(wanted);
    const all = found.map((one) => ({
      name: lastPart(one.text("name")),
      state: one.text("state") || "ACTIVE",
      found: one.text("serviceConfig.serviceAccountEmail"),
    }));
    return all.filter(({ name }) => names.includes(name));
  },
  checks: {
    "function-missing": {
      means: "These functions aren't deployed: <names>.",
      isGrouped: true,
      find: (found, wanted) => without(wantedFunctions(wanted), namesOf(found)),
    },
    "function-inactive": {
      means: "The function <name> is <state>.",
      find: (found) => found.filter(({ state }) => state !== "ACTIVE"),
    },
    "function-account": {
      means: "The function <name> runs as <found>, not as <email>.",
      find: (found, { email }) => found.filter((one) => one.found !== email),
    },
  },
});

const open = new Set<string>([...deployed.publicFunctions, ...deployed.blockingFunctions]);

const binding =
  "<service> --project <project> --region <region> --member allUsers --role roles/run.invoker";

const invokers = part({
  subject: "who may invoke functions",
  role: "roles/run.viewer",
  async read({ google, wanted }) {
    const services = await google.list(`${placeOf(wanted, "run", 2)}/services?pageSize=100`);
    const reading = wantedFunctions(wanted).map(async (name) => {
      // The service of a function has its name without capital letters.
      const service = name.toLowerCase();
      const found = services.find((one) => lastPart(one.text("name")) === service);
      if (found === undefined) return { name, service, access: "" };
      const address = `run.googleapis.com/v2/${found.text("name")}:getIamPolicy`;
      const roles = rolesOf(await google.get(address), "allUsers");
      const isPublic = found.flag("invokerIamDisabled") || roles.includes("roles/run.invoker");
      return { name, service, access: isPublic ? "everyone" : "some" };
    });
    return Promise.all(reading);
  },
  checks: {
    "function-closed": {
      means: "Pages can't call the function <name>: not everyone may invoke it.",
      fix: `gcloud run services add-iam-policy-binding ${binding}`,
      find: (found) => found.filter(({ name, access }) => access === "some" && open.has(name)),
    },
    "function-open": {
      means: "Everyone may invoke the function <name>, which is only for Google's services.",
      fix: `gcloud run services remove-iam-policy-binding ${binding}`,
      find: (found) => found.filter(({ name, access }) => access === "everyone" && !open.has(name)),
    },
  },
});

type NamedState = { readonly name: string; readonly state: string };

/** The queues or jobs of our region. */
async function readNamed({ google }: Sources, address: string): Promise<NamedState[]> {
  const found = await google.list(`${address}?pageSize=500`);
  return found.map((one) => ({ name: lastPart(one.text("name")), state: one.text("state") }));
}

function pausedIn(found: readonly NamedState[], names: readonly string[], running: string) {
  return found.filter(({ name, state }) => names.includes(name) && state !== running);
}

const wantedQueues = ({ mailDomain }: Wanted) =>
  mailDomain === null ? [] : deployed.queueFunctions;

const queues = part({
  subject: "task queues",
  role: "roles/cloudtasks.viewer",
  fix: deployCommand,
  read: (sources) => readNamed(sources, `${placeOf(sources.wanted, "cloudtasks", 2)}/queues`),
  checks: {
    "queue-missing": {
      means: "The task queue <name> doesn't exist.",
      find: (found, wanted) => without(wantedQueues(wanted), namesOf(found)),
    },
    "queue-paused": {
      means: "The task queue <name> is <state>.",
      fix: "gcloud tasks queues resume <name> --project <project> --location <region>",
      find: (found, wanted) => pausedIn(found, wantedQueues(wanted), "RUNNING"),
    },
  },
});

const jobs = deployed.scheduledFunctions.map(jobOf);

const schedules = part({
  subject: "schedules",
  role: "roles/cloudscheduler.viewer",
  fix: deployCommand,
  read: (sources) => readNamed(sources, `${placeOf(sources.wanted, "cloudscheduler", 1)}/jobs`),
  checks: {
    "schedule-missing": {
      means: "The schedule <name> doesn't exist.",
      find: (found) => without(jobs, namesOf(found)),
    },
    "schedule-paused": {
      means: "The schedule <name> is <state>.",
      fix: "gcloud scheduler jobs resume <name> --project <project> --location <region>",
      find: (found) => pausedIn(found, jobs, "ENABLED"),
    },
  },
});

const secrets = part({
  subject: "secrets",
  role: "roles/secretmanager.viewer",
  read: ({ google, wanted: { project, secrets: names, member } }) =>
    Promise.all(
      names.map(async (name) => {
        const address = `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}`;
        const found = await google.find(`${address}/versions?filter=state:ENABLED&pageSize=1`);
        const isEnabled = found?.all("versions").some((one) => one.text("state") === "ENABLED");
        if (!isEnabled) return { name, roles: null };
        return { name, roles: rolesOf(await google.get(`${address}:getIamPolicy`), member) };
      }),
    ),
  checks: {
    "secret-missing": {
      means: "The secret <name> has no enabled version.",
      fix: "npx firebase functions:secrets:set <name> --project <project>",
      find: (found) => namesOf(found.filter(({ roles }) => roles === null)),
    },
    "secret-closed": {
      means: "The functions' account may not read the secret <name>.",
      fix: "gcloud secrets add-iam-policy-binding <name> --project <project> --member serviceAccount:<email> --role <role>",
      find: (found, { rolesOn }) =>
        found.flatMap(({ name, roles }) =>
          rolesOn("secrets")
            .filter((role) => roles?.includes(role) === false)
            .map((role) => ({ name, role })),
        ),
    },
  },
});

export const functionParts = [functions, invokers, queues, schedules, secrets];
