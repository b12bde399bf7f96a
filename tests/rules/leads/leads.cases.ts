import { leadStatuses, leadTransitions } from "@salvia/domain/lead/leadStatus";
import { plans } from "@salvia/domain/site/plan";

import type { ActorName } from "../support/actors.ts";
import { undecidable, type Row } from "../support/row.ts";
import { leadListRows } from "./leads.lists.ts";
import { leadUndoRows } from "./leadUndos.cases.ts";
import { leadFields, losses } from "./leads.fields.ts";
import {
  again,
  claim,
  create,
  createStrange,
  edit,
  get,
  handOver,
  newcomer,
  remove,
} from "./leads.requests.ts";
import {
  atStage,
  consent,
  listed,
  loss,
  personCalled,
  storedLead,
  storedLeads,
} from "./leads.stored.ts";
import { missing, naming, now } from "../support/values.ts";

const sales: readonly ActorName[] = ["owner", "colleague"];
const admins: readonly ActorName[] = ["admin", "owner turned admin"];
const owner: readonly ActorName[] = ["owner"];
const noOne: readonly ActorName[] = [];
const given = { ...consent, at: now };
const { mine, theirs } = storedLeads;

/** Further changes that might accompany a claim. */
const withClaim: Record<Exclude<keyof typeof leadFields, "ownerId">, unknown> = {
  firstName: "Zoë",
  lastName: "Zoë",
  identityDocument: null,
  email: null,
  phone: null,
  plan: "basic",
  search: { zoe: true },
  source: "phone",
  status: "lost",
  step: 2,
  kind: "client",
  consent: given,
  rev: 3,
  createdAt: now,
  updatedAt: new Date("2026-11-16T09:30:00Z"),
  enrolledAt: now,
  loss,
  nextStepDay: "2026-11-27",
  household: "mine",
  monthlyPremium: 182,
  note: "mine now",
};

const otherDetails = {
  firstName: "Zoë",
  lastName: "Zoë",
  plan: "basic",
  search: { zoe: true },
};

/** A row whose rules also look for the lead's quote. */
function withQuote(row: Row): Row {
  return { ...row, reads: 2 };
}

