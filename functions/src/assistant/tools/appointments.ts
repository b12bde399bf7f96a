import type { Period } from "@salvia/domain/assistant/conversationContext";
import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";

import type { Found } from "../../firestoreValue.ts";
import { everyPage, pagesOf, parseFound, type CallerQuery } from "../callerFirestore.ts";
import {
  fillTemplate,
  maskedName,
  maskedText,
  pluralTemplate,
  type Fact,
  type MaskedText,
} from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { periodWords } from "../temporal/periodWords.ts";

const calendar = { kind: "calendar", path: collections.appointments } as const;

type StoredAppointment = {
  value: ReturnType<typeof appointmentSchema.parse>;
  found: Found;
};

/**
 * Reads the caller's appointments in a period (today by default), or the next one, optionally for
 * one patient. It never reads canceled ones, because patients can create any number of them.
 */
export async function readAppointments(_: unknown, reader: Reader): Promise<Fact[]> {
  const { times, texts, when } = reader;
  if (when.kind === "next") return await readNext(reader);
  const period: Period =
    when.kind === "period" ? when.period : { from: times.today, until: times.today, part: null };
  const { from, to } = times.rangeOf(period);
  const query = ofClinician(reader, ["pending", "confirmed", "done"], from);
  const found = await everyPage(reader.database, {
    ...query,
    where: [...query.where, ["startsAt", "LESS_THAN", to]],
  });
  const named = namedIn(reader);
  const shown = found
    .flatMap((each) => parseFound(appointmentSchema, each))
    .filter(({ value }) => named === null || value.patientId === named.id)
    .filter(({ value }) => times.isInPart(period, value.startsAt, value.minutes));
  const { none, noneOf } = texts.appointments;
  const about = named === null ? {} : { name: maskedName(named.name) };
  const values = { ...about, span: periodWords(period, reader), count: String(shown.length) };
  if (shown.length === 0) {
    return [{ text: fillTemplate(named === null ? none : noneOf, values), source: calendar }];
  }
  const count = named === null ? "count" : "countOf";
  const head = pluralTemplate(texts.appointments, count, shown.length);
  const timeOf = period.from === period.until ? times.time : times.dayAndTime;
  return [
    { text: fillTemplate(head, values), source: calendar },
    ...shown.map((each) =>
      appointmentFact(texts.appointments.item, each, timeOf(each.value.startsAt), reader),
    ),
  ];
}

/** The next appointment that takes place; requests count only after confirmation. */
async function readNext(reader: Reader): Promise<Fact[]> {
  const { times, texts, database } = reader;
  const named = namedIn(reader);
  for await (const page of pagesOf(database, ofClinician(reader, ["confirmed"], times.now))) {
    const first = page
      .flatMap((each) => parseFound(appointmentSchema, each))
      .find(({ value }) => named === null || value.patientId === named.id);
    if (first !== undefined) {
      const template = named === null ? texts.appointments.next : texts.appointments.nextOf;
      return [appointmentFact(template, first, times.dayAndTime(first.value.startsAt), reader)];
    }
  }
  const { noneNext, noneNextOf } = texts.appointments;
  const text =
    named === null ? [noneNext] : fillTemplate(noneNextOf, { name: maskedName(named.name) });
  return [{ text, source: calendar }];
}

/** The patient that the question itself refers to; null if it refers to none. */
export function namedIn({ subject }: Pick<Reader, "subject">) {
  return subject.kind === "patient" && subject.isMeant ? subject.patient : null;
}

/** The caller's appointments with the given statuses, from a time on, in order. */
function ofClinician(
  { uid }: Pick<Reader, "uid">,
  statuses: readonly StoredAppointment["value"]["status"][],
  from: Date,
) {
  return {
    path: collections.appointments,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["status", "IN", statuses],
      ["startsAt", "GREATER_THAN_OR_EQUAL", from],
    ],
    orderBy: ["startsAt", "ASCENDING"],
  } as const satisfies Omit<CallerQuery, "limit">;
}

function appointmentFact(
  template: string,
  { value, found: { path } }: StoredAppointment,
  time: string,
  { texts }: Pick<Reader, "texts">,
): Fact {
  const reason: MaskedText =
    value.reason === ""
      ? []
      : [" ", ...fillTemplate(texts.appointments.reason, { reason: maskedText(value.reason) })];
  const text = fillTemplate(template, {
    time,
    name: maskedName(value.patientName),
    mode: texts.appointments.modes[value.mode],
    status: texts.appointments.statuses[value.status],
    reason,
  });
  return { text, source: { kind: "appointment", path } };
}

/** Reads the patients' requests that the caller has not answered yet. */
export async function readRequests(_: unknown, reader: Reader): Promise<Fact[]> {
  const { times, texts, database, when } = reader;
  const period = when.kind === "period" ? when.period : null;
  const named = namedIn(reader);
  const found = await everyPage(database, ofClinician(reader, ["pending"], times.now));
  const shown = found
    .flatMap((each) => parseFound(appointmentSchema, each))
    .filter(({ value }) => named === null || value.patientId === named.id)
    .filter(({ value: { startsAt, minutes } }) => {
      if (period === null) return true;
      const day = times.dayOf(startsAt);
      const isOfDays = day >= period.from && day <= period.until;
      return isOfDays && times.isInPart(period, startsAt, minutes);
    });
  const about =
    named === null
      ? []
      : [" ", ...fillTemplate(texts.tasks.about, { name: maskedName(named.name) })];
  const values = { about, count: String(shown.length) };
  if (shown.length === 0) {
    return [{ text: fillTemplate(texts.requests.none, values), source: calendar }];
  }
  const head = pluralTemplate(texts.requests, "count", shown.length);
  return [
    { text: fillTemplate(head, values), source: calendar },
    ...shown.map((each) =>
      appointmentFact(texts.appointments.item, each, times.dayAndTime(each.value.startsAt), reader),
    ),
  ];
}
