import { recordBundle } from "@salvia/domain/record/fhir/recordBundle";
import type { Patient } from "@salvia/domain/record/patient";

import { staffName } from "../../../firebase/staffEntry.ts";
import { download } from "../../../lib/download.ts";
import type { OpenRecordKey } from "../openRecord.ts";
import { logExport, readEntries, readPatient } from "./wholeRecord.data.ts";

/**
 * Saves an open record on a clinician's device, after the audit log has an entry about it.
 *
 * @throws FirebaseError `permission-denied` if the record has closed; `unavailable` while offline
 */
export async function exportRecord(access: OpenRecordKey, fileName: string): Promise<void> {
  await logExport(access);
  const patient = await readPatient(access.patientId);
  await saveRecord(access.patientId, patient, fileName);
}

/**
 * Saves a record on the reader's device, as a FHIR bundle. The file's name has no name of a
 * person: it shows in lists of downloads.
 *
 * @param fileName without ending
 * @throws FirebaseError `unavailable` while offline; then nothing is saved
 */
export async function saveRecord(
  patientId: string,
  patient: Patient,
  fileName: string,
): Promise<void> {
  const entries = await readEntries(patientId);
  const all = Object.values(entries).flat();
  const uids = [...new Set(all.map(({ clinicianId }) => clinicianId))];
  const names = await Promise.all(uids.map(async (uid) => [uid, await nameOf(uid)] as const));
  const known = new Map(names.flatMap(([uid, name]) => (name === null ? [] : [[uid, name]])));
  const platform = { newUuid: () => crypto.randomUUID(), base64 };
  const bundle = recordBundle({ patientId, patient, ...entries }, known, new Date(), platform);
  const text = JSON.stringify(bundle, null, 2);
  download(new Blob([text], { type: "application/fhir+json" }), `${fileName}.json`);
}

/** Null also for former clinicians, whose entry a patient may no longer read. */
async function nameOf(uid: string): Promise<string | null> {
  return staffName(uid).catch(() => null);
}

function base64(text: string): string {
  // In pieces: a call takes only so many arguments.
  const bytes = [...new TextEncoder().encode(text)];
  return btoa(bytes.map((byte) => String.fromCodePoint(byte)).join(""));
}
