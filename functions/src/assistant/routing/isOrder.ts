import { isSurelyNoOrder, type LikelyMeanings } from "./exampleRoute.ts";
import type { RoutingWords } from "./patientResolution.ts";
import { says, type Word } from "./questionWords.ts";

/**
 * Whether a question asks for a change, which the assistant never makes. The verb may also be an
 * adjective, such as “open slots”: then the examples decide.
 */
export function isOrder(
  words: readonly Word[],
  { orders }: RoutingWords,
  likely: () => LikelyMeanings,
): boolean {
  if (orders.anywhere.some((entry) => says(words, entry))) return true;
  const begin = words.findIndex((word) => !orders.polite.includes(word.plain));
  const rest = words.slice(Math.max(0, begin)).map((word) => word.plain);
  const isFirst = orders.first.some((entry) =>
    entry
      .split(" ")
      .every((part, at) => rest[at] === part || rest[at]?.replace(attachedPronoun, "") === part),
  );
  return isFirst && !isSurelyNoOrder(likely());
}

/** “Her”, “it”, or “me” at the end of a verb: “cancélala”, “envoie-lui”, “annulez-moi”. */
const attachedPronoun = /-?(?:se)?(?:l[aeo]s?|lh?es?|lui|leur|moi)$/;
