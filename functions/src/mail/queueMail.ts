import { brand } from "@salvia/domain/site/brand";
import { collections } from "@salvia/domain/shared/collections";
import type { Language } from "@salvia/domain/shared/language";
import {
  mailIdPattern,
  mailSchema,
  newMail,
  type Mail,
  type MailAttachment,
  type Reminded,
} from "@salvia/domain/mail/mail";

import { createOnce } from "../platform/createOnce.ts";
import type { MailData, MailTemplate } from "./render/mailData.ts";
import { renderMail } from "./render/renderMail.ts";

/** An email to send. With an `id`, it is sent once, however often it is queued. */
export type MailOrder<Template extends MailTemplate> = {
  /** An email address, without a name. */
  to: string;
  template: Template;
  language: Language;
  data: MailData[Template];
  attachments?: MailAttachment[];
  reminded?: Reminded;
  /**
   * Letters, digits, `_` and `-`, 128 at most; identifies the event, and never contains a person's
   * address.
   */
  id?: string;
};

/**
 * Queues an email, which is sent within seconds and retried for an hour and a half.
 *
 * In a transaction, the email is sent if, and only if, the transaction succeeds. With an `id`, this
 * function reads first, so call it before the transaction's first write.
 *
 * @returns whether the email is new; false if its ID was queued before
 * @throws TypeError for an invalid address, link or ID
 */
export async function queueMail<Template extends MailTemplate>(
  into: Into,
  { template, language, data, attachments, ...order }: MailOrder<Template>,
  now: Date,
): Promise<boolean> {
  const message = { ...renderMail(template, language, data), ...(attachments && { attachments }) };
  const mail = { ...order, replyTo: brand.email, message, ...subscriptionOf(data) };
  return queueMessage(into, mail, now);
}

/** Queues an email that is already rendered, as `queueMail` does. */
export async function queueMessage(
  into: Into,
  { id, to, ...order }: Parameters<typeof newMail>[0] & { id?: string },
  now: Date,
): Promise<boolean> {
  const mail = mailSchema.safeParse(newMail({ ...order, to: to.trim().toLowerCase() }, now));
  if (!mail.success) throw new TypeError("Invalid recipient address.");
  if (id !== undefined && !mailIdPattern.test(id)) throw new TypeError("Invalid mail ID.");

  const mails = into.db.collection(collections.mail);
  const document = id === undefined ? mails.doc() : mails.doc(id);
  if (into.transaction !== undefined) {
    if (id !== undefined && (await into.transaction.get(document)).exists) return false;
    into.transaction.create(document, mail.data);
    return true;
  }
  return createOnce(() => document.create(mail.data));
}

/** Left out of an email that nobody subscribed to, because Firestore stores no `undefined`. */
function subscriptionOf(data: MailData[MailTemplate]): Pick<Mail, "subscription"> {
  return "subscription" in data ? { subscription: data.subscription } : {};
}

/** Where an email is queued: at once, or with a transaction. */
type Into = { db: Database; transaction?: Transaction };

/** The parts of Firestore that queuing an email needs. */
type Database = { collection: (path: string) => { doc: (id?: string) => Document } };
type Document = { create(mail: Mail): Promise<unknown> };
type Transaction = {
  get(document: Document): Promise<{ exists: boolean }>;
  create(document: Document, mail: Mail): unknown;
};
