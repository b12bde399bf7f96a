import type { Period } from "@salvia/domain/assistant/conversationContext";
import {
  appointmentSchema,
  isLeftOpen,
  type Appointment,
} from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";

import { pagesOf, type PagedQuery, type Parsed } from "../../caller/callerFirestore.ts";
import { factOf, maskedName, maskedText, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../understanding/intents.ts";
import { countOf, has, readOwn } from "./ownDocuments.ts";

const path = collections.appointments;
const calendar = { kind: "calendar", path } as const;

/**
 * Reads the caller's appointments in a period (today by default), optionally for one patient or of
 * one kind. It never reads canceled ones, because patients can create any number of them.
 */
export async function readAppointments(
  reader: Reader,
  { mode, onlyCount }: ToolInput,
): Promise<Fact[]> {
  const { times, about } = reader;
  const texts = reader.texts.appointments;
  const period = about.period ?? times.daysAhead(0);
  const { from, to } = times.rangeOf(period);
  const all = ofClinician(reader, ["pending", "confirmed", "done"], from);
  const query = { ...all, where: [...all.where, ["startsAt", "LESS_THAN", to]] } as const;
  const found = await readIn(period, query, reader);
  const shown = found.filter(({ value }) => mode === undefined || value.mode === mode);
  const { none, some } = texts.ofMode;
  const counted = mode === undefined ? texts : { none, one: some, other: some };
  const head = countOf(shown.length, counted, reader, calendar, {
    span: times.words(period),
    mode: mode === undefined ? "" : texts.modes[mode],
  });
  const timeOf = period.from === period.until ? times.time : times.dayAndTime;
  return onlyCount === true ? head : [...head, ...listed(shown, timeOf, reader)];
}

/** Reads the next appointment that takes place; requests count only after confirmation. */
export async function readNextAppointment(reader: Reader): Promise<Fact[]> {
  const { times, about } = reader;
  const texts = reader.texts.appointments;
  const { only, period } = about;
  if (period !== null) return await readAppointments(reader, {});
  const query = ofClinician(reader, ["confirmed"], times.now);
  const isOf = ({ patientId }: Appointment) => only === null || patientId === only.id;
  const next = await firstOf(reader, query, isOf);
  return next === undefined
    ? [factOf(texts.noneNext, { name: maskedName(only?.name ?? "") }, calendar)]
    : listed([next], times.dayAndTime, reader, only === null ? texts.next : texts.nextOf);
}

/** Reads when the caller last saw the patient. */
export async function readLastAppointment(reader: Reader): Promise<Fact[]> {
  const { times, texts, uid, about } = reader;
  const { patient } = about;
  if (patient === null) return [];
  const ofPatient = [has("clinicianId", uid), has("patientId", patient.id)];
  const where = [...ofPatient, ["startsAt", "LESS_THAN", times.now]] as const;
  const query = { path, where, orderBy: ["startsAt", "DESCENDING"] } as const;
  const isOver = (each: Appointment) => each.status === "done" || isLeftOpen(each, times.now);
  const last = await firstOf(reader, query, isOver);
  return last === undefined
    ? [factOf(texts.lastSeen.never, { name: maskedName(patient.name) }, calendar)]
    : listed([last], times.dayAndYear, reader, texts.lastSeen.on);
}

/** Reads the patients' requests that the caller has not answered yet. */
export async function readRequests(reader: Reader): Promise<Fact[]> {
  const { times, texts, about } = reader;
  const query = ofClinician(reader, ["pending"], times.now);
  const shown = await readIn(about.period, query, reader);
  const head = countOf(shown.length, texts.requests, reader, calendar);
  return [...head, ...listed(shown, times.dayAndTime, reader)];
}

/** The caller's appointments that a query finds, in a period, of the patient in question. */
async function readIn(period: Period | null, query: PagedQuery, reader: Reader) {
  const found = await readOwn(reader, appointmentSchema, query);
  return found.filter(({ value }) => reader.times.isIn(period, value.startsAt, value.minutes));
}

/** The caller's appointments with the given statuses, from a time on, in order. */
function ofClinician({ uid }: Reader, statuses: readonly Appointment["status"][], from: Date) {
  return {
    path,
    where: [
      has("clinicianId", uid),
      ["status", "IN", statuses],
      ["startsAt", "GREATER_THAN_OR_EQUAL", from],
    ],
    orderBy: ["startsAt", "ASCENDING"],
  } as const satisfies PagedQuery;
}

/** The first appointment that is wanted; the pages after it are not read. */
async function firstOf(
  { database }: Reader,
  query: PagedQuery,
  isWanted: (appointment: Appointment) => boolean,
): Promise<Parsed<Appointment> | undefined> {
  for await (const page of pagesOf(database, appointmentSchema, query)) {
    const first = page.find(({ value }) => isWanted(value));
    if (first !== undefined) return first;
  }
  return undefined;
}

/** A sentence for each appointment. */
function listed(
  appointments: readonly Parsed<Appointment>[],
  timeOf: (moment: Date) => string,
  { texts: { appointments: texts } }: Reader,
  template: string = texts.item,
): Fact[] {
  return appointments.map(({ value, found }) => {
    const values = {
      time: timeOf(value.startsAt),
      name: maskedName(value.patientName),
      mode: texts.modes[value.mode],
      status: texts.statuses[value.status],
      reason: maskedText(value.reason),
    };
    return factOf(template, values, { kind: "appointment", path: found.path });
  });
}
