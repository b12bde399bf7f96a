import { collections } from "@salvia/domain/shared/collections";
import { mailSchema, type Delivery, type Mail } from "@salvia/domain/mail/mail";
import { readStored } from "@salvia/domain/shared/readStored";
import { getFirestore, Timestamp, type DocumentReference } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import { grpc, hasCode } from "../platform/hasCode.ts";

/** An email as read, with a function that updates its delivery unless it has changed since. */
export type StoredMail = {
  mail: Mail;
  /** Stores a delivery once. Resolves to the email as stored, or null if it had changed. */
  store: (delivery: Delivery) => Promise<StoredMail | null>;
};

/** Reads an email by its ID; null if it is missing or malformed. */
export async function readMail(id: string): Promise<StoredMail | null> {
  const document = getFirestore(adminApp).collection(collections.mail).doc(id);
  const snapshot = await document.get();
  const { updateTime } = snapshot;
  if (updateTime === undefined) return null;
  const mail = readStored(mailSchema, withDates(snapshot.data()));
  if (mail.success) return storedMail(document, mail.data, updateTime);
  // The document was created by hand and is malformed; retrying would not help.
  logger.write({ severity: "ERROR", message: "mail malformed", id });
  return null;
}

function storedMail(
  document: DocumentReference,
  mail: Mail,
  lastUpdateTime: Timestamp,
): StoredMail {
  return {
    mail,
    async store(delivery) {
      try {
        const { writeTime } = await document.update({ delivery }, { lastUpdateTime });
        return storedMail(document, { ...mail, delivery }, writeTime);
      } catch (error) {
        // The document was deleted or changed since it was read.
        if (hasCode(error, grpc.notFound, grpc.failedPrecondition)) return null;
        throw error;
      }
    },
  };
}

/** Converts timestamps to dates at any depth. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}
