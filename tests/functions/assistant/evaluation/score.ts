import type { AnswerFault } from "@salvia/domain/assistant/assistant";

import type { EvaluationQuestion } from "./evaluationQuestion.ts";

/**
 * `right`: the expected sources and days. `helpful`: not the data, but the reason and what to do
 * instead, or the question that was meant among those offered. `useless`: only that the question was not understood, or help on another topic. `wrong`:
 * data that the question did not ask for, or none.
 */
type Grade = "right" | "helpful" | "useless" | "wrong";

export type Graded = EvaluationQuestion & { grade: Grade; text: string };

/** Answers to these help topics say what the assistant did not understand, or can't do, and why. */
const helpfulTopics = new Set(["followUps", "recordWindow", "orders", "noAdvice"]);

/** Grades an answer by the paths of its sources. */
export function gradeOf({
  fault,
  paths: cited,
  expected,
  hasRead,
  isOffered,
}: {
  fault: AnswerFault | null | undefined;
  paths: readonly string[];
  expected: readonly string[];
  /** Whether it read the expected days and measures. */
  hasRead: boolean;
  /** Whether it offers the question that was meant. */
  isOffered: boolean;
}): Grade {
  if (fault !== null || cited.length === 0) return "wrong";
  // A refusal to diagnose may follow what the record says.
  const data = cited.filter((path) => path !== "help/noAdvice");
  const isAlone = expected.includes("help/noAdvice") || data.length === 0;
  const paths = isAlone ? cited : data;
  const groups = paths.map((path) => expected.findLast((begin) => `${path}$`.startsWith(begin)));
  const isExpected =
    groups.every((begin) => begin !== undefined) &&
    expected.every((begin) => groups.includes(begin));
  const isHelp = paths.every((path) => path.startsWith("help/"));
  if (isExpected) return isHelp || hasRead ? "right" : "wrong";
  if (!isHelp) return "wrong";
  if (paths.includes("help/unsure")) return isOffered ? "helpful" : "useless";
  const isHelpful = paths.every((path) => helpfulTopics.has(path.replace("help/", "")));
  return isHelpful ? "helpful" : "useless";
}

/** The share of right or helpful answers, and how many have each grade. */
export function scoreOf(graded: readonly Graded[]): { share: number; words: string } {
  const count = (grade: Grade) => graded.filter((each) => each.grade === grade).length;
  const share = (count("right") + count("helpful")) / graded.length;
  const grades = (["right", "helpful", "useless", "wrong"] as const).map(
    (grade) => `${count(grade)} ${grade}`,
  );
  return {
    share,
    words: `${(100 * share).toFixed(1)} % of ${graded.length}: ${grades.join(", ")}`,
  };
}

/** The score of each language and of each category. */
export function scoresOf(graded: readonly Graded[]): string {
  const namesOf = ({ language, sources }: Graded) => [language, sources.join(" and ")];
  return [...new Set(graded.flatMap(namesOf))]
    .map((name) => `${name}: ${scoreOf(graded.filter((one) => namesOf(one).includes(name))).words}`)
    .join("\n");
}
