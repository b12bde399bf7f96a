import { assistantTexts } from "@salvia/domain/locales/assistantTexts";

import type { CallerFirestore } from "../../caller/callerFirestore.ts";
import { textOf, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { timesOf } from "../times.ts";
import type { ToolInput } from "../understanding/intents.ts";

export const beatriz = { id: "beatriz", name: "Beatriz Nogueira" };

type Situation = {
  database: CallerFirestore;
  about?: Partial<Reader["about"]>;
  language?: "en" | "es";
  timeZone?: string;
  now?: Date;
};

const usual = { language: "en", timeZone: "UTC", now: new Date("2026-11-24T10:00:00Z") } as const;

/** What a tool says to Camille, with plain spaces, and the path of each source. */
export async function answerWith(
  read: (reader: Reader, input: ToolInput) => Promise<Fact[]>,
  input: ToolInput,
  situation: Situation,
): Promise<{ text: string; path: string }[]> {
  const { database, about, language, timeZone, now } = { ...usual, ...situation };
  const reader: Reader = {
    database,
    uid: "camille",
    language,
    units: "metric",
    texts: assistantTexts[language],
    times: timesOf(language, timeZone, now),
    about: { patient: null, only: null, period: null, measure: null, ...about },
    nameOf: (id) => (id === beatriz.id ? beatriz.name : ""),
  };
  const facts = await read(reader, input);
  // Which spaces separate a time from its unit depends on the formatter.
  return facts.map(({ text, source: { path } }) => ({
    text: textOf(text).replaceAll(/\s/g, " "),
    path,
  }));
}

/** A database with these documents by path, where queries find the first of a collection. */
export function storing(documents: Readonly<Record<string, object>>): CallerFirestore {
  const all = Object.entries(documents).map(([path, data]) => {
    const id = path.split("/").at(-1) ?? "";
    return { path, id, data: { ...data } };
  });
  return {
    find: async ({ path, group, limit }) => {
      const isIn = (parent: string) =>
        parent === path || (group === true && parent.endsWith(`/${path}`));
      return all.filter(({ id, path: at }) => isIn(at.slice(0, -id.length - 1))).slice(0, limit);
    },
    get: async (path) => all.find((found) => found.path === path) ?? null,
  };
}
