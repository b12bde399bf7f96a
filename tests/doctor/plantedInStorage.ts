import { project } from "./exampleProject.ts";
import { entry, named, type PlantedFault } from "./plantedFault.ts";
import type { ProjectBucket } from "./projectState.ts";

const audit = "salvia-example-audit";
const accounts = "salvia-example-accounts";

/** Faults of the buckets with the mirror of the audit log and the export of accounts. */
export const plantedInStorage: readonly PlantedFault[] = [
  ...[audit, accounts].flatMap((name): PlantedFault[] => [
    {
      id: "bucket-unprotected",
      change: (healthy) => (healthy.buckets = healthy.buckets.filter((one) => one.name !== name)),
      says: [`${name} doesn't exist`, `npm run protect -- --project ${project}`],
    },
    planted(name, ({ resource }) => (resource.location = "US"), "is in US, and can't be moved"),
    planted(
      name,
      ({ resource }) => delete resource.retentionPolicy,
      `doesn't keep its objects for ${name === audit ? "ten years" : "14 weeks"}`,
    ),
    planted(
      name,
      ({ resource }) => Object.assign(resource.retentionPolicy ?? {}, { isLocked: false }),
      "has a retention policy that isn't locked",
    ),
    planted(
      name,
      ({ resource }) =>
        Object.assign(resource.iamConfiguration ?? {}, { publicAccessPrevention: "inherited" }),
      "can be opened to the public",
    ),
    planted(
      name,
      ({ resource }) =>
        Object.assign(resource.iamConfiguration?.uniformBucketLevelAccess ?? {}, {
          enabled: false,
        }),
      "can be opened to the public",
    ),
    planted(
      name,
      ({ roles }) =>
        roles.push({
          role: "roles/storage.legacyObjectReader",
          members: [`projectViewer:${project}`],
        }),
      "can be read by every editor or viewer of the project",
    ),
    planted(name, ({ roles }) => roles.pop(), "doesn't let the functions add objects"),
  ]),
  planted(
    accounts,
    ({ resource }) => delete resource.lifecycle,
    "doesn't delete its objects after 14 weeks",
  ),
  {
    id: "accounts-not-exported",
    values: { ACCOUNTS_BUCKET: "" },
    says: ["hint", "set ACCOUNTS_BUCKET"],
  },
];

function planted(
  name: string,
  change: (bucket: ProjectBucket) => void,
  problem: string,
): PlantedFault {
  return {
    id: "bucket-unprotected",
    change: ({ buckets }) => change(entry(buckets, named(name))),
    says: [`${name} ${problem}`],
  };
}
