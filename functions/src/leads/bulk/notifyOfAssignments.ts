import { bulkJobPartSchema, bulkJobSchema } from "@salvia/domain/lead/bulk/bulkJob";
import { newNotification, notificationsPath } from "@salvia/domain/mail/notification";
import { salesPaths } from "@salvia/domain/site/paths";
import type { Firestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { mailAddressOf } from "../../accounts/mailed/mailAddressOf.ts";
import { jobDocument, partDocument } from "./storedJobs.ts";
import { hashedMailId } from "../../mail/hashedMailId.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { stored } from "../../platform/stored.ts";
import { isWanted, notificationMail } from "../../notifications/notifySalesperson.ts";
import { salespersonOf } from "../../notifications/salespeople.ts";

/**
 * Notifies a salesperson once of all leads that a finished job has assigned to them from the pool.
 * The events of these leads look like their own claims; those of leads that had another owner notify
 * them one by one. Repeating it adds nothing.
 */
export async function notifyOfAssignments(
  firestore: Firestore,
  jobId: string,
  now: Date,
): Promise<void> {
  const job = stored(bulkJobSchema, await jobDocument(firestore, jobId).get());
  if (job?.action.kind !== "assign" || job.action.to === null) return;
  const { to: uid } = job.action;
  const [person, count] = await Promise.all([
    salespersonOf(uid),
    countFromPool(firestore, jobId, job.parts),
  ]);
  if (count === 0 || person === null || !isWanted("leadHandedOver", person)) return;
  const id = hashedMailId(["leadsAssigned", jobId, uid].join("/"));
  const item = firestore.collection(notificationsPath(uid)).doc(id);
  const to = mailAddressOf(person.profile);
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(item)).exists) return;
    if (to !== null) {
      const { language } = person.profile;
      const data = { ...notificationMail("leadHandedOver", uid, salesPaths.leads), count };
      const order = { id, to, language, template: "leadsAssigned", data } as const;
      await queueMail({ db: firestore, transaction }, order, now);
    }
    transaction.create(item, newNotification({ kind: "leadsAssigned", count, at: now }));
  });
  logger.info("assignment notified", { job: jobId, count });
}

/** How many leads of a job came from the pool. */
async function countFromPool(firestore: Firestore, jobId: string, parts: number): Promise<number> {
  const documents = Array.from({ length: parts }, (_, part) =>
    partDocument(firestore, jobId, part),
  );
  if (documents.length === 0) return 0;
  const found = await firestore.getAll(...documents);
  const results = found.flatMap((part) => stored(bulkJobPartSchema, part)?.results ?? []);
  return results.filter(({ leftOwner }) => leftOwner === null).length;
}
