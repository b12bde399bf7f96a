import type { BulkJob, BulkJobPart } from "@salvia/domain/lead/bulk/bulkJob";
import { collections } from "@salvia/domain/shared/collections";

import { actors, type ActorName } from "../support/actors.ts";
import { documentRows } from "../support/documentRows.ts";
import { type Query, type Row, undecidable } from "../support/row.ts";
import type { Documents } from "../support/values.ts";

const readers: readonly ActorName[] = ["owner", "colleague", "admin", "owner turned admin"];

const at = new Date("2026-11-20T09:00:00Z");
const expiresAt = new Date("2026-11-23T09:00:00Z");
const jobOf = (ownerId: string): BulkJob => ({
  ownerId,
  action: { kind: "handOver", to: "ben" },
  total: 1,
  done: 1,
  skipped: 0,
  parts: 1,
  next: 1,
  createdAt: at,
  finishedAt: at,
  expiresAt,
});
const partOf = (ownerId: string): BulkJobPart => ({
  ownerId,
  job: "0b5d0c3e-6c1e-4f6e-9a39-0f4f2d0c7a11",
  rows: [{ id: "mine", rev: 1 }],
  results: [{ outcome: "done" }],
  expiresAt,
});

/** Every actor has a job under their own uid, as if each had once started one. */
export const storedBulkJobs: Documents = Object.fromEntries(
  ["zoe", "stranger", ...actors.map(({ uid }) => uid ?? "stranger")].flatMap((uid) => [
    [`${collections.bulkJobs}/${uid}`, jobOf(uid)],
    [`${collections.bulkJobParts}/${uid}`, partOf(uid)],
  ]),
);

const ownId = (uid: string) => uid;
const jobs = documentRows(collections.bulkJobs, { fresh: () => ({ ...jobOf("zoe") }) });
const parts = documentRows(collections.bulkJobParts, { fresh: () => ({ ...partOf("zoe") }) });

/** Operations that only the server performs. */
const serverWrites = ({ create, update, remove }: typeof jobs) => [
  create("one's own", (uid) => `${uid}New`),
  update("one's own", ownId, { expiresAt: at }),
  remove("one's own", ownId),
];

/** Every tested operation on jobs. */
export const bulkJobRows: readonly Row[] = [
  jobs.get("one's own", ownId, readers),
  jobs.get("another's", "zoe"),
  jobs.get("one that is not there", "missing"),
  jobs.list("a page of one's own", (all, uid) => own(all, uid).limit(10), readers),
  jobs.list("the largest page", (all, uid) => own(all, uid).limit(100), readers),
  jobs.list("more than a page", (all, uid) => own(all, uid).limit(101)),
  undecidable(jobs.list("one's own without limit", own)),
  jobs.list("another's", (all) => all.where("ownerId", "==", "zoe").limit(10)),
  ...serverWrites(jobs),
];

/** Every tested operation on their parts. */
export const bulkJobPartRows: readonly Row[] = [
  parts.get("one's own", ownId, readers),
  parts.get("another's", "zoe"),
  parts.get("one that is not there", "missing"),
  parts.list("a page of one's own", (all, uid) => own(all, uid).limit(10)),
  ...serverWrites(parts),
];

function own(all: Query, uid: string): Query {
  return all.where("ownerId", "==", uid);
}