/** Every tested operation on leads. */
export const leadRows: readonly Row[] = [
  get("mine", ["owner", ...admins]),
  get("theirs", ["colleague", ...admins]),
  get("pooled", [...sales, ...admins]),
  get("absent", admins),

  ...leadListRows,

  remove("mine"),
  remove("theirs"),
  remove("pooled"),
  remove("absent"),

  create("a new one", {}, sales),
  create("one that is enrolled already", atStage("enrolled"), noOne),
  create("one that is contacted already", { ...atStage("aiContacting"), consent: given }, noOne),
  create("one without email and phone", { email: null, phone: null }, noOne),
  undecidable(create("one without keys", {}, noOne, {})),
  undecidable(create("one without the email's key", {}, noOne, { ...newcomer, email: null })),
  undecidable(create("one without the phone's key", {}, noOne, { ...newcomer, phone: null })),
  undecidable(
    create("one without the document's key", {}, noOne, { ...newcomer, identityDocument: null }),
  ),
  undecidable(
    create("one with another email's key", {}, noOne, { ...newcomer, email: "zoe@example.com" }),
  ),
  create("one with my lead's email", { email: mine.email }, noOne, { ...newcomer, email: null }),
  create("one with their lead's phone", { phone: theirs.phone }, noOne, {
    ...newcomer,
    phone: null,
  }),

  createStrange(),

  again("mine"),
  edit("mine", "nothing but the stamp", {}, owner),
  edit("theirs", "plan", { plan: "basic" }, ["colleague"]),
  edit("pooled", "plan", { plan: "basic" }, noOne),
  edit("mine", "email and phone away", { email: null, phone: null }, noOne),
  undecidable(
    edit("mine", "email without key", { email: "zoe@example.com" }, noOne, { email: null }),
  ),
  edit("mine", "email, the old one's key kept", { email: null }, noOne, {}),
  edit("mine", "phone, the old one's key kept", { phone: null }, noOne, {}),
  edit("mine", "document, the old one's key kept", { identityDocument: null }, noOne, {}),
  { ...edit("partner", "email, the other's key kept", { email: null }, owner, {}), reads: 2 },
  edit("mine", "email of their lead", { email: theirs.email }, noOne, { email: null }),
  edit("mine", "all that has a key", personCalled("another"), owner),
  edit(
    "withoutConsent",
    "all details at once",
    { ...personCalled("another"), ...otherDetails },
    owner,
  ),
  edit("withoutConsent", "details and stage", { ...otherDetails, consent: given }, noOne),
  edit("mailed", "phone, where there was none", { phone: "+34600000000" }, owner),
  edit("enrolled", "kind", { kind: "lead" }, noOne),
  edit("consented", "consent away", { consent: null }, owner),
  edit("consented", "consent renewed", { consent: given }, noOne),
  edit("consented", "consent reworded", { "consent.wording": "I agree to all." }, noOne),
  edit("consented", "consent redated", { "consent.at": now }, noOne),
  edit("aiContacting", "consent away", { consent: null }, noOne),
  edit("aiContacting", "done, consent away", { ...atStage("quoted"), consent: null }, noOne),
  edit("aiContacting", "on, consent away", { ...atStage("remoteSales"), consent: null }, owner),
  edit("withoutConsent", "contacting", atStage("aiContacting"), noOne),
  edit(
    "withoutConsent",
    "contacting, with consent",
    { ...atStage("aiContacting"), consent: given },
    owner,
  ),
  edit("enrolled", "enrolled again", { enrolledAt: now }, noOne),
  edit("enrolled", "consent away", { consent: null }, owner),
  edit("mine", "lost at another step", { ...atStage("lost"), step: 2 }, noOne),
  ...[
    ...losses.may.map((reason) => [reason, owner] as const),
    ...losses.never.map((reason) => [reason, noOne] as const),
  ].map(([reason, allowedTo]) =>
    edit(
      "mine",
      `lost with ${naming("loss", reason)}`,
      { status: "lost", loss: reason },
      allowedTo,
    ),
  ),
  edit("undecided", "name", { firstName: "Zoë" }, noOne),
  edit("undecided", "name and plan", { firstName: "Zoë", plan: "basic" }, owner),
  edit("undecided", "consent", { consent: given }, owner),
  edit("undecided", "contacting", { ...atStage("aiContacting"), consent: given }, noOne),
  edit(
    "undecided",
    "contacting, with consent and plan",
    { ...atStage("aiContacting"), consent: given, plan: "basic" },
    owner,
  ),
  edit("undecided", "on", atStage("remoteSales"), noOne),
  ...plans.map((plan) =>
    edit("undecided", `on, with ${plan}`, { ...atStage("remoteSales"), plan }, owner),
  ),
  edit("undecided", "on, with gold", { ...atStage("remoteSales"), plan: "gold" }, noOne),
  edit("undecided", "lost", { ...atStage("lost"), step: 1 }, owner),
  edit("undecidedLost", "reopened", atStage("remoteSales"), noOne),
  edit(
    "undecidedLost",
    "reopened with a plan",
    { ...atStage("remoteSales"), plan: "basic" },
    owner,
  ),
  edit("lost", "reopened with another plan", { ...atStage("remoteSales"), plan: "basic" }, noOne),
  edit("lost", "consent away", { consent: null }, owner),
  edit("lost", "another reason", { loss: { reason: "noNeed", note: null } }, noOne),
  edit("lost", "the reason away", { loss: missing }, noOne),
  edit("lost", "reopened with its reason", { status: "remoteSales", step: 3 }, noOne),
  edit("lostBefore", "nothing but the stamp", {}, owner),
  edit("lostBefore", "a reason later", { loss }, noOne),
  edit("lostBefore", "reopened", atStage("remoteSales"), owner),
  edit("quotedBefore", "consent", { consent: given }, owner),
  edit("documentsBefore", "back to quoted", atStage("quoted"), owner),
  edit("lost", "the step it was lost at", { step: 4 }, noOne),
  edit("halfRevision", "the next half", { rev: 5.5 }, noOne),
  edit("undatedConsent", "on", atStage("quoted"), noOne),
  ...leadStatuses.flatMap((from) =>
    leadStatuses.map((to) => {
      const { step, enrolledAt } = storedLead(from);
      const fields =
        to === "lost"
          ? { ...atStage(to), step }
          : to === from
            ? { ...atStage(to), enrolledAt }
            : atStage(to);
      // Only the server makes a lead a client.
      const allowed = to === from || (leadTransitions[from].includes(to) && to !== "enrolled");
      const row = edit(from, `to ${to}`, fields, allowed ? owner : noOne);
      // It might undo a move, but its history has none.
      if (!allowed && leadTransitions[to].includes(from))
        return Object.assign(undecidable(row), { reads: 2 });
      return to === "quoted" && from === "remoteSales" ? withQuote(row) : row;
    }),
  ),
  ...leadUndoRows,
  withQuote(edit("unkeyed", "to quoted, without a quote", atStage("quoted"), noOne)),

  claim("pooled", "alone", {}, sales),
  claim("pooled", "for someone else", { ownerId: "zoe" }, noOne),
  claim("theirs", "alone", {}, ["colleague"]),
  claim("lostInPool", "alone", {}, sales),
  claim("lostInPool", "with another reason", { loss: { reason: "noNeed", note: null } }, noOne),
  claim("returned", "alone", {}, sales),
  claim("looseStep", "alone", {}, noOne),
  claim("undecidedInPool", "alone", {}, sales),
  claim("undecidedInPool", "with a plan", { plan: "basic" }, noOne),

  handOver("mine", "to a salesperson", listed.sales, owner),
  handOver("undecided", "to a salesperson", listed.sales, owner),
  handOver("theirs", "to a salesperson", listed.sales, ["colleague"]),
  handOver("pooled", "to a salesperson", listed.sales, noOne),
  handOver("halfRevision", "to a salesperson", listed.sales, noOne, { rev: 5.5 }),
  handOver("mine", "to a clinician", listed.medical, noOne),
  handOver("mine", "to another role", "zoe", noOne),
  undecidable(handOver("mine", "to nobody of the staff", "absent", noOne)),
  ...[missing, null, 7, "", "a/b", ["sam"]].map((to) =>
    handOver("mine", `to ${naming("ownerId", to)}`, to, noOne),
  ),
  ...["rev", "updatedAt"].map((field) =>
    handOver("mine", `with ${naming(field, missing)}`, listed.sales, noOne, { [field]: missing }),
  ),
  ...Object.entries(withClaim).map(([field, value]) =>
    handOver("mine", `with ${naming(field, value)}`, listed.sales, noOne, { [field]: value }),
  ),

  ...Object.entries(leadFields).flatMap(([field, column]) => {
    const values = [...new Set([...column.create, ...column.edit, ...column.never])];
    return values.flatMap((value) => {
      const name = naming(field, value);
      return [
        create(name, { [field]: value }, column.create.includes(value) ? sales : noOne),
        edit("mine", name, { [field]: value }, column.edit.includes(value) ? owner : noOne),
      ];
    });
  }),
  ...Object.entries(withClaim).map(([field, value]) =>
    claim("pooled", naming(field, value), { [field]: value }, noOne),
  ),
];
