import type { ReactNode } from "react";

import { patientDocument } from "../features/patients/patients.data.ts";
import { BirthDateContext } from "../features/records/vitals/vitalsAge.ts";
import { useLiveQuery } from "../firebase/liveQuery/useLiveQuery.ts";

/** Lets the record below it judge values by the patient's age. */
export function PatientAge({ patientId, children }: { patientId: string; children: ReactNode }) {
  const live = useLiveQuery(`patient/${patientId}`, patientDocument(patientId));
  const birthDate = live.status === "content" ? (live.value?.birthDate ?? null) : null;
  return <BirthDateContext value={birthDate}>{children}</BirthDateContext>;
}
