import {
  indexOfLead,
  leadEntryOf,
  leadPartMax,
  poolIndex,
} from "@salvia/domain/lead/finding/leadIndex";
import type { Lead } from "@salvia/domain/lead/lead";
import type { Patient } from "@salvia/domain/record/patient";
import { indexEntryOf, partMax } from "@salvia/domain/record/patientIndex";
import { collections } from "@salvia/domain/shared/collections";
import type { IndexChanges, IndexEntry } from "@salvia/domain/shared/indexParts";

import { demoAccounts } from "./demoAccounts.ts";

/** What the demo changes in one search index. */
type DemoIndex = { path: string; changes: IndexChanges<IndexEntry>; partMax: number };

/** What the searches compare of the demo's leads and patients, in the index of each reader. */
export function demoIndexes(
  leads: ReadonlyMap<string, Lead>,
  patients: ReadonlyMap<string, Patient>,
): readonly DemoIndex[] {
  return [
    ...[...uidsOf("sales"), poolIndex].map((reader) => ({
      path: `${collections.leadIndexes}/${reader}`,
      changes: changesOf(leads, (lead) =>
        indexOfLead(lead) === reader ? leadEntryOf(lead) : null,
      ),
      partMax: leadPartMax,
    })),
    ...uidsOf("medical").map((reader) => ({
      path: `${collections.patientIndexes}/${reader}`,
      changes: changesOf(patients, (patient) =>
        patient.clinicians.includes(reader) ? indexEntryOf(patient) : null,
      ),
      partMax,
    })),
  ];
}

/** The entry of each document, or null: an earlier run may have left it with another reader. */
function changesOf<Document>(
  documents: ReadonlyMap<string, Document>,
  entryOf: (document: Document) => IndexEntry | null,
): IndexChanges<IndexEntry> {
  return new Map(Array.from(documents, ([id, document]) => [id, entryOf(document)]));
}

function uidsOf(wanted: "sales" | "medical"): readonly string[] {
  return demoAccounts.filter(({ role }) => role === wanted).map(({ uid }) => uid);
}
