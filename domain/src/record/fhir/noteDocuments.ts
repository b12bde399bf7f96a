import type { DocumentReference } from "fhir/r4.js";

import type { RecordNote } from "../recordNote.ts";
import { loinc, type BundleContext, type Identified } from "./bundleContext.ts";

/** A document for each signed note; an addendum refers to the note that it adds to. */
export function noteDocuments(
  notes: readonly Identified<RecordNote>[],
  { urlOf, subject, clinician, base64 }: BundleContext,
): [url: string, DocumentReference][] {
  return notes.flatMap(({ id, clinicianId, text, addendumTo, signedAt }) => {
    if (signedAt === null) return [];
    const date = signedAt.toISOString();
    const attachment = {
      contentType: "text/plain; charset=utf-8",
      data: base64(text),
      creation: date,
    };
    return [
      [
        urlOf(id),
        {
          resourceType: "DocumentReference",
          status: "current",
          docStatus: "final",
          type: loinc("11506-3", "Progress note"),
          subject,
          date,
          author: [clinician(clinicianId)],
          ...(addendumTo !== null && {
            relatesTo: [{ code: "appends", target: { reference: urlOf(addendumTo) } }],
          }),
          content: [{ attachment }],
        },
      ],
    ];
  });
}
