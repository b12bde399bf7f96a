import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import { lossReasons } from "@salvia/domain/lead/leadLoss";
import { leadTransitions, stepOf } from "@salvia/domain/lead/leadStatus";
import { plans } from "@salvia/domain/site/plan";

import { lead } from "../../../seed/leads.ts";
import type { Random } from "../../../seed/random.ts";
import { firestore } from "../support/accounts.ts";
import { withDates } from "../support/withDates.ts";
import { storedAt, writeEvent, type WriteEvent } from "../support/writeEvents.ts";

/** Random creations, changes and deletions of leads of these owners. */
export function randomLeadChanges(people: readonly string[], random: Random) {
  const leads = new Map<string, Lead>();

  async function changeOne(): Promise<WriteEvent> {
    const isNew = leads.size === 0 || random.chance(0.2);
    const document = isNew ? collection.doc() : collection.doc(random.pick([...leads.keys()]));
    const oldValue = await storedAt(document.path);
    const before = leads.get(document.id);
    const after = next(before, random, people);
    if (after === null) leads.delete(document.id);
    else leads.set(document.id, after);
    const written = after === null ? await document.delete() : await document.set(after);
    const value = after === null ? {} : await storedAt(document.path);
    return writeEvent(document.path, written, { oldValue, value });
  }

  const collection = firestore.collection("leads");
  return {
    /** Performs `count` changes one after the other and returns their events. */
    async make(count: number): Promise<WriteEvent[]> {
      const events: WriteEvent[] = [];
      while (events.length < count) events.push(await changeOne());
      return events;
    },
    /** All leads as they are stored now. */
    async leads(): Promise<Lead[]> {
      const { docs } = await collection.get();
      return docs.map((each) => leadSchema.parse(withDates(each.data())));
    },
  };
}

/** The next state of a lead; null if it is deleted. */
function next(before: Lead | undefined, random: Random, people: readonly string[]): Lead | null {
  const now = new Date();
  const ownerId = random.pick([...people, null]);
  if (before === undefined) return lead({ ownerId, plan: random.pick(plans), createdAt: now });
  const edited = { ...before, rev: before.rev + 1, updatedAt: now };
  const what = random.weighted({ move: 60, owner: 20, plan: 8, name: 8, end: 4 });
  if (what === "end") return null;
  if (what === "owner") return { ...edited, ownerId };
  if (what === "plan") {
    return { ...edited, plan: random.pick(plans), monthlyPremium: 100 + edited.rev };
  }
  const open = leadTransitions[before.status].filter((status) => status !== "aiContacting");
  if (what === "name" || open.length === 0) return { ...edited, firstName: "Zoë" };
  const status = random.pick(open);
  const isClient = status === "enrolled";
  const { loss: _, ...moved } = edited;
  return {
    ...moved,
    ...(status === "lost" && { loss: randomLoss(random) }),
    status,
    step: stepOf(status) ?? before.step,
    kind: isClient ? "client" : "lead",
    enrolledAt: isClient ? now : null,
  };
}

function randomLoss(random: Random): Lead["loss"] {
  const reason = random.pick(lossReasons);
  return { reason, note: reason === "other" ? "Moves abroad" : null };
}
