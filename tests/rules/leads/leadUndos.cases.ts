import { collections } from "@salvia/domain/shared/collections";
import type { Lead } from "@salvia/domain/lead/lead";
import { statusActivityId, type StatusActivity } from "@salvia/domain/lead/leadActivity";
import {
  leadStatuses,
  leadTransitions,
  stepOf,
  type LeadStatus,
} from "@salvia/domain/lead/leadStatus";

import { lead } from "../../../seed/leads.ts";
import { quote } from "../../../seed/quotes.ts";
import type { ActorName } from "../support/actors.ts";
import { undecidable, write, type Row } from "../support/row.ts";
import { changes, now, type Documents, type Fields } from "../support/values.ts";
import { atStage, consent, loss, personCalled, stageFieldsOf } from "./leads.stored.ts";

const owner: readonly ActorName[] = ["owner"];
const noOne: readonly ActorName[] = [];
const rev = 4;
const past = new Date("2020-01-01");
/** Remains recent for as long as the tests run. */
const recent = new Date(Date.now() + 100 * 60 * 60 * 1000);

type Moved = { lead: Lead; move: StatusActivity };

/** A lead of Ana's that went from one status to another with its last change. */
function moved(
  from: LeadStatus,
  to: LeadStatus,
  { lead: fields = {}, move = {} }: { lead?: Partial<Lead>; move?: Partial<StatusActivity> } = {},
): Moved {
  const stage = stageFieldsOf(to, past);
  const step = to === "lost" ? (stepOf(from) ?? stage.step) : stage.step;
  return {
    lead: lead({
      ...personCalled(`${from}-${to}`),
      ...stage,
      step,
      consent,
      rev,
      ownerId: "ana",
      ...fields,
    }),
    move: { kind: "status", from, to, ownerId: "ana", createdAt: recent, ...move },
  };
}

const movedLeads: Readonly<Record<string, Moved>> = {
  ...Object.fromEntries(
    leadStatuses.flatMap((from) =>
      leadTransitions[from].map((to) => [`${from} to ${to}`, moved(from, to)]),
    ),
  ),
  late: moved("quoted", "lost", { move: { createdAt: past } }),
  changedSince: moved("quoted", "lost", { lead: { rev: rev + 1 } }),
  theirMove: moved("quoted", "lost", { lead: { ownerId: "ben" }, move: { ownerId: "ben" } }),
  merged: moved("new", "quoted"),
  withdrawn: moved("aiContacting", "remoteSales", { lead: { consent: null } }),
};

/** The leads, the moves in their history, and the quote of the one that needs one to go back. */
export const storedMoves: Documents = Object.fromEntries(
  Object.entries(movedLeads).flatMap(([name, stored]) => [
    [pathOf(name), stored.lead],
    [`${pathOf(name)}/${collections.activities}/${statusActivityId(rev)}`, stored.move],
    [`${collections.quotes}/${name}`, name === "quoted to remoteSales" ? quote() : null],
  ]),
);

/** Every tested undo of a move. */
export const leadUndoRows: readonly Row[] = [
  ...leadStatuses.flatMap((from) =>
    leadTransitions[from]
      // Losing a reopened lead again is a move of the table, at another step.
      .filter(() => from !== "lost")
      .map((to) => undo(`${from} to ${to}`, from, to === "enrolled" ? noOne : owner)),
  ),
  undo("lost to remoteSales", "lost", noOne),
  undo("quoted to lost", "documents", noOne),
  undo("quoted to lost", "quoted", noOne, { plan: "basic" }),
  undo("quoted to lost", "quoted", noOne, { rev: rev + 2 }),
  undo("quoted to lost", "quoted", noOne, { step: 3 }),
  undo("quoted to lost", "quoted", noOne, { loss }),
  undo("late", "quoted", noOne),
  undecidable(undo("changedSince", "quoted", noOne)),
  undo("theirMove", "quoted", ["colleague"]),
  undo("merged", "new", noOne),
  undo("withdrawn", "aiContacting", noOne),
];

function undo(
  name: string,
  back: LeadStatus,
  allowedTo: Row["allowedTo"],
  fields: Fields = {},
): Row {
  const next = (movedLeads[name]?.lead.rev ?? 0) + 1;
  const sent = { ...atStage(back), rev: next, updatedAt: now, ...fields };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(pathOf(name)), changes(sent, uid)));
  const label = Object.keys(fields).length === 0 ? "" : `, with ${Object.keys(fields).join()}`;
  return {
    operation: "update",
    name: `${name}: back to ${back}${label}`,
    send,
    allowedTo,
    reads: 2,
  };
}

function pathOf(name: string): string {
  return `${collections.leads}/${name}`;
}
