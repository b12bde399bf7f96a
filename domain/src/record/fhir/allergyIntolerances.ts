import type { AllergyIntolerance } from "fhir/r4.js";

import { allergiesFrom, isAboutAllergy, type Allergy, type Criticality } from "../allergy.ts";
import { coded, errorNote, snomed, type BundleContext, type Identified } from "./bundleContext.ts";

type Entry = Identified<Allergy>;

/**
 * A resource for each active and resolved allergy by its latest entry, or for the statement that
 * none are known; and one for each entry made in error, so that a copy elsewhere can be corrected.
 */
export function allergyIntolerances(
  newestFirst: readonly Entry[],
  context: BundleContext,
): [url: string, AllergyIntolerance][] {
  const allergies = allergiesFrom(newestFirst);
  const listed =
    allergies.answer === "listed"
      ? [...allergies.active, ...allergies.resolved]
      : allergies.answer === "noneKnown"
        ? [{ latest: allergies.latest, since: allergies.latest.createdAt }]
        : [];
  const wrong = newestFirst.filter(({ enteredInError }) => enteredInError !== undefined);
  return [
    ...listed.map(({ latest, since }): [string, AllergyIntolerance] => [
      context.urlOf(latest.id),
      {
        ...intolerance(latest, since, context),
        clinicalStatus: coded(
          `${terminology}/allergyintolerance-clinical`,
          latest.status === "resolved" ? "resolved" : "active",
        ),
      },
    ]),
    ...wrong.map((entry): [string, AllergyIntolerance] => [
      context.urlOf(entry.id),
      {
        ...intolerance(entry, entry.createdAt, context),
        verificationStatus: coded(
          `${terminology}/allergyintolerance-verification`,
          "entered-in-error",
        ),
      },
    ]),
  ];
}

/** The resource of an entry, without a status, which wrong entries may not have. */
function intolerance(
  entry: Entry,
  since: Date,
  { subject, clinician }: BundleContext,
): AllergyIntolerance {
  const resource: AllergyIntolerance = {
    resourceType: "AllergyIntolerance",
    code: snomed("716186003", "No known allergy"),
    patient: subject,
    recordedDate: since.toISOString(),
    recorder: clinician(entry.clinicianId),
    ...errorNote(entry),
  };
  if (!isAboutAllergy(entry)) return resource;
  const { substance, criticality, reaction, onset } = entry;
  return {
    ...resource,
    code: { text: substance },
    criticality: criticalityCodes[criticality],
    ...(onset !== null && { onsetDateTime: onset }),
    ...(reaction !== null && { reaction: [{ manifestation: [{ text: reaction }] }] }),
  };
}

const terminology = "http://terminology.hl7.org/CodeSystem";

const criticalityCodes = {
  high: "high",
  low: "low",
  unableToAssess: "unable-to-assess",
} as const satisfies Record<Criticality, AllergyIntolerance["criticality"]>;
