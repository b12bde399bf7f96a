import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import type { Lead } from "@salvia/domain/lead/lead";
import {
  conversionUndoableMs,
  isPlausible,
  leadConversionSchema,
  type ConversionOrder,
  type LeadConversion,
  type NewMember,
} from "@salvia/domain/lead/conversion";
import { leadKeySchema, leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { transitionBlocker, transitionChanges } from "@salvia/domain/lead/stageTransition";
import { coverageSchema } from "@salvia/domain/member/coverage";
import { patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import type { DocumentReference, DocumentSnapshot, Firestore } from "firebase-admin/firestore";

import { isInUse } from "../../accounts/invitations/isInUse.ts";
import { linkedAccounts } from "../../accounts/policy/linkedPolicies.ts";
import { keptMailRequest } from "../../accounts/mailed/mailRequest.ts";
import { Refusal } from "../../http/refusal.ts";
import { memberAccount, type MemberServices } from "../../patients/memberAccount.ts";
import { stored } from "../../platform/stored.ts";
import { keyDocument, leadIn } from "../merge/leadMerge.ts";

export type ConvertedBy = {
  uid: string;
  now: Date;
};

/** An account for the new member. */
type Account = { uid: string; isInUse: boolean };

/**
 * Makes a lead a client: first the account, with the role of a member, then one transaction with
 * everything else: the lead, the member's record and plan, the invitation, and the audit log entry.
 * A repeated call is answered from the conversion, and an interrupted one is finished: an account
 * that was opened before the transaction failed has no invitation yet, so no one can enter it.
 *
 * A member who has a record already keeps it, with the plan: only the core system changes it.
 *
 * @returns `refused` if the account of the lead's address can't be a member's
 * @throws Refusal not-found, not-allowed, bad-request for an implausible day, or changed-meanwhile
 *   if the lead has changed since the user saw it
 */
export async function runConversion(
  services: MemberServices,
  order: ConversionOrder,
  by: ConvertedBy,
): Promise<LeadConversion["member"] | "refused"> {
  const { firestore } = services;
  const lead = firestore.collection(collections.leads).doc(order.leadId);
  const conversion = conversionDocument(firestore, order.leadId);
  if (!isPlausible(order, by.now)) throw new Refusal("bad-request");
  const seen = convertible(await firestore.getAll(lead, conversion), order, by);
  if ("member" in seen) return seen.member;
  const account = await accountFor(services, order.leadId, seen.lead, order.member, by);
  if (account === "refused") return "refused";

  return firestore.runTransaction(async (transaction) => {
    const patient = account && firestore.collection(collections.patients).doc(account.uid);
    const [now, before, record] = await transaction.getAll(
      lead,
      conversion,
      ...(patient ? [patient] : []),
    );
    const current = convertible([now, before], order, by);
    if ("member" in current) return current.member;
    const isKnown = record?.exists ?? false;
    const member =
      account === null ? "none" : isKnown ? "known" : account.isInUse ? "joined" : "invited";
    transaction.update(lead, {
      ...transitionChanges(current.lead, "enrolled"),
      enrolledAt: by.now,
      rev: order.rev + 1,
      updatedAt: by.now,
    });
    if (account !== null && order.member !== null && patient && !isKnown) {
      const { language } = order.member;
      transaction.create(patient, memberOf(current.lead, order.member));
      const plan = { plan: current.lead.plan, startsOn: order.startsOn, endsOn: null, family: [] };
      transaction.set(
        firestore.collection(collections.coverages).doc(account.uid),
        coverageSchema.parse(plan),
      );
      if (member === "invited" && current.lead.email !== null) {
        const mail = { kind: "memberInvitation", email: current.lead.email, language } as const;
        transaction.create(
          firestore.collection(collections.mailRequests).doc(),
          keptMailRequest({ ...mail, browser: null }, by.now),
        );
      }
    }
    const done: LeadConversion = {
      uid: by.uid,
      member,
      memberId: isKnown ? null : (account?.uid ?? null),
      state: "converted",
      expiresAt: new Date(by.now.getTime() + conversionUndoableMs),
    };
    transaction.set(conversion, done);
    const entry = { action: "leadConverted", leadId: order.leadId, member } as const;
    const whom = { uid: account?.uid ?? by.uid, by: by.uid, at: by.now };
    transaction.create(
      firestore.collection(collections.auditLog).doc(`converted-${order.leadId}-${order.rev}`),
      auditEntrySchema.parse({ ...entry, ...whom }),
    );
    return member;
  });
}

export function conversionDocument(firestore: Firestore, leadId: string): DocumentReference {
  return firestore.collection(collections.leadConversions).doc(leadId);
}

/** The lead to convert, or what its conversion did if the same call was answered before. */
function convertible(
  [found, before]: readonly (DocumentSnapshot | undefined)[],
  { rev }: ConversionOrder,
  { uid }: ConvertedBy,
): { lead: Lead } | Pick<LeadConversion, "member"> {
  const lead = leadIn(found?.data());
  const conversion = before ? stored(leadConversionSchema, before) : null;
  if (lead === null) throw new Refusal("not-found");
  if (lead.ownerId !== uid) throw new Refusal("not-allowed");
  if (conversion?.state === "converted" && lead.status === "enrolled" && lead.rev > rev) {
    return conversion;
  }
  if (lead.rev !== rev || transitionBlocker(lead, "enrolled") !== null) {
    throw new Refusal("changed-meanwhile");
  }
  return { lead };
}

/** The account of a new member; null if the order or the lead's missing address asks for none. */
async function accountFor(
  services: MemberServices,
  leadId: string,
  lead: Lead,
  member: NewMember | null,
  { uid, now }: ConvertedBy,
): Promise<Account | null | "refused"> {
  if (member === null || lead.email === null) return null;
  if (lead.household !== undefined && !(await ownsAddress(services.firestore, leadId, lead))) {
    return "refused";
  }
  const by = { kind: "salesperson", uid } as const;
  const { email } = lead;
  const linked = (await linkedAccounts(services, [email])).get(email)?.uid ?? null;
  const person = { uid: linked, email, name: nameOf(lead) };
  const user = await memberAccount(services, person, by, now);
  if (typeof user === "string") return "refused";
  return { uid: user.uid, isInUse: await isInUse(services.firestore, user) };
}

/** Whether the account of a lead's address is its own, not that of another person of the household. */
async function ownsAddress(firestore: Firestore, leadId: string, lead: Lead): Promise<boolean> {
  const key = leadUniqueKeys(lead).get("email") ?? "";
  return stored(leadKeySchema, await keyDocument(firestore, key).get())?.leadId === leadId;
}

function memberOf(lead: Lead, { birthDate, sex, language }: NewMember) {
  const { phone } = lead;
  const name = nameOf(lead);
  const identity = { name, birthDate, sex, language, phone, memberNumber: null };
  return patientSchema.parse({ ...identity, clinicians: [] });
}

/** Both names, cut to the 120 characters that a patient's name may have. */
function nameOf({ firstName, lastName }: Pick<Lead, "firstName" | "lastName">): string {
  return Array.from(`${firstName} ${lastName}`).slice(0, nameMax).join("").trimEnd();
}

const nameMax = 120;
