import specification from "../../firestore.indexes.json" with { type: "json" };
import { project } from "./exampleProject.ts";
import { entry, named, type PlantedFault } from "./plantedFault.ts";

/** Faults of the database and its backups. */
export const plantedInDatabase: readonly PlantedFault[] = [
  {
    id: "database-missing",
    change: ({ database }) => (database.name = ""),
    says: ["firestore:databases:create", "--location europe-west1"],
  },
  {
    id: "database-location",
    change: ({ database }) => (database.locationId = "nam5"),
    says: ["in nam5, not in europe-west1"],
  },
  {
    id: "database-mode",
    change: ({ database }) => (database.type = "DATASTORE_MODE"),
    says: ["Datastore mode"],
  },
  {
    id: "database-deletable",
    change: ({ database }) => (database.deleteProtectionState = "DELETE_PROTECTION_DISABLED"),
    says: [`npm run protect -- --project ${project}`],
  },
  {
    id: "database-no-recovery",
    change: ({ database }) =>
      (database.pointInTimeRecoveryEnablement = "POINT_IN_TIME_RECOVERY_DISABLED"),
    says: [`npm run protect -- --project ${project}`],
  },
  {
    id: "backup-missing",
    change: ({ backups }) => backups.shift(),
    says: ["no daily backup", `npm run protect -- --project ${project}`],
  },
  {
    id: "backup-missing",
    change: ({ backups }) => backups.pop(),
    says: ["no weekly backup", `npm run protect -- --project ${project}`],
  },
  {
    id: "index-missing",
    change: ({ indexes }) => indexes.shift(),
    says: ["leads(ownerId ascending, createdAt descending)", "firestore:indexes"],
  },
  {
    id: "index-missing",
    change: (healthy) => (healthy.indexes = []),
    says: [
      "leads(ownerId ascending, createdAt descending)",
      ` and ${specification.indexes.length - 5} more`,
    ],
  },
  {
    id: "index-building",
    change: ({ indexes }) => (entry(indexes, () => true).state = "CREATING"),
    says: ["leads(ownerId ascending, createdAt descending) is CREATING"],
  },
  {
    id: "index-extra",
    change: ({ indexes }) => {
      const index = entry(indexes, () => true);
      indexes.push({ ...index, queryScope: "COLLECTION_GROUP", state: "CREATING" });
    },
    says: ["leads (group)(ownerId ascending, createdAt descending)"],
  },
  {
    id: "field-differs",
    change: ({ fields }) => {
      const { indexes } = entry(fields, named("/leads/fields/search")).indexConfig;
      const order = "DESCENDING";
      indexes.push({ ...entry(indexes, () => true), fields: [{ fieldPath: "search", order }] });
    },
    says: ["leads.search"],
  },
  {
    id: "field-differs",
    change: ({ fields }) => (entry(fields, named("/leads/fields/search")).indexConfig.indexes = []),
    says: ["leads.search"],
  },
  {
    id: "field-extra",
    change: ({ fields }) => {
      const [first, ...rest] = entry(fields, named("/fields/search")).name.split("/fields/");
      fields.push({ name: `${first}/fields/other${rest.length}`, indexConfig: { indexes: [] } });
    },
    says: ["leads.other1"],
  },
  {
    id: "ttl-missing",
    change: ({ fields }) => delete entry(fields, named("/mail/fields/expireAt")).ttlConfig,
    says: ["mail.expireAt"],
  },
  {
    id: "ttl-building",
    change: ({ fields }) => {
      entry(fields, named("/threads/fields/expireAt")).ttlConfig = { state: "CREATING" };
    },
    says: ["threads.expireAt is CREATING"],
  },
];
