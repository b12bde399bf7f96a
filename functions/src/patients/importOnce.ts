import {
  isOtherHospital,
  type ImportedPatient,
  type PatientOutcome,
} from "@salvia/domain/member/patientImport";
import type { UserRecord } from "firebase-admin/auth";

import { accountsOfEmails } from "../accounts/accountOfEmail.ts";
import { linkedAccounts } from "../accounts/policy/linkedPolicies.ts";
import { roleOf } from "../caller/roleOf.ts";
import { Refusal } from "../http/refusal.ts";
import { indexAtOnce } from "../searchIndexes/searchIndex.ts";
import { patientIndex } from "./indexPatients.ts";
import type { ImportOrder, ImportServices, PlannedPatient } from "./importOrder.ts";
import { memberAccount } from "./memberAccount.ts";
import { withOwnNumbers } from "./memberNumbers.ts";
import { outcomesOf, writePatients } from "./writePatients.ts";

/**
 * Imports patients: first their accounts, with the role of a member, then all patients in one
 * transaction. Each step can be repeated: after a failure, the same request finishes the work.
 *
 * Of two imports at once, the later transaction wins, patient by patient. A patient is always as
 * one of the two described it.
 *
 * @throws Refusal other-hospital before anything is written, if most clinicians are unknown
 */
export async function importOnce(
  services: ImportServices,
  order: ImportOrder,
): Promise<readonly PatientOutcome[]> {
  const { patients, dryRun } = order;
  const emails = patients.flatMap(({ email, clinicians }) => [email, ...clinicians]);
  const accounts = await accountsOfEmails(services.auth, emails);
  const addresses = patients.map(({ email }) => email);
  const linked = await linkedAccounts(services, addresses);
  const planned = patients.map((patient) => {
    const member = linked.get(patient.email) ?? accounts.get(patient.email);
    return plan(patient, member, accounts);
  });
  if (dryRun) return outcomesOf(services.firestore, planned);
  // Before accounts are created, so that a refused row leaves none.
  const { firestore } = services;
  const rows = await withOwnNumbers(firestore, async (query) => query.get(), planned);
  if (isOtherHospital(rows.flatMap(({ refusal }) => refusal ?? "unchanged"))) {
    throw new Refusal("other-hospital");
  }
  const ready: PlannedPatient[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    const part = rows.slice(at, at + atOnce);
    // oxlint-disable-next-line no-await-in-loop -- a few at a time, to limit the load
    ready.push(...(await Promise.all(part.map((row) => withAccount(services, order, row)))));
  }
  const outcomes = await writePatients(firestore, ready, order);
  const written = ready.filter((_, at) => outcomes[at] === "added" || outcomes[at] === "changed");
  await indexAtOnce(firestore, patientIndex, byClinician(written));
  return outcomes;
}

function byClinician(rows: readonly PlannedPatient[]): ReadonlyMap<string, readonly string[]> {
  const uids = new Map<string, string[]>();
  for (const { uid, patient } of rows) {
    if (uid === null) continue;
    for (const clinicianId of patient.clinicians) {
      uids.set(clinicianId, [...(uids.get(clinicianId) ?? []), uid]);
    }
  }
  return uids;
}

/** How many accounts are created and given their role at the same time. */
const atOnce = 10;

/** What the accounts determine about a patient, before anything is written. */
function plan(
  patient: ImportedPatient,
  member: UserRecord | undefined,
  accounts: ReadonlyMap<string, UserRecord>,
): PlannedPatient {
  const clinicians = patient.clinicians.map((email) => accounts.get(email));
  const uids = clinicians.flatMap((user) => (user !== undefined && treats(user) ? user.uid : []));
  const refusal =
    uids.length < clinicians.length
      ? "clinicianUnknown"
      : member === undefined
        ? null
        : refusalOf(member);
  const { name, birthDate, sex, language, memberNumber = null, phone = null, coverage } = patient;
  return {
    email: patient.email,
    uid: member?.uid ?? null,
    refusal,
    patient: {
      name,
      birthDate,
      sex,
      language,
      memberNumber,
      phone,
      clinicians: [...new Set(uids)],
    },
    coverage: coverage === undefined ? null : { endsOn: null, family: [], ...coverage },
  };
}

function treats(user: UserRecord): boolean {
  return roleOf(user) === "medical" && !user.disabled;
}

/** Why an account cannot become a patient's. */
function refusalOf(user: UserRecord): PlannedPatient["refusal"] {
  if (user.disabled) return "accountDisabled";
  // Another person may have opened it and still be able to sign in.
  if (!user.emailVerified) return "addressUnverified";
  const role = roleOf(user);
  return role === null || role === "member" ? null : "otherRole";
}

/** Creates the account if there is none, and makes it a member's. */
async function withAccount(
  services: ImportServices,
  { by, now }: ImportOrder,
  row: PlannedPatient,
): Promise<PlannedPatient> {
  if (row.refusal !== null) return row;
  const author =
    by.kind === "service"
      ? ({ kind: "operator", name: by.name, mayTakeLastAdministrator: false } as const)
      : by;
  const user = await memberAccount(services, { ...row, name: row.patient.name }, author, now);
  if (typeof user === "string") return { ...row, refusal: user };
  // Another import may have created it in the meantime.
  return { ...row, uid: user.uid, refusal: refusalOf(user) };
}
