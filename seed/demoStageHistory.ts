import { leadTransitions, stepOf, type LeadStatus } from "@salvia/domain/lead/leadStatus";

import type { Random } from "./random.ts";

/** How far a lead has come: where it stands, at which step, and by which statuses it came there. */
export type Way = {
  status: LeadStatus;
  step: number;
  /** Where it has been after `new`, the present status last. */
  moves: readonly LeadStatus[];
  viaAssistant: boolean;
};

/**
 * Lets a lead walk along the transition table from `new`, as far as its age makes likely.
 *
 * @param ageInDays since it came in
 * @param owned whether somebody works it; in the pool only the assistant does
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
  const patience = movesWithin(random, ageInDays);
  while (way.moves.length < patience && way.status !== "enrolled") {
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

/** A first move on most first days, then one in three days to three weeks. */
function movesWithin(random: Random, ageInDays: number): number {
  const first = random.chance(Math.min(0.9, ageInDays / 2)) ? 1 : 0;
  return first === 0 ? 0 : first + Math.floor((ageInDays * random.int(5, 33)) / 100);
}

/** What usually follows which status. */
const likely: Readonly<Record<LeadStatus, Partial<Record<LeadStatus, number>>>> = {
  new: { aiContacting: 42, remoteSales: 54, lost: 4 },
  aiContacting: { remoteSales: 92, lost: 8 },
  remoteSales: { quoted: 89, lost: 11 },
  quoted: { documents: 74, remoteSales: 12, lost: 14 },
  documents: { enrolled: 80, quoted: 12, lost: 8 },
  enrolled: {},
  lost: {},
};
