import { basics } from "./basics.ts";
import * as development from "./development/questions.ts";
import { english } from "./english.ts";
import type { EvaluationQuestion } from "./evaluationQuestion.ts";
import { french } from "./french.ts";
import { kinds } from "./kinds.ts";
import { opened } from "./opened/questions.ts";
import { portuguese } from "./portuguese.ts";
import * as sealed from "./sealed/questions.ts";
import { spanish } from "./spanish.ts";
import { unlisted } from "./unlisted.ts";
import { variations } from "./variations.ts";

const listed = [...basics, ...english, ...spanish, ...portuguese, ...french, ...variations];

/** The evaluation set: every engine is asked all of it. */
export const questionSets: Readonly<Record<"built" | "sealed", readonly EvaluationQuestion[]>> = {
  built: [...listed, ...unlisted, ...Object.values(development).flat(), ...opened, ...kinds],
  sealed: Object.values(sealed).flat(),
};
