import type { Condition } from "fhir/r4.js";

import { problemsFrom, type Problem, type Severity } from "../problem.ts";
import { coded, errorNote, snomed, type BundleContext, type Identified } from "./bundleContext.ts";

type Entry = Identified<Problem>;

/** A condition for each problem by its latest entry, and for each entry made in error. */
export function conditions(
  newestFirst: readonly Entry[],
  context: BundleContext,
): [url: string, Condition][] {
  const { active, resolved } = problemsFrom(newestFirst);
  const wrong = newestFirst.filter(({ enteredInError }) => enteredInError !== undefined);
  return [
    ...[...active, ...resolved].map(({ latest, since }): [string, Condition] => [
      context.urlOf(latest.id),
      {
        ...condition(latest, since, context),
        clinicalStatus: coded(`${terminology}/condition-clinical`, latest.status),
      },
    ]),
    ...wrong.map((entry): [string, Condition] => [
      context.urlOf(entry.id),
      {
        ...condition(entry, entry.createdAt, context),
        verificationStatus: coded(`${terminology}/condition-ver-status`, "entered-in-error"),
      },
    ]),
  ];
}

/** The resource of an entry, without a status, which wrong entries may not have. */
function condition(entry: Entry, since: Date, { subject, clinician }: BundleContext): Condition {
  const { name, severity, onset } = entry;
  return {
    resourceType: "Condition",
    category: [coded(`${terminology}/condition-category`, "problem-list-item")],
    ...(severity !== null && { severity: severityCodes[severity] }),
    code: { text: name },
    subject,
    ...(onset !== null && { onsetDateTime: onset }),
    recordedDate: since.toISOString(),
    recorder: clinician(entry.clinicianId),
    ...errorNote(entry),
  };
}

const terminology = "http://terminology.hl7.org/CodeSystem";

const severityCodes: Readonly<Record<Severity, Condition["severity"]>> = {
  severe: snomed("24484000", "Severe"),
  moderate: snomed("6736007", "Moderate"),
  mild: snomed("255604002", "Mild"),
};
