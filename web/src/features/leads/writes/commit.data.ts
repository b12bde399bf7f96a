import { contactConsent } from "@salvia/domain/site/contactConsent";
import { leadSchema, newLead, type Lead, type LeadTimestamp } from "@salvia/domain/lead/lead";
import type { LeadLoss } from "@salvia/domain/lead/leadLoss";
import { leadSearch } from "@salvia/domain/lead/leadSearch";
import { leadUniqueKeyChanges, leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { transitionChanges } from "@salvia/domain/lead/stageTransition";
import type { Language } from "@salvia/domain/shared/language";
import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type FieldValue,
} from "firebase/firestore";

import { firestore } from "../../../firebase/firestore.ts";
import { finishNextStep, makeQuote, setNextStep, tickDocument } from "./childWrites.data.ts";
import { leadReference } from "../data/leads.data.ts";
import { keyReference } from "../data/leadUniqueKeys.data.ts";
import { activities } from "../data/leadWrites.data.ts";
import type { ActivityWrite, LeadWriteKind, LeadWriteOf, LeadWriteTable } from "./leadWrite.ts";

/**
 * Sends a write. Resolves once the server confirms it; while the connection is lost it stays
 * pending. Sending the same write twice is safe: the rules refuse the second one.
 *
 * @param uid the signed-in user
 * @throws FirebaseError `permission-denied` when the lead has changed since the write's base or is
 *   no longer the user's own, or when another lead has one of its unique keys
 */
export async function commitWrite<K extends LeadWriteKind>(
  write: LeadWriteOf<K>,
  uid: string,
): Promise<void> {
  const { kind }: { kind: K } = write;
  await commit[kind](write, uid);
}

/** How each kind of write reaches the database. */
const commit: LeadWriteTable<[uid: string], Promise<void>> = {
  /** Creates a lead owned by the user, with its unique keys in the same batch. */
  async create({ leadId, details, values }, uid) {
    const batch = writeBatch(firestore());
    batch.set(leadReference(leadId), {
      ...newLead(details, leadSchema.shape.source.parse(values.source), uid),
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    } satisfies Stored);
    for (const key of leadUniqueKeys(details).values()) batch.set(keyReference(key), { leadId });
    await batch.commit();
  },

  /** Saves the form's fields, and its changed unique keys in the same batch. */
  async edit({ leadId, details, base }) {
    const { taken, given } = leadUniqueKeyChanges(base, details);
    const batch = writeBatch(firestore());
    batch.update(leadReference(leadId), {
      ...details,
      search: leadSearch(details),
      ...nextRevision(base),
    } satisfies Partial<Stored>);
    for (const key of taken) batch.set(keyReference(key), { leadId });
    // Another of the household may have the same value, so the server lets the key follow.
    if (base.household === undefined) {
      for (const key of given) batch.delete(keyReference(key));
    }
    await batch.commit();
  },

  note: addActivity,
  call: addActivity,
  email: addActivity,

  /** Moves a lead to another status; only the server makes it a client. */
  async move({ leadId, base, to, loss, plan, consent }) {
    await updateDoc(leadReference(leadId), {
      ...transitionChanges(base, to),
      ...lossChange(base, loss),
      ...(plan && { plan }),
      ...(consent && consentIn(consent)),
      ...nextRevision(base),
    });
  },

  /** Takes a lead back to the status that its last move left. */
  async undo({ leadId, base, to }) {
    await updateDoc(leadReference(leadId), {
      ...transitionChanges(base, to),
      ...lossChange(base),
      ...nextRevision(base),
    });
  },

  async consent({ leadId, base, language }) {
    await updateDoc(leadReference(leadId), {
      ...consentIn(language),
      ...nextRevision(base),
    });
  },

  /**
   * Withdraws a person's consent. If the assistant was contacting them, the lead moves on to remote
   * sales immediately.
   */
  async withdrawal({ leadId, base }) {
    await updateDoc(leadReference(leadId), {
      ...(base.status === "aiContacting" && transitionChanges(base, "remoteSales")),
      consent: null,
      ...nextRevision(base),
    });
  },

  nextStep: setNextStep,
  stepDone: finishNextStep,
  tick: tickDocument,
  quote: makeQuote,
};

async function addActivity(write: ActivityWrite, authorId: string): Promise<void> {
  const { leadId, activityId, name: _, ...activity } = write;
  const createdAt = serverTimestamp();
  await setDoc(doc(activities(leadId), activityId), { ...activity, authorId, createdAt });
}

/** The sentence that a person agreed to, its language and the server's time. */
function consentIn(language: Language) {
  return { consent: { wording: contactConsent[language], language, at: serverTimestamp() } };
}

/** Stores why a lead is lost, or removes it from one that no longer is. */
function lossChange(base: Lead, loss?: LeadLoss) {
  if (loss !== undefined) return { loss };
  return base.status === "lost" ? { loss: deleteField() } : {};
}

/** Every change to a lead increments its revision, so that the rules refuse one based on less. */
function nextRevision({ rev }: Lead) {
  return { rev: rev + 1, updatedAt: serverTimestamp() };
}

/** A lead on its way to the server, which fills in the timestamps. */
type Stored = Omit<Lead, LeadTimestamp> & Record<LeadTimestamp, FieldValue>;
