import { isDeepStrictEqual } from "node:util";

import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { coverageSchema, type Coverage } from "@salvia/domain/member/coverage";
import { cliniciansMax, patientSchema, type Patient } from "@salvia/domain/record/patient";
import type { PatientOutcome } from "@salvia/domain/member/patientImport";
import { collections } from "@salvia/domain/shared/collections";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "firebase-admin/firestore";

import { hashOf } from "../platform/hashOf.ts";
import { stored } from "../platform/stored.ts";
import type { ImportOrder, PlannedPatient } from "./importOrder.ts";
import { logTreatment } from "./logTreatment.ts";
import { withOwnNumbers } from "./memberNumbers.ts";

/** What writing these patients would do now. */
export async function outcomesOf(
  firestore: Firestore,
  planned: readonly PlannedPatient[],
): Promise<PatientOutcome[]> {
  const rows = await withOwnNumbers(firestore, async (query) => query.get(), planned);
  const documents = rows.flatMap((row) => documentsOf(firestore, row));
  const found = documents.length === 0 ? [] : await firestore.getAll(...documents);
  const before = storedIn(found);
  return rows.map((row) => outcomeOf(row, before));
}

/**
 * Writes patients in one transaction with the entries in the audit log: who treats whom, and how
 * many patients the import has written so far. A repeated call finds nothing to write.
 */
export async function writePatients(
  firestore: Firestore,
  planned: readonly PlannedPatient[],
  order: Pick<ImportOrder, "importId" | "by" | "now">,
): Promise<PatientOutcome[]> {
  const documents = planned.flatMap((row) => documentsOf(firestore, row));
  if (documents.length === 0) return planned.map((row) => outcomeOf(row, storedIn([])));
  return firestore.runTransaction(async (transaction) => {
    const rows = await withOwnNumbers(firestore, async (query) => transaction.get(query), planned);
    const found = await transaction.getAll(...documents);
    const before = storedIn(found);
    const outcomes = rows.map((row) => outcomeOf(row, before));
    const log = await importLog(transaction, firestore, order);
    const by = order.by.kind === "service" ? order.by.name : order.by.uid;
    for (const [index, row] of rows.entries()) {
      const [document, plan] = documentsOf(firestore, row);
      const outcome = outcomes[index];
      if (document === undefined || (outcome !== "added" && outcome !== "changed")) continue;
      const kept = before.patients.get(document.id) ?? null;
      const patient = completed(row.patient, kept);
      transaction.set(document, patient, { mergeFields: Object.keys(patient) });
      if (plan !== undefined && row.coverage !== null) {
        transaction.set(plan, row.coverage, { mergeFields: Object.keys(row.coverage) });
      }
      logTreatment(transaction, firestore, {
        patientId: document.id,
        before: kept?.clinicians ?? [],
        clinicians: patient.clinicians,
        by,
        now: order.now,
      });
      log[outcome] += 1;
    }
    if (outcomes.some((outcome) => outcome === "added" || outcome === "changed")) {
      const { added, changed } = log;
      const entry = { action: "patientsImported", uid: by, by, at: order.now, added, changed };
      transaction.set(log.document, auditEntrySchema.parse(entry));
    }
    return outcomes;
  });
}

/** The audit log entry of the whole import, with its counts so far. */
async function importLog(
  transaction: Transaction,
  firestore: Firestore,
  { importId, by }: Pick<ImportOrder, "importId" | "by">,
) {
  const id = `patientsImported-${hashOf([importId, by])}`;
  const document = firestore.collection(collections.auditLog).doc(id);
  const entry = stored(auditEntrySchema, await transaction.get(document));
  const { added, changed } =
    entry?.action === "patientsImported" ? entry : { added: 0, changed: 0 };
  return { document, added, changed };
}

/** What is stored about members, by uid. */
type StoredMembers = {
  patients: ReadonlyMap<string, Patient | null>;
  coverages: ReadonlyMap<string, Coverage | null>;
};

function storedIn(found: readonly DocumentSnapshot[]): StoredMembers {
  const of = (name: string) => found.filter(({ ref }) => ref.parent.id === name);
  return {
    patients: new Map(
      of(collections.patients).map((each) => [each.id, stored(patientSchema, each)]),
    ),
    coverages: new Map(
      of(collections.coverages).map((each) => [each.id, stored(coverageSchema, each)]),
    ),
  };
}

function outcomeOf(
  { uid, refusal, patient, coverage }: PlannedPatient,
  before: StoredMembers,
): PatientOutcome {
  if (refusal !== null) return refusal;
  const kept = uid === null ? null : (before.patients.get(uid) ?? null);
  if (uid === null || kept === null) return "added";
  const isSame =
    isDeepStrictEqual(sorted(kept), sorted(completed(patient, kept))) &&
    (coverage === null || isDeepStrictEqual(before.coverages.get(uid), coverage));
  return isSame ? "unchanged" : "changed";
}

/** The patient of a row, with what is stored where the row may leave it out or does not know it. */
function completed(patient: Patient, kept: Patient | null): Patient {
  const chosen = kept?.chosen?.filter((uid) => kept.clinicians.includes(uid)) ?? [];
  return {
    ...patient,
    clinicians: [...new Set([...patient.clinicians, ...chosen])].slice(0, cliniciansMax),
    ...(kept?.chosen && { chosen: kept.chosen }),
    memberNumber: patient.memberNumber ?? kept?.memberNumber ?? null,
    phone: patient.phone ?? kept?.phone ?? null,
  };
}

/** The order of the clinicians means nothing. */
function sorted(patient: Patient): Patient {
  return { ...patient, clinicians: patient.clinicians.toSorted() };
}

/** The documents that a row writes: the patient, and the plan if the row names one. */
function documentsOf(firestore: Firestore, row: PlannedPatient): DocumentReference[] {
  if (row.refusal !== null || row.uid === null) return [];
  const names = [collections.patients, ...(row.coverage === null ? [] : [collections.coverages])];
  const { uid } = row;
  return names.map((name) => firestore.collection(name).doc(uid));
}
