import type { Observation, Quantity } from "fhir/r4.js";

import type { Vitals } from "../vital.ts";
import { errorNote, loinc, type BundleContext, type Identified } from "./bundleContext.ts";

/**
 * An observation for each measured value, blood pressure as one, by the profiles for vital signs
 * (https://hl7.org/fhir/R4/observation-vitalsigns.html).
 */
export function vitalObservations(
  all: readonly Identified<Vitals>[],
  context: BundleContext,
): [url: string, Observation][] {
  return all.flatMap((vitals) =>
    measuredIn(vitals).map(({ profile, ...value }): [string, Observation] => [
      context.urlOf(`${vitals.id}/${profile}`),
      {
        ...observation(vitals, context),
        meta: { profile: [`http://hl7.org/fhir/StructureDefinition/${profile}`] },
        ...value,
      },
    ]),
  );
}

/** A value, and its profile in FHIR's definitions of vital signs. */
type Measured = { profile: "bp" | "bodyweight" | "bodyheight" } & Pick<Observation, "code"> &
  Partial<Observation>;

function measuredIn({ systolic, diastolic, weight, height }: Vitals): Measured[] {
  const measured: Measured[] = [];
  if (systolic !== null && diastolic !== null) {
    const component = [
      { code: loinc("8480-6", "Systolic blood pressure"), valueQuantity: pressure(systolic) },
      { code: loinc("8462-4", "Diastolic blood pressure"), valueQuantity: pressure(diastolic) },
    ];
    measured.push({ profile: "bp", code: loinc("85354-9", "Blood pressure"), component });
  }
  if (weight !== null) {
    const code = loinc("29463-7", "Body weight");
    measured.push({ profile: "bodyweight", code, valueQuantity: quantity(weight, "kg") });
  }
  if (height !== null) {
    const code = loinc("8302-2", "Body height");
    measured.push({ profile: "bodyheight", code, valueQuantity: quantity(height, "cm") });
  }
  return measured;
}

function observation(
  vitals: Identified<Vitals>,
  { subject, clinician }: BundleContext,
): Omit<Observation, "code"> {
  const { clinicianId, measuredAt } = vitals;
  return {
    resourceType: "Observation",
    status: vitals.enteredInError === undefined ? "final" : "entered-in-error",
    category: [
      {
        coding: [
          {
            system: "http://terminology.hl7.org/CodeSystem/observation-category",
            code: "vital-signs",
          },
        ],
      },
    ],
    subject,
    effectiveDateTime: measuredAt.toISOString(),
    performer: [clinician(clinicianId)],
    ...errorNote(vitals),
  };
}

function pressure(value: number): Quantity {
  return { ...quantity(value, "mm[Hg]"), unit: "mmHg" };
}

/** @param unit of UCUM (https://ucum.org) */
function quantity(value: number, unit: string): Quantity {
  return { value, unit, system: "http://unitsofmeasure.org", code: unit };
}
