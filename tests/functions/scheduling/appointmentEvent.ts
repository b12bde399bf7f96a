import { randomUUID } from "node:crypto";

import type { Appointment } from "@salvia/domain/scheduling/appointment";

/** The write event of an appointment, in Eventarc's JSON form; `before` is null if it is new. */
export function written(before: Appointment | null, after: Appointment, id = "a1") {
  const time = after.updatedAt.toISOString();
  const name = `projects/p/databases/(default)/documents/appointments/${id}`;
  const document = (value: Appointment) => ({
    name,
    fields: Object.fromEntries(Object.entries(value).map(([key, field]) => [key, typed(field)])),
    createTime: time,
    updateTime: time,
  });
  return {
    specversion: "1.0",
    id: randomUUID(),
    type: "google.cloud.firestore.document.v1.written",
    source: "//firestore.googleapis.com/projects/p/databases/(default)",
    subject: `documents/appointments/${id}`,
    time,
    datacontenttype: "application/json",
    project: "p",
    database: "(default)",
    namespace: "(default)",
    document: `appointments/${id}`,
    location: "europe-west1",
    data: { value: document(after), ...(before && { oldValue: document(before) }) },
  };
}

function typed(value: Appointment[keyof Appointment]) {
  if (value === undefined) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return typeof value === "number" ? { integerValue: String(value) } : { stringValue: value };
}
