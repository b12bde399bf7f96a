import { assistantTexts } from "@salvia/domain/locales/assistantTexts";
import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import { languages, type Language } from "@salvia/domain/shared/language";
import { expect, it } from "vitest";

import { dataIntentOf, helpOf, isDataIntent, type IntentName } from "./intents.ts";
import { learnedOf } from "./languages.ts";
import { evaluationOf, type EvaluationQuestion } from "./testing/evaluation.ts";
import strangers from "./testing/strangers.json" with { type: "json" };
import { contextOf, understand, type Outcome, type Understanding } from "./understand.ts";

const today = "2026-11-25";
const beatriz = { id: "beatriz", name: "Beatriz Nogueira" };
const patients = [beatriz, { id: "tomas", name: "Tomás Lima" }];

/**
 * `helpful`: the question that was meant is among those offered, or it says what was not understood.
 * `useless`: only that it was not understood, or help on another topic. `wrong`: data that the
 * question did not ask for.
 */
type Grade = "right" | "helpful" | "useless" | "wrong";

/** The share of the questions that must be right or helpful; none may be wrong. */
const least = 0.85;

it.each(languages)("understands a hundred questions of busy clinicians (%s)", async (language) => {
  const understood = await reader(language);
  const graded = evaluationOf(language).map((asked) => {
    const open = asked.patient === "open" ? beatriz : null;
    const before = asked.before === undefined ? null : understood(asked.before, open, null);
    const found = understood(asked.question, open, before && contextOf(before));
    return { asked: asked.question, grade: gradeOf(asked, found, before), found };
  });
  expect(graded).toHaveLength(100);
  expect(graded.filter(({ grade }) => grade === "wrong")).toEqual([]);
  const good = graded.filter(({ grade }) => grade === "right" || grade === "helpful");
  expect(good.length / graded.length).toBeGreaterThanOrEqual(least);
});

it.each(languages)("shows nothing of the open record for a stranger (%s)", async (language) => {
  const understood = await reader(language);
  for (const question of strangers[language]) {
    const { outcome } = understood(question, beatriz, null);
    const tools = "tools" in outcome ? outcome.tools.filter(([tool]) => tool !== "help") : [];
    expect({ question, kind: outcome.kind, tools }).toEqual({
      question,
      kind: expect.not.stringMatching("data"),
      tools: [],
    });
  }
});

async function reader(language: Language) {
  const learned = await learnedOf(language);
  return (question: string, open: typeof beatriz | null, context: ConversationContext | null) =>
    understand(question, {
      learned,
      texts: assistantTexts[language],
      today,
      patients,
      open,
      context,
    });
}

function gradeOf(
  asked: EvaluationQuestion,
  found: Understanding,
  before: Understanding | null,
): Grade {
  const { outcome } = found;
  const last = before?.outcome.kind === "data" ? before.outcome.intent : null;
  const wanted = asked.intent === "followUp" && last !== null ? last : asked.intent;
  if (outcome.kind === "data") {
    return isSame(outcome.intent, wanted) && isOf(asked, found) ? "right" : "wrong";
  }
  if (isRight(outcome, wanted, asked)) return "right";
  return isHelpful(outcome, wanted) ? "helpful" : "useless";
}

/** Whether it refuses what is refused, for the right reason. */
function isRight(outcome: Outcome, wanted: IntentName, { patient }: EvaluationQuestion): boolean {
  if (outcome.kind === "help") return outcome.topic === helpOf(wanted);
  if (outcome.kind !== "refused") return false;
  return outcome.why === wanted || (outcome.why === "stranger" && patient === "stranger");
}

function isHelpful(outcome: Outcome, wanted: IntentName): boolean {
  if (outcome.kind === "unsure") return outcome.offers.some((intent) => isSame(intent, wanted));
  const isReason = outcome.kind === "refused" && outcome.why !== "noPatient";
  return outcome.kind === "corrected" || isReason;
}

/** Whether an intent reads the same as another: a list says how many there are. */
function isSame(found: IntentName, wanted: IntentName): boolean {
  if (!isDataIntent(found) || !isDataIntent(wanted)) return false;
  const [a, b] = [found, wanted].map((intent) =>
    JSON.stringify(
      dataIntentOf(intent).tools.map(([tool, input]) => [tool, { ...input, onlyCount: false }]),
    ),
  );
  return a === b || (found === "problems" && wanted === "illness");
}

/** Whether an answer is about the patient and the days that are asked about. */
function isOf({ day = "", patient }: EvaluationQuestion, { about }: Understanding): boolean {
  const [from = "", until = from] = (day.split(" ")[0] ?? "").split("..");
  const { from: first, until: last } = about.period ?? { from: today, until: today };
  const isDay = day === "" || (from === first && until === last);
  const whom = patient === "open" ? "beatriz" : patient;
  return isDay && (whom === undefined || (about.only ?? about.patient)?.id === whom);
}
