import { conversationSchema, unreadCount } from "@salvia/domain/member/conversation";
import { patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { formatPhone } from "@salvia/domain/shared/phone";

import { readParsed } from "../../caller/callerFirestore.ts";
import { factOf, maskedName, maskedText, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { countOf, readOwn } from "./ownDocuments.ts";

/** Reads how many messages each patient wrote that the caller has not read, newest first. */
export async function readUnreadMessages(reader: Reader): Promise<Fact[]> {
  const texts = reader.texts.messages;
  const source = { kind: "messages", path: collections.conversations } as const;
  const found = await readOwn(reader, conversationSchema, {
    path: collections.conversations,
    where: [
      ["clinicianId", "EQUAL", reader.uid],
      ["unreadBy", "ARRAY_CONTAINS", "clinician"],
    ],
  });
  const counted = found
    .toSorted((a, b) => b.value.updatedAt.getTime() - a.value.updatedAt.getTime())
    .map(({ value }) => ({ name: value.patientName, count: unreadCount(value, "clinician") }));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const items = counted.flatMap(({ name, count }) =>
    countOf(count, texts.item, reader, source, { name: maskedName(name) }),
  );
  return [...countOf(total, texts, reader, source), ...items];
}

/** Reads the patient's phone number, or says that none is on file. */
export async function readPhone({ database, texts, about: { patient } }: Reader): Promise<Fact[]> {
  if (patient === null) return [];
  const path = `${collections.patients}/${patient.id}`;
  const phone = (await readParsed(database, patientSchema, path))?.phone ?? null;
  const template = phone === null ? texts.phone.none : texts.phone.number;
  const number = maskedText(phone === null ? "" : formatPhone(phone));
  const values = { name: maskedName(patient.name), phone: number };
  return [factOf(template, values, { kind: "patient", path })];
}
