import { leadTransitions, stepOf, type LeadStatus } from "@salvia/domain/lead/leadStatus";

import type { Random } from "../random.ts";

/** A lead's progress: its status, its step, and the statuses it went through. */
export type Way = {
  status: LeadStatus;
  step: number;
  /** The statuses after `new`, ending with the current one. */
  moves: readonly LeadStatus[];
  viaAssistant: boolean;
};

/**
 * Moves a lead along the transition table from `new`, as far as is plausible for its age.
 *
 * @param ageInDays days since the lead was created
 * @param owned whether a salesperson owns it; in the pool only the assistant moves leads
 */
export function demoStageHistory(random: Random, ageInDays: number, owned: boolean): Way {
  if (!owned) {
    const contacting = random.chance(0.25);
    return {
      status: contacting ? "aiContacting" : "new",
      step: contacting ? 2 : 1,
      moves: contacting ? ["aiContacting"] : [],
      viaAssistant: contacting,
    };
  }
  const way: Way = { status: "new", step: 1, moves: [], viaAssistant: false };
  const moveCount = movesWithin(random, ageInDays);
  while (way.moves.length < moveCount && way.status !== "enrolled") {
    const next = random.weighted(likely[way.status]);
    if (!leadTransitions[way.status].includes(next)) break;
    way.status = next;
    way.step = stepOf(next) ?? way.step;
    way.moves = [...way.moves, next];
    way.viaAssistant ||= next === "aiContacting";
    if (next === "lost") break;
  }
  return way;
}

/** Usually a first move within two days, then one every three days to three weeks. */
function movesWithin(random: Random, ageInDays: number): number {
  const first = random.chance(Math.min(0.9, ageInDays / 2)) ? 1 : 0;
  return first === 0 ? 0 : first + Math.floor((ageInDays * random.int(5, 33)) / 100);
}

/** The relative frequency of each next status. */
const likely: Readonly<Record<LeadStatus, Partial<Record<LeadStatus, number>>>> = {
  new: { aiContacting: 42, remoteSales: 54, lost: 4 },
  aiContacting: { remoteSales: 92, lost: 8 },
  remoteSales: { quoted: 89, lost: 11 },
  quoted: { documents: 74, remoteSales: 12, lost: 14 },
  documents: { enrolled: 80, quoted: 12, lost: 8 },
  enrolled: {},
  lost: {},
};
