import { conversationSchema, unreadCount } from "@salvia/domain/member/conversation";
import { patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { formatPhone } from "@salvia/domain/shared/phone";

import { everyPage, parseFound } from "../callerFirestore.ts";
import { fillTemplate, maskedName, maskedText, pluralTemplate, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../toolCall.ts";

/** Reads how many messages each patient wrote that the caller has not read, newest first. */
export async function readUnreadMessages(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { database, uid, texts, about } = reader;
  const source = { kind: "messages", path: collections.conversations } as const;
  const found = await everyPage(database, {
    path: collections.conversations,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["unreadBy", "ARRAY_CONTAINS", "clinician"],
    ],
  });
  const unread = found
    .flatMap((each) => parseFound(conversationSchema, each))
    .map(({ value: { patientId, patientName, updatedAt, ...counted } }) => ({
      patientId,
      patientName,
      updatedAt,
      count: unreadCount(counted, "clinician"),
    }))
    .filter(
      ({ count, patientId }) => count > 0 && (about.only === null || patientId === about.only.id),
    )
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  if (unread.length === 0) {
    const { none, noneOf } = texts.messages;
    const name = about.only && maskedName(about.only.name);
    return [{ text: name === null ? [none] : fillTemplate(noneOf, { name }), source }];
  }
  const total = unread.reduce((sum, { count }) => sum + count, 0);
  const head = fillTemplate(pluralTemplate(texts.messages, "count", total), {
    count: String(total),
  });
  return [
    ...(about.only === null ? [{ text: head, source }] : []),
    ...unread.map(({ patientName, count }): Fact => ({
      text: fillTemplate(pluralTemplate(texts.messages, "item", count), {
        name: maskedName(patientName),
        count: String(count),
      }),
      source,
    })),
  ];
}

/** Reads the patient's phone number, or says that none is on file. */
export async function readPhone(_: ToolInput, { database, texts, about }: Reader): Promise<Fact[]> {
  const { patient } = about;
  if (patient === null) return [];
  const path = `${collections.patients}/${patient.id}`;
  const found = await database.get(path);
  const [known] = found === null ? [] : parseFound(patientSchema, found);
  const phone = known?.value.phone ?? null;
  const name = maskedName(patient.name);
  const text =
    phone === null
      ? fillTemplate(texts.phone.none, { name })
      : fillTemplate(texts.phone.number, { name, phone: maskedText(formatPhone(phone)) });
  return [{ text, source: { kind: "patient", path } }];
}
