import { appointmentSchema } from "@salvia/domain/appointment";
import { collections } from "@salvia/domain/collections";

import type { Found } from "../firestoreValue.ts";
import { filled, name, words, type Fact, type MaskedText } from "../fact.ts";
import type { Reader } from "../reader.ts";
import type { Span } from "@salvia/domain/lastTurn";
import { stored } from "./stored.ts";

const calendar = { kind: "calendar", path: collections.appointments } as const;

/** The asker's appointments of some days, or the next one; of one patient where one is named. */
export async function readAppointments({ span }: { span: Span }, reader: Reader): Promise<Fact[]> {
  const { times, subject, texts, uid, database } = reader;
  const named = subject.kind === "patient" && subject.isMeant ? subject.patient : null;
  const range = span === "next" ? { from: times.now, to: null } : times.ranges[span];
  const found = await database.find({
    path: collections.appointments,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["startsAt", "GREATER_THAN_OR_EQUAL", range.from],
      ...(range.to === null ? [] : ([["startsAt", "LESS_THAN", range.to]] as const)),
    ],
    orderBy: ["startsAt", "ASCENDING"],
    limit: span === "next" && named === null ? mostCancelled : mostAppointments,
  });
  const shown = found
    .flatMap((each) => stored(appointmentSchema, each))
    .filter(({ value }) => value.status !== "cancelled")
    .filter(({ value }) => named === null || value.patientId === named.id);
  if (span === "next") {
    const first = shown.find(({ value }) => value.status !== "done");
    if (first === undefined) {
      const { noneNext, noneNextOf } = texts.appointments;
      const text = named === null ? [noneNext] : filled(noneNextOf, { name: name(named.name) });
      return [{ text, source: calendar }];
    }
    const time = times.dayAndTime(first.value.startsAt);
    const template = named === null ? texts.appointments.next : texts.appointments.nextOf;
    return [fact(template, first, time)];
  }
  const { length } = shown;
  const { count, countOf, none, noneOf } = texts.appointments;
  const about = named === null ? {} : { name: name(named.name) };
  const asked = { ...about, span: texts.spans[span], count: String(length) };
  if (length === 0) {
    return [{ text: filled(named === null ? none : noneOf, asked), source: calendar }];
  }
  const [one, many] = named === null ? count : countOf;
  const head = filled(length === 1 ? one : many, asked);
  const timeOf = span === "week" ? times.dayAndTime : times.time;
  return [
    { text: head, source: calendar },
    ...shown.map((each) => fact(texts.appointments.one, each, timeOf(each.value.startsAt))),
  ];

  function fact(template: string, { value, found: { path } }: Stored, time: string): Fact {
    const reason: MaskedText =
      value.reason === "" ? [] : filled(texts.appointments.reason, { reason: words(value.reason) });
    const text = filled(template, {
      time,
      name: name(value.patientName),
      mode: texts.appointments.modes[value.mode],
      status: texts.appointments.statuses[value.status],
      reason,
    });
    return { text, source: { kind: "appointment", path } };
  }
}

type Stored = { value: ReturnType<typeof appointmentSchema.parse>; found: Found };

/** So many may have been cancelled before the next one that takes place. */
const mostCancelled = 20;

/** More than a week of half hours holds. */
const mostAppointments = 100;
