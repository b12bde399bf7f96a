import { fault, type FaultKind } from "./faultKind.ts";

/** Faults of functions, queues, schedules and secrets. */
export const functionKinds = {
  "function-missing": fault(
    "These functions aren't deployed: <names>.",
    "npm run deploy -- --project <project>",
  ),
  "function-inactive": fault(
    "The function <name> is <state>.",
    "npm run deploy -- --project <project>",
  ),
  "function-account": fault(
    "The function <name> runs as <found>, not as <email>.",
    "npm run deploy -- --project <project>",
  ),
  "function-closed": fault(
    "Pages can't call the function <name>: not everyone may invoke it.",
    "gcloud run services add-iam-policy-binding <service> --project <project> --region <region> --member allUsers --role roles/run.invoker",
  ),
  "function-open": fault(
    "Everyone may invoke the function <name>, which is only for Google's services.",
    "gcloud run services remove-iam-policy-binding <service> --project <project> --region <region> --member allUsers --role roles/run.invoker",
  ),
  "queue-missing": fault(
    "The task queue <name> doesn't exist.",
    "npm run deploy -- --project <project>",
  ),
  "queue-paused": fault(
    "The task queue <name> is <state>.",
    "gcloud tasks queues resume <name> --project <project> --location <region>",
  ),
  "schedule-missing": fault(
    "The schedule <name> doesn't exist.",
    "npm run deploy -- --project <project>",
  ),
  "schedule-paused": fault(
    "The schedule <name> is <state>.",
    "gcloud scheduler jobs resume <name> --project <project> --location <region>",
  ),
  "secret-missing": fault(
    "The secret <name> has no enabled version.",
    "npx firebase functions:secrets:set <name> --project <project>",
  ),
  "secret-closed": fault(
    "The functions' account may not read the secret <name>.",
    "gcloud secrets add-iam-policy-binding <name> --project <project> --member serviceAccount:<email> --role <role>",
  ),
} as const satisfies Record<string, FaultKind>;
