import type { Observation, Quantity } from "fhir/r4.js";

import { withoutErrors } from "../enteredInError.ts";
import { bodyMassIndex, type Vitals } from "../vital.ts";
import { errorNote, loinc, type BundleContext, type Identified } from "./bundleContext.ts";

/**
 * An observation for each measured value, blood pressure as one, by the profiles for vital signs
 * (https://hl7.org/fhir/R4/observation-vitalsigns.html), in metric units. Glucose has none: it is
 * laboratory's. The body-mass index is derived from each weight and the latest height before it.
 */
export function vitalObservations(
  all: readonly Identified<Vitals>[],
  context: BundleContext,
): [url: string, Observation][] {
  return all.flatMap((vitals) =>
    [...measuredIn(vitals), ...indexOf(vitals, all, context)].map(
      ({ profile, ...value }): [string, Observation] => [
        context.urlOf(`${vitals.id}/${profile}`),
        {
          ...observation(vitals, context, profile === "glucose" ? "laboratory" : "vital-signs"),
          ...(profile !== "glucose" && {
            meta: { profile: [`http://hl7.org/fhir/StructureDefinition/${profile}`] },
          }),
          ...value,
        },
      ],
    ),
  );
}

/** A value, and its profile in FHIR's definitions of vital signs, if there is one. */
type Measured = {
  profile:
    | "bp"
    | "heartrate"
    | "bodytemp"
    | "oxygensat"
    | "bodyweight"
    | "bodyheight"
    | "bmi"
    | "glucose";
} & Pick<Observation, "code"> &
  Partial<Observation>;

function measuredIn(vitals: Vitals): Measured[] {
  const { systolic, diastolic, weight, height, pulse, temperature, oxygen } = vitals;
  const measured: Measured[] = [];
  if (systolic !== null && diastolic !== null) {
    const component = [
      { code: loinc("8480-6", "Systolic blood pressure"), valueQuantity: pressure(systolic) },
      { code: loinc("8462-4", "Diastolic blood pressure"), valueQuantity: pressure(diastolic) },
    ];
    measured.push({ profile: "bp", code: loinc("85354-9", "Blood pressure"), component });
  }
  if (pulse !== null) {
    const code = loinc("8867-4", "Heart rate");
    measured.push({ profile: "heartrate", code, valueQuantity: quantity(pulse, "/min") });
  }
  if (temperature !== null) {
    const code = loinc("8310-5", "Body temperature");
    measured.push({ profile: "bodytemp", code, valueQuantity: quantity(temperature, "Cel") });
  }
  if (oxygen !== null) {
    // The profile asks for the first code; the second says that a pulse oximeter measured it.
    const codes = ["2708-6", "59408-5"].flatMap((code) => loinc(code, "").coding ?? []);
    const code = { coding: codes, text: "Oxygen saturation" };
    measured.push({ profile: "oxygensat", code, valueQuantity: quantity(oxygen, "%") });
  }
  if (weight !== null) {
    const code = loinc("29463-7", "Body weight");
    measured.push({ profile: "bodyweight", code, valueQuantity: quantity(weight, "kg") });
  }
  if (height !== null) {
    const code = loinc("8302-2", "Body height");
    measured.push({ profile: "bodyheight", code, valueQuantity: quantity(height, "cm") });
  }
  return [...measured, ...glucoseOf(vitals)];
}

function glucoseOf({ glucose, fasting }: Vitals): Measured[] {
  if (glucose === null) return [];
  const state = {
    code: loinc("49541-6", "Fasting status"),
    valueCodeableConcept: fasting ? loinc("LA33-6", "Yes") : loinc("LA32-8", "No"),
  };
  const code = loinc("15074-8", "Glucose");
  const valueQuantity = quantity(glucose, "mmol/L");
  return [{ profile: "glucose", code, valueQuantity, component: [state] }];
}

/** None for a weight in error, or before any height. */
function indexOf(
  weighed: Identified<Vitals>,
  all: readonly Identified<Vitals>[],
  { urlOf }: BundleContext,
): Measured[] {
  if (weighed.weight === null || weighed.enteredInError !== undefined) return [];
  const known = withoutErrors(all)
    .filter(({ height, measuredAt }) => height !== null && measuredAt <= weighed.measuredAt)
    .toSorted((a, b) => b.measuredAt.getTime() - a.measuredAt.getTime());
  const [measured] = known;
  const { weight, measuredAt } = weighed;
  const index = bodyMassIndex([{ weight, height: measured?.height ?? null, measuredAt }]);
  if (measured === undefined || index === null) return [];
  const derivedFrom = [`${weighed.id}/bodyweight`, `${measured.id}/bodyheight`].map((id) => ({
    reference: urlOf(id),
  }));
  const code = loinc("39156-5", "Body mass index");
  const valueQuantity = quantity(index.value, "kg/m2");
  return [{ profile: "bmi", code, valueQuantity, derivedFrom }];
}

function observation(
  vitals: Identified<Vitals>,
  { subject, clinician }: BundleContext,
  category: "vital-signs" | "laboratory",
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
            code: category,
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
