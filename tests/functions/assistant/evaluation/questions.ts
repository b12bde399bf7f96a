import { basics } from "./basics.ts";
import { english } from "./english.ts";
import type { EvaluationQuestion } from "./evaluationQuestion.ts";
import { french } from "./french.ts";
import { heldOut } from "./heldOut.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";
import { variations } from "./variations.ts";

/** The evaluation set: every engine is asked all of it. */
export const questionSets: Readonly<Record<"built" | "heldOut", readonly EvaluationQuestion[]>> = {
  built: [...basics, ...english, ...spanish, ...portuguese, ...french, ...variations],
  heldOut,
};
