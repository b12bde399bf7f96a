import { loadAssistantTexts } from "@salvia/domain/locales/assistantTexts";
import { languages } from "@salvia/domain/shared/language";
import { expect, it } from "vitest";

import { routeQuestion } from "../routing/routeQuestion.ts";
import { whenOf } from "../temporal/whenOf.ts";
import { timesOf } from "../times.ts";
import { offerOf } from "./offerOf.ts";

const now = new Date("2026-11-26T10:00:00Z");
const part = { from: 720, until: 1080 };
const periods = [
  { from: "2026-11-26", until: "2026-11-26", part: null },
  { from: "2026-11-27", until: "2026-11-27", part },
  { from: "2026-12-03", until: "2026-12-03", part: null },
  { from: "2026-11-30", until: "2026-12-06", part: null },
];

// Otherwise an offered question would be answered for another day.
it.each(languages)("an offered question asks for the same days (%s)", async (language) => {
  const texts = await loadAssistantTexts(language);
  const times = timesOf(language, "UTC", now);
  for (const meaning of ["appointments", "freeSlots", "tasks"] as const) {
    for (const period of periods) {
      const when = { kind: "period", period } as const;
      const question = offerOf(meaning, { language, texts, times, when });
      const route = routeQuestion(question, language);
      const intents = route.kind === "data" ? route.intents : [];
      const read = whenOf(question, { language, lastTurn: null, today: times.today });
      expect({ question, intents, read }).toEqual({ question, intents: [meaning], read: when });
    }
  }
});
