import {
  activityTextMaxLength,
  activityTextSchema,
  callMaxMinutes,
  callOutcomes,
  mentionsMax,
  ownActivityKinds,
  type OwnActivity,
} from "@salvia/domain/lead/leadActivity";
import * as z from "zod/mini";

import { mentionedIn } from "./mentions.ts";

/**
 * What the form holds; the outcome and the minutes count only for calls, those mentioned and the
 * note answered only for notes. Parked forms of earlier releases lack the latter.
 */
export const activityFormSchema = z.object({
  kind: z.enum(ownActivityKinds),
  text: z.string(),
  outcome: z.nullable(z.enum(callOutcomes)),
  minutes: z.string(),
  /** The colleagues chosen so far. Those whose names the user removes again don't count. */
  mentions: z.prefault(z.array(z.object({ uid: z.string(), name: z.string() })), []),
  /** The id of the note that is answered. */
  replyTo: z.prefault(z.nullable(z.string()), null),
});

export type ActivityForm = z.infer<typeof activityFormSchema>;

export const emptyActivityForm: ActivityForm = {
  kind: "note",
  text: "",
  outcome: null,
  minutes: "",
  mentions: [],
  replyTo: null,
};

/** What is wrong with each field; null if nothing is. */
export type ActivityProblems = {
  text: "empty" | "tooLong" | "unreadable" | null;
  outcome: "missing" | null;
  minutes: "range" | null;
};

/** Returns what the form adds, or null and what is wrong. */
export function readActivityForm(form: ActivityForm): {
  activity: OwnActivity | null;
  problems: ActivityProblems;
} {
  const { kind, outcome } = form;
  const text = tidy(form.text);
  const minutes = form.minutes.trim();
  const isCall = kind === "call";
  const problems: ActivityProblems = {
    text: problemOf(text, kind === "note"),
    outcome: isCall && outcome === null ? "missing" : null,
    minutes: isCall && minutes !== "" && !isLength(minutes) ? "range" : null,
  };
  if (Object.values(problems).some((problem) => problem !== null)) {
    return { activity: null, problems };
  }
  if (kind === "note") {
    const { replyTo } = form;
    const mentions = mentionedIn(text, form.mentions)
      .slice(0, mentionsMax)
      .map(({ uid }) => uid);
    const more = {
      ...(mentions.length > 0 && { mentions }),
      ...(replyTo !== null && { replyTo }),
    };
    return { activity: { kind, text, ...more }, problems };
  }
  const optionalText = text === "" ? {} : { text };
  if (kind === "email") return { activity: { kind, ...optionalText }, problems };
  const call = {
    ...(outcome !== null && { outcome }),
    ...(minutes !== "" && { minutes: Number(minutes) }),
  };
  return { activity: { kind, ...call, ...optionalText }, problems };
}

/** Whether the form holds anything that would be lost. */
export function isBlank({ text, outcome, minutes }: ActivityForm): boolean {
  return tidy(text) === "" && outcome === null && minutes.trim() === "";
}

function problemOf(text: string, required: boolean): ActivityProblems["text"] {
  if (text === "") return required ? "empty" : null;
  if (text.length > activityTextMaxLength) return "tooLong";
  return activityTextSchema.safeParse(text).success ? null : "unreadable";
}

function isLength(minutes: string): boolean {
  return /^[1-9][0-9]*$/.test(minutes) && Number(minutes) <= callMaxMinutes;
}

/**
 * Normalizes line endings, since pasted text may use those of other systems, and trims the text.
 */
function tidy(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
