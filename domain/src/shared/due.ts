import * as z from "zod/mini";

import { patterns } from "./patterns.ts";

/**
 * What is to be done by a day: a clinician's task, or the next step of a lead. Both have a title of
 * one line and a calendar day, and both are grouped by it.
 */
export const dueTitleSchema = z.string().check(
  // The rules count UTF-16 code units, as JavaScript does; zod would count code points.
  z.refine((text) => text.length <= dueTitleMaxLength),
  z.regex(patterns.wording),
);

/** The maximum length of a title, in UTF-16 code units. */
export const dueTitleMaxLength = 200;

/** A calendar day in the time zone of the person who does it. */
export const dueDaySchema = z.string().check(z.regex(patterns.day));

export type DueTitleProblem = "empty" | "tooLong" | "unreadable";

/** Reads a title as typed: the title as stored, or why it can't be. */
export function readDueTitle(
  typed: string,
): { title: string; problem: null } | { title: null; problem: DueTitleProblem } {
  const title = typed.replaceAll(/\s+/g, " ").trim();
  if (title === "") return { title: null, problem: "empty" };
  if (title.length > dueTitleMaxLength) return { title: null, problem: "tooLong" };
  if (!dueTitleSchema.safeParse(title).success) return { title: null, problem: "unreadable" };
  return { title, problem: null };
}

/** The groups by due day, in display order. */
export const dueGroups = ["overdue", "today", "tomorrow", "soon", "later", "someTime"] as const;

export type DueGroup = (typeof dueGroups)[number];

/**
 * @param dueOn the due day, or null
 * @param today today's day in the reader's time zone
 */
export function dueGroupOf(dueOn: string | null, today: string): DueGroup {
  if (dueOn === null) return "someTime";
  // Days without a time are read as UTC, whose days all have 24 hours.
  const days = (Date.parse(dueOn) - Date.parse(today)) / dayMs;
  if (days < 0) return "overdue";
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  return days <= daysSoon ? "soon" : "later";
}

/** How many days ahead count as "soon". */
const daysSoon = 7;

const dayMs = 24 * 60 * 60 * 1000;
