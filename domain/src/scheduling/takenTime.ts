import * as z from "zod/mini";

import { collections } from "../shared/collections.ts";
import { patterns } from "../shared/patterns.ts";
import { endOf, gridMinutes, type Appointment } from "./appointment.ts";

const quarter = gridMinutes * 60_000;
const hour = 60 * 60_000;

/**
 * When a taken day begins, in UTC. It is night then in Europe and in nearly all of the Americas, so
 * that a day of work has one document.
 */
const dayBegins = 4 * hour;

/**
 * The taken cells of a day, each with the token of the appointment that takes it. A cell is a
 * quarter of an hour, by its number since 1970.
 */
const cellsSchema = z.record(
  z.string().check(z.regex(/^[0-9]{1,9}$/)),
  z.string().check(z.regex(patterns.id)),
);

/**
 * The taken time of a clinician or patient on one day, stored in `takenTime/{uid}/days/{day}`. It
 * names no one and no appointment, because a clinician's patients and a patient's clinicians read
 * it.
 */
export const takenDaySchema = z.strictObject({
  /** Left out of a day that was deleted before an appointment of it was canceled. */
  cells: z.prefault(cellsSchema, {}),
  endsAt: z.date(),
  updatedAt: z.date(),
});

export type TakenDay = z.infer<typeof takenDaySchema>;

/** The name of the collections of days below `takenTime/{uid}`. */
export const takenDayItems = "days";

/** A part of a taken day: that of one appointment. */
const takenPartSchema = z.strictObject({ day: z.string(), cells: cellsSchema });

/**
 * The latest change that a user made to taken time, stored in `bookingChanges/{uid}` for the rules
 * of the days, which compare themselves with it. No client reads it.
 */
export const bookingChangeSchema = z.strictObject({
  appointmentId: z.string().check(z.regex(patterns.id)),
  clinicianId: z.string().check(z.regex(patterns.id)),
  patientId: z.string().check(z.regex(patterns.id)),
  /** What the appointment took before; null for nothing. */
  frees: z.nullable(takenPartSchema),
  /** What the appointment takes now; null for nothing. */
  takes: z.nullable(takenPartSchema),
  at: z.date(),
});

export type BookingChange = z.infer<typeof bookingChangeSchema>;

export type TakenTime = { startsAt: Date; endsAt: Date };

type Booked = Pick<Appointment, "startsAt" | "minutes">;

/** The number of the taken day of a moment, as the id of its document. */
export function takenDayOf(moment: Date): string {
  return String(Math.floor((moment.getTime() - dayBegins) / (24 * hour)));
}

/** When a taken day ends, and the next one begins. */
export function endOfTakenDay(day: string): Date {
  return new Date((Number(day) + 1) * 24 * hour + dayBegins);
}

/** Whether an appointment lies in one taken day, as each must. */
export function isInOneDay(booked: Booked): boolean {
  return takenDayOf(booked.startsAt) === takenDayOf(new Date(endOf(booked).getTime() - 1));
}

/** The cells of an appointment, in order. */
export function cellsOf(booked: Booked): string[] {
  const first = booked.startsAt.getTime() / quarter;
  return Array.from({ length: booked.minutes / gridMinutes }, (_, index) => String(first + index));
}

/** What an appointment takes: the cells of a confirmed one; null for any other. */
export function takenPartOf(
  appointment: Pick<Appointment, "startsAt" | "minutes" | "status" | "token">,
): BookingChange["takes"] {
  const { status, token, startsAt } = appointment;
  if (status !== "confirmed" || token === undefined) return null;
  const cells = cellsOf(appointment).map((cell) => [cell, token] as const);
  return { day: takenDayOf(startsAt), cells: Object.fromEntries(cells) };
}

/**
 * The changes of taken days when an appointment changes: by day, each cell with its token, or with
 * null if it becomes free.
 */
export function takenDayChanges({
  frees,
  takes,
}: Pick<BookingChange, "frees" | "takes">): ReadonlyMap<string, Record<string, string | null>> {
  const changes = new Map<string, Record<string, string | null>>();
  if (frees !== null) {
    const freed = Object.keys(frees.cells).map((cell) => [cell, null] as const);
    changes.set(frees.day, Object.fromEntries(freed));
  }
  if (takes !== null) changes.set(takes.day, { ...changes.get(takes.day), ...takes.cells });
  return changes;
}

export function takenDayPath(uid: string, day: string): string {
  return `${collections.takenTime}/${uid}/${takenDayItems}/${day}`;
}

/**
 * The taken times of some days, in order, without those of one appointment.
 *
 * @param except the token of that appointment
 */
export function takenTimesOf(
  days: readonly Pick<TakenDay, "cells">[],
  except: string | null = null,
): TakenTime[] {
  const taken = days
    .flatMap(({ cells }) => Object.entries(cells))
    .filter(([, token]) => token !== except)
    .map(([cell, token]) => ({ start: Number(cell) * quarter, token }))
    .toSorted((a, b) => a.start - b.start);
  const times: { start: number; end: number; token: string }[] = [];
  for (const { start, token } of taken) {
    const last = times.at(-1);
    if (last?.end === start && last.token === token) last.end = start + quarter;
    else times.push({ start, end: start + quarter, token });
  }
  return times.map(({ start, end }) => ({ startsAt: new Date(start), endsAt: new Date(end) }));
}

/** The taken time that an appointment would overlap; undefined if there is none. */
export function overlapping(taken: readonly TakenTime[], booked: Booked): TakenTime | undefined {
  const end = endOf(booked);
  return taken.find(({ startsAt, endsAt }) => startsAt < end && booked.startsAt < endsAt);
}
