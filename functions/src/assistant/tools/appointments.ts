import { appointmentSchema, type Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";

import { everyPage, pagesOf, type CallerQuery, type Parsed } from "../../caller/callerFirestore.ts";
import {
  factOf,
  fillTemplate,
  maskedName,
  maskedText,
  pluralTemplate,
  type Fact,
  type MaskedText,
} from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../toolCall.ts";
import { periodWords } from "./periodWords.ts";

const calendar = { kind: "calendar", path: collections.appointments } as const;

/**
 * Reads the caller's appointments in a period (today by default), optionally for one patient or of
 * one kind. It never reads canceled ones, because patients can create any number of them.
 */
export async function readAppointments(
  { mode, onlyCount }: ToolInput,
  reader: Reader,
): Promise<Fact[]> {
  const { times, about } = reader;
  const texts = reader.texts.appointments;
  const { only } = about;
  const period = about.period ?? { from: times.today, until: times.today, part: null };
  const { from, to } = times.rangeOf(period);
  const query = ofClinician(reader, ["pending", "confirmed", "done"], from);
  const where = [...query.where, ["startsAt", "LESS_THAN", to]] as const;
  const found = await everyPage(reader.database, appointmentSchema, { ...query, where });
  const shown = found
    .filter(({ value }) => only === null || value.patientId === only.id)
    .filter(({ value }) => mode === undefined || value.mode === mode)
    .filter(({ value }) => times.isInPart(period, value.startsAt, value.minutes));
  const values = {
    name: maskedName(only?.name ?? ""),
    mode: mode === undefined ? "" : texts.modes[mode],
    span: periodWords(period, reader),
    count: String(shown.length),
  };
  if (shown.length === 0) {
    const none = only === null ? texts.none : texts.noneOf;
    return [factOf(mode === undefined ? none : texts.noneMode, values, calendar)];
  }
  const head = pluralTemplate(texts, only === null ? "count" : "countOf", shown.length);
  const timeOf = period.from === period.until ? times.time : times.dayAndTime;
  // How many there are of all kinds would be wrong above a list of one kind.
  const counted = mode === undefined ? [factOf(head, values, calendar)] : [];
  return onlyCount === true ? counted : [...counted, ...listed(shown, timeOf, reader)];
}

/** Reads the next appointment that takes place; requests count only after confirmation. */
export async function readNextAppointment(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { times, database, about } = reader;
  const texts = reader.texts.appointments;
  if (about.period !== null) return await readAppointments({}, reader);
  const { only } = about;
  const query = ofClinician(reader, ["confirmed"], times.now);
  for await (const page of pagesOf(database, appointmentSchema, query)) {
    const first = page.filter(({ value }) => only === null || value.patientId === only.id);
    if (first.length > 0) {
      const template = only === null ? texts.next : texts.nextOf;
      return listed(first.slice(0, 1), times.dayAndTime, reader, template);
    }
  }
  const none = only === null ? texts.noneNext : texts.noneNextOf;
  return [factOf(none, { name: maskedName(only?.name ?? "") }, calendar)];
}

/** Reads when the caller last saw the patient. */
export async function readLastAppointment(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { times, texts, database, uid, about } = reader;
  const { patient } = about;
  if (patient === null) return [];
  const latest = pagesOf(database, appointmentSchema, {
    path: collections.appointments,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["patientId", "EQUAL", patient.id],
      ["startsAt", "LESS_THAN", times.now],
    ],
    orderBy: ["startsAt", "DESCENDING"],
  });
  const name = maskedName(patient.name);
  for await (const page of latest) {
    const seen = page.find(({ value: { status } }) => status === "done" || status === "confirmed");
    if (seen !== undefined) {
      const { startsAt, mode } = seen.value;
      const values = { time: times.dayAndYear(startsAt), mode: texts.appointments.modes[mode] };
      const source = { kind: "appointment", path: seen.found.path } as const;
      return [factOf(texts.lastSeen.on, { name, ...values }, source)];
    }
  }
  return [factOf(texts.lastSeen.never, { name }, calendar)];
}

/** Reads the patients' requests that the caller has not answered yet. */
export async function readRequests(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { times, texts, about } = reader;
  const { period, only } = about;
  const query = ofClinician(reader, ["pending"], times.now);
  const found = await everyPage(reader.database, appointmentSchema, query);
  const shown = found
    .filter(({ value }) => only === null || value.patientId === only.id)
    .filter(({ value: { startsAt, minutes } }) => {
      if (period === null) return true;
      const day = times.dayOf(startsAt);
      const isOfDays = day >= period.from && day <= period.until;
      return isOfDays && times.isInPart(period, startsAt, minutes);
    });
  const name = maskedName(only?.name ?? "");
  const of = only === null ? [] : [" ", ...fillTemplate(texts.tasks.about, { name })];
  const count = shown.length;
  const head = count === 0 ? texts.requests.none : pluralTemplate(texts.requests, "count", count);
  return [
    factOf(head, { about: of, count: String(count) }, calendar),
    ...listed(shown, times.dayAndTime, reader),
  ];
}

/** The caller's appointments with the given statuses, from a time on, in order. */
function ofClinician(
  { uid }: Pick<Reader, "uid">,
  statuses: readonly Appointment["status"][],
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

/** A sentence for each appointment. */
function listed(
  appointments: readonly Parsed<Appointment>[],
  timeOf: (moment: Date) => string,
  { texts: { appointments: texts } }: Pick<Reader, "texts">,
  template: string = texts.item,
): Fact[] {
  return appointments.map(({ value, found: { path } }) => {
    const words = { reason: maskedText(value.reason) };
    const reason: MaskedText =
      value.reason === "" ? [] : [" ", ...fillTemplate(texts.reason, words)];
    const values = {
      time: timeOf(value.startsAt),
      name: maskedName(value.patientName),
      mode: texts.modes[value.mode],
      status: texts.statuses[value.status],
      reason,
    };
    return factOf(template, values, { kind: "appointment", path });
  });
}
