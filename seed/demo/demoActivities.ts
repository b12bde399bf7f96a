import { insurersDay } from "@salvia/domain/site/insurersDay";
import { estimateOf } from "@salvia/domain/lead/quote/enquiryEstimate";
import { startDays } from "@salvia/domain/site/priceAnswers";
import type { ContactPage } from "@salvia/domain/lead/contact";
import type { Lead, LeadSource } from "@salvia/domain/lead/lead";
import { leadActivitySchema, type LeadActivity } from "@salvia/domain/lead/leadActivity";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";

import { demoCases, type DemoCase } from "./demoLeads.ts";
import { demoMessages, demoNotes } from "./demoWords.ts";
import { minute } from "./demoTimes.ts";
import { seededRandom, type Random } from "../random.ts";

/**
 * The activities of the demo's leads, by their paths below `leads`: enquiries, moves and notes that
 * match each lead's status and dates. The same for the same `now`.
 */
export function demoActivities(now: Date): ReadonlyMap<string, LeadActivity> {
  const random = seededRandom(20_261_122);
  return new Map(
    demoCases(now).flatMap((demoCase) =>
      happened(random, demoCase, now).map(
        ([id, activity]) =>
          [`${demoCase.id}/activities/${id}`, leadActivitySchema.parse(activity)] as const,
      ),
    ),
  );
}

type Entry = readonly [id: string, activity: LeadActivity];

function happened(random: Random, { lead, way, language }: DemoCase, now: Date): Entry[] {
  const { ownerId, createdAt, rev } = lead;
  const page = pages[lead.source];
  const enquiry = page === null ? [] : [enquiryOn(random, page, { lead, language })];
  const edits = rev - 1;
  const isClaimed = page !== null && ownerId !== null && edits > way.moves.length;
  const claim: Entry[] = isClaimed
    ? [
        [
          "owner:2",
          { kind: "owner", from: null, to: ownerId, createdAt: momentOf(random, lead, 1) },
        ],
      ]
    : [];
  // Edits that are not moves come first.
  const firstMove = edits - way.moves.length + 1;
  const moves = way.moves.map((to, index): Entry => {
    const from = way.moves[index - 1] ?? "new";
    const edit = firstMove + index;
    const moment = edit === edits ? lead.updatedAt : momentOf(random, lead, edit);
    const move = { kind: "status", from, to, ownerId, createdAt: moment } as const;
    const loss = to === "lost" && lead.loss !== undefined ? { loss: lead.loss } : {};
    return [`status:${edit + 1}`, { ...move, ...loss }];
  });
  const notes = [...claim, ...moves].flatMap(([, activity], index, all) => {
    const next = all[index + 1]?.[1].createdAt ?? now;
    const to = activity.kind === "status" ? activity.to : "new";
    return ownerId === null ? [] : noteAfter(random, activity.createdAt, next, to, ownerId, index);
  });
  return [...enquiry, ...claim, ...moves, ...notes].filter(
    ([, activity]) => activity.createdAt >= createdAt,
  );
}

/**
 * The time of the n-th edit of a lead, except the last; edits are spread over the lead's lifetime.
 */
function momentOf(random: Random, { createdAt, updatedAt, rev }: Lead, edit: number): Date {
  const [from, to] = [createdAt.getTime(), updatedAt.getTime()];
  const at = from + ((to - from) * edit) / (rev - 1);
  const slack = (to - from) / (rev - 1) / 4;
  return new Date(Math.min(to, at - random.int(0, Math.floor(slack))));
}

/** Adds a note soon after some of the moves. */
function noteAfter(
  random: Random,
  moment: Date,
  next: Date,
  status: LeadStatus,
  authorId: string,
  index: number,
): Entry[] {
  if (!random.chance(0.7)) return [];
  const createdAt = new Date(moment.getTime() + random.int(3, 25) * minute);
  if (createdAt >= next) return [];
  const note = random.pick(demoNotes[status]);
  return [[`demo-note-${index + 1}`, { ...note, authorId, createdAt }]];
}

function enquiryOn(
  random: Random,
  page: ContactPage,
  { lead, language }: Pick<DemoCase, "lead" | "language">,
): Entry {
  const business = lead.source === "business";
  // Without chance, so that the other leads stay as they are.
  const estimate = page === "individuals" && lead.plan === "standard" ? estimateFor(lead) : null;
  return [
    "enquiry",
    {
      kind: "enquiry",
      page: estimate === null ? page : "price",
      language,
      plan: lead.plan,
      message: random.chance(0.8) ? random.pick(demoMessages[language]) : null,
      company: business || lead.source === "partner" ? `${lead.lastName} & Co.` : null,
      groupSize: business ? random.int(2, 50) : null,
      partnerKind: lead.source === "partner" ? "broker" : null,
      ...(estimate !== null && { estimate }),
      consent: lead.consent,
      createdAt: lead.createdAt,
    },
  ];
}

/** What a family of three asked on the price page. */
function estimateFor({ createdAt }: Pick<Lead, "createdAt">) {
  const [start] = startDays(insurersDay(createdAt));
  const answers = `for=household&age0=1&age30=2&region=city&use=doctors&start=${start}`;
  return estimateOf(answers, createdAt);
}

/** The page whose form created a lead, by source; null for other sources. */
const pages: Readonly<Record<LeadSource, ContactPage | null>> = {
  website: "individuals",
  business: "businesses",
  partner: "partners",
  embedded: "embedded",
  phone: null,
  referral: null,
  event: null,
};
