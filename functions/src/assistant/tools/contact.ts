import { conversationSchema, unreadCount } from "@salvia/domain/member/conversation";
import { patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { formatPhone } from "@salvia/domain/shared/phone";

import { everyPage, readParsed } from "../../caller/callerFirestore.ts";
import { factOf, maskedName, maskedText, pluralTemplate, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../toolCall.ts";

/** Reads how many messages each patient wrote that the caller has not read, newest first. */
export async function readUnreadMessages(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { database, uid, about } = reader;
  const texts = reader.texts.messages;
  const source = { kind: "messages", path: collections.conversations } as const;
  const found = await everyPage(database, conversationSchema, {
    path: collections.conversations,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["unreadBy", "ARRAY_CONTAINS", "clinician"],
    ],
  });
  const unread = found
    .map(({ value: { patientId, patientName, updatedAt, ...counted } }) => {
      const count = unreadCount(counted, "clinician");
      return { patientId, patientName, updatedAt, count };
    })
    .filter(({ count }) => count > 0)
    .filter(({ patientId }) => about.only === null || patientId === about.only.id)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const items = unread.map(({ patientName, count }) => {
    const values = { name: maskedName(patientName), count: String(count) };
    return factOf(pluralTemplate(texts, "item", count), values, source);
  });
  if (about.only !== null) {
    const name = maskedName(about.only.name);
    return items.length === 0 ? [factOf(texts.noneOf, { name }, source)] : items;
  }
  const total = unread.reduce((sum, { count }) => sum + count, 0);
  const head = total === 0 ? texts.none : pluralTemplate(texts, "count", total);
  return [factOf(head, { count: String(total) }, source), ...items];
}

/** Reads the patient's phone number, or says that none is on file. */
export async function readPhone(
  _: ToolInput,
  { database, texts, about: { patient } }: Reader,
): Promise<Fact[]> {
  if (patient === null) return [];
  const path = `${collections.patients}/${patient.id}`;
  const phone = (await readParsed(database, patientSchema, path))?.phone ?? null;
  const template = phone === null ? texts.phone.none : texts.phone.number;
  const number = maskedText(phone === null ? "" : formatPhone(phone));
  const values = { name: maskedName(patient.name), phone: number };
  return [factOf(template, values, { kind: "patient", path })];
}
