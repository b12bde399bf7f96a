import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";

import type { Found } from "../../platform/firestoreValue.ts";
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
import { periodWords } from "./periodWords.ts";
import type { ToolInput } from "../toolCall.ts";

const calendar = { kind: "calendar", path: collections.appointments } as const;

type StoredAppointment = {
  value: ReturnType<typeof appointmentSchema.parse>;
  found: Found;
};

/**
 * Reads the caller's appointments in a period (today by default), optionally for one patient or of
 * one kind. It never reads canceled ones, because patients can create any number of them.
 */
export async function readAppointments(
  { mode, onlyCount }: ToolInput,
  reader: Reader,
): Promise<Fact[]> {
  const { times, texts, about } = reader;
  const period = about.period ?? { from: times.today, until: times.today, part: null };
  const { from, to } = times.rangeOf(period);
  const query = ofClinician(reader, ["pending", "confirmed", "done"], from);
  const found = await everyPage(reader.database, {
    ...query,
    where: [...query.where, ["startsAt", "LESS_THAN", to]],
  });
  const { only } = about;
  const shown = found
    .flatMap((each) => parseFound(appointmentSchema, each))
    .filter(({ value }) => only === null || value.patientId === only.id)
    .filter(({ value }) => mode === undefined || value.mode === mode)
    .filter(({ value }) => times.isInPart(period, value.startsAt, value.minutes));
  const { none, noneOf, noneMode, modes } = texts.appointments;
  const values = {
    ...(only !== null && { name: maskedName(only.name) }),
    ...(mode !== undefined && { mode: modes[mode] }),
    span: periodWords(period, reader),
    count: String(shown.length),
  };
  if (shown.length === 0) {
    const empty = mode !== undefined ? noneMode : only === null ? none : noneOf;
    return [{ text: fillTemplate(empty, values), source: calendar }];
  }
  const count = only === null ? "count" : "countOf";
  const head = pluralTemplate(texts.appointments, count, shown.length);
  const timeOf = period.from === period.until ? times.time : times.dayAndTime;
  // How many there are of all kinds would be wrong above a list of one kind.
  const counted =
    mode === undefined ? [{ text: fillTemplate(head, values), source: calendar }] : [];
  if (onlyCount === true) return counted;
  return [
    ...counted,
    ...shown.map((each) =>
      appointmentFact(texts.appointments.item, each, timeOf(each.value.startsAt), reader),
    ),
  ];
}

/** Reads the next appointment that takes place; requests count only after confirmation. */
export async function readNextAppointment(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { times, texts, database, about } = reader;
  if (about.period !== null) return await readAppointments({}, reader);
  const { only } = about;
  for await (const page of pagesOf(database, ofClinician(reader, ["confirmed"], times.now))) {
    const first = page
      .flatMap((each) => parseFound(appointmentSchema, each))
      .find(({ value }) => only === null || value.patientId === only.id);
    if (first !== undefined) {
      const template = only === null ? texts.appointments.next : texts.appointments.nextOf;
      return [appointmentFact(template, first, times.dayAndTime(first.value.startsAt), reader)];
    }
  }
  const { noneNext, noneNextOf } = texts.appointments;
  const text =
    only === null ? [noneNext] : fillTemplate(noneNextOf, { name: maskedName(only.name) });
  return [{ text, source: calendar }];
}

/** Reads when the caller last saw the patient. */
export async function readLastAppointment(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { times, texts, database, uid, about } = reader;
  const { patient } = about;
  if (patient === null) return [];
  const latest = pagesOf(database, {
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
    const seen = page
      .flatMap((each) => parseFound(appointmentSchema, each))
      .find(({ value }) => value.status === "done" || value.status === "confirmed");
    if (seen !== undefined) {
      const { startsAt, mode } = seen.value;
      const time = times.dayAndYear(startsAt);
      const text = fillTemplate(texts.lastSeen.on, {
        name,
        time,
        mode: texts.appointments.modes[mode],
      });
      return [{ text, source: { kind: "appointment", path: seen.found.path } }];
    }
  }
  return [{ text: fillTemplate(texts.lastSeen.never, { name }), source: calendar }];
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
export async function readRequests(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { times, texts, database, about } = reader;
  const { period, only: named } = about;
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
  const ofPatient =
    named === null
      ? []
      : [" ", ...fillTemplate(texts.tasks.about, { name: maskedName(named.name) })];
  const values = { about: ofPatient, count: String(shown.length) };
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
