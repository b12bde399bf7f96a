import type { Language } from "@salvia/domain/shared/language";
import { leadSchema, type Lead, type LeadSource } from "@salvia/domain/lead/lead";
import { lossReasons, type LeadLoss } from "@salvia/domain/lead/leadLoss";
import { leadSearch } from "@salvia/domain/lead/leadSearch";
import { nextStepDayOf } from "@salvia/domain/lead/nextStep";
import { monthlyPremiumOf } from "@salvia/domain/lead/quote/quotePrice";
import {
  noFigures,
  tally,
  withKeptMonths,
  type SalesFigures,
} from "@salvia/domain/lead/salesStats";
import type { Plan } from "@salvia/domain/site/plan";

import { demoNextSteps } from "./demoNextSteps.ts";
import { demoPeople, type DemoPerson } from "./demoPeople.ts";
import { demoQuotes } from "./demoQuotes.ts";
import { day, laterMoment, minute, workingMoment } from "./demoTimes.ts";
import { demoStageHistory, type Way } from "./demoStageHistory.ts";
import { seededRandom, type Random } from "../random.ts";

const count = 300;

/** The demo's leads by id, newest first. The same for the same `now`. */
export function demoLeads(now: Date): ReadonlyMap<string, Lead> {
  const leads = new Map(demoCases(now).map(({ id, lead }) => [id, lead]));
  const steps = demoNextSteps(leads, now);
  const quotes = demoQuotes(leads, now);
  for (const [id, lead] of leads) {
    const nextStepDay = nextStepDayOf(lead, steps.get(id) ?? null);
    const monthlyPremium = monthlyPremiumOf(quotes.get(id) ?? null);
    leads.set(id, {
      ...lead,
      ...(nextStepDay !== undefined && { nextStepDay }),
      ...(monthlyPremium !== undefined && { monthlyPremium }),
    });
  }
  return leads;
}

/** The figures of every owner of demo leads, by uid. */
export function demoStats(
  leads: ReadonlyMap<string, Lead>,
  now: Date,
): ReadonlyMap<string, SalesFigures> {
  const all = new Map<string, SalesFigures>();
  for (const lead of leads.values()) {
    if (lead.ownerId === null) continue;
    const figures = all.get(lead.ownerId) ?? noFigures();
    tally(figures, lead, 1);
    all.set(lead.ownerId, figures);
  }
  return new Map(Array.from(all, ([uid, figures]) => [uid, withKeptMonths(figures, now)]));
}

/** A demo lead, its status history, and the language of its person. */
export type DemoCase = { id: string; lead: Lead; way: Way; language: Language };

/**
 * About ten weeks of leads for two salespeople and the pool, with a busy last week and one lead
 * that has just arrived.
 */
export function demoCases(now: Date): readonly DemoCase[] {
  const random = seededRandom(20_261_121);
  const nextPerson = demoPeople(random);
  const leads = Array.from({ length: count }, (_, index) => {
    const owner =
      index === 0 ? "pool" : random.weighted({ "demo-sales": 45, "demo-sales2": 35, pool: 19 });
    const ownerId = owner === "pool" ? null : owner;
    // The first lead has just arrived; the others are spread over the past.
    const createdAt =
      index === 0
        ? new Date(now.getTime() - random.int(4, 40) * minute)
        : workingMoment(random, now, daysAgo(random, ownerId !== null));
    return demoLead(random, nextPerson(), { ownerId, createdAt, now });
  });
  leads.sort((a, b) => b.lead.createdAt.getTime() - a.lead.createdAt.getTime());
  return leads.map(({ lead, way, language }, index) => {
    const id = `demo-${String(index + 1).padStart(4, "0")}`;
    return { id, lead: leadSchema.parse(lead), way, language };
  });
}

function demoLead(
  random: Random,
  person: DemoPerson,
  { ownerId, createdAt, now }: { ownerId: string | null; createdAt: Date; now: Date },
): Omit<DemoCase, "id"> {
  const ageInDays = (now.getTime() - createdAt.getTime()) / day;
  const way = demoStageHistory(random, ageInDays, ownerId !== null);
  const { status, step, viaAssistant } = way;
  const moves = way.moves.length;
  const reachableBy = random.weighted({ both: 76, email: 13, phone: 11 });
  const source = random.weighted(sources);
  const consents = viaAssistant || (source === "website" && random.chance(0.5));
  const identified = step >= 5 || random.chance(0.3);
  // Some leads have one extra edit besides their moves.
  const edits = moves + (moves > 0 && random.chance(0.3) ? 1 : 0);
  const chosen = random.weighted(planWeights);
  // Partners ask about more than a plan, which is chosen before the lead moves on.
  const isUndecided = status === "new" && (source === "partner" || source === "embedded");
  const updatedAt =
    edits === 0 ? createdAt : laterMoment(random, createdAt, now, edits * random.int(1, 4));
  const details = {
    firstName: person.firstName,
    lastName: person.lastName,
    identityDocument: identified ? person.identityDocument : null,
    email: reachableBy === "phone" ? null : person.email,
    phone: reachableBy === "email" ? null : person.phone,
    plan: isUndecided ? ("undecided" as const) : chosen,
  };
  const lead: Lead = {
    ...details,
    search: leadSearch(details),
    source,
    status,
    step,
    kind: status === "enrolled" ? "client" : "lead",
    ownerId,
    consent: consents
      ? { wording: consentWordings[person.language], language: person.language, at: createdAt }
      : null,
    rev: 1 + edits,
    createdAt,
    updatedAt,
    enrolledAt: status === "enrolled" ? updatedAt : null,
    ...(status === "lost" && { loss: lossAfter(createdAt) }),
  };
  return { lead, way, language: person.language };
}

/** A reason that varies with the time of creation, as the other leads must not depend on it. */
function lossAfter(createdAt: Date): LeadLoss {
  const listed = lossReasons.filter((reason) => reason !== "other");
  const minutes = Math.floor(createdAt.getTime() / minute);
  return { reason: listed[minutes % listed.length] ?? "noNeed", note: null };
}

/** More leads on recent days, fewer on older ones; the pool has no old leads. */
function daysAgo(random: Random, owned: boolean): number {
  if (!owned) return random.int(0, 9);
  return random.chance(0.27) ? random.int(0, 6) : Math.min(random.int(7, 70), random.int(7, 90));
}

const sources: Readonly<Record<LeadSource, number>> = {
  website: 40,
  phone: 16,
  referral: 14,
  event: 7,
  business: 8,
  partner: 8,
  embedded: 7,
};

const planWeights: Readonly<Record<Plan, number>> = { basic: 30, standard: 46, premium: 24 };

const consentWordings: Readonly<Record<Language, string>> = {
  en: "I agree that Salvia's automatic assistant contacts me about my request.",
  es: "Acepto que el asistente automático de Salvia se ponga en contacto conmigo sobre mi solicitud.",
  pt: "Aceito que o assistente automático da Salvia entre em contato comigo sobre o meu pedido.",
  fr: "J'accepte que l'assistant automatique de Salvia me contacte au sujet de ma demande.",
};
