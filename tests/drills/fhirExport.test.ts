import { randomUUID } from "node:crypto";
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { criticalities } from "@salvia/domain/record/allergy";
import { recordBundle, type WholeRecord } from "@salvia/domain/record/fhir/recordBundle";
import { sexes } from "@salvia/domain/record/patient";
import { severities } from "@salvia/domain/record/problem";
import { languages } from "@salvia/domain/shared/language";
import { expect, it } from "vitest";

import { cache, root } from "../../scripts/lib/places.ts";
import { setUpExtraPrograms } from "../../scripts/lib/testing/extraPrograms.ts";
import { notRun } from "../notRun.ts";

// Exported records, judged by HAPI FHIR's validator of R4 resources.

const folder = join(cache, "fhir");
const pom = join(root, "tests/drills/fhirValidator/pom.xml");
const platform = {
  newUuid: randomUUID,
  base64: (text: string) => Buffer.from(text).toString("base64"),
};

const visit = { appointmentId: "visit", clinicianId: "camille" };
const wrong = { enteredInError: { by: "camille", at: day(300), reason: "Another patient’s" } };

/** A day of the record. */
function day(nth: number): Date {
  return new Date(Date.UTC(2016, 0, 1 + nth, 9, 30, 0, nth));
}

/** A record with this many entries of each kind, some of them wrong, stopped, or addenda. */
function record(entries: number, nth = 0): WholeRecord {
  const all = Array.from({ length: entries }, (_, index) => entries - 1 - index);
  return {
    patientId: "beatriz_1",
    patient: {
      name: "Beatriz d’Ávila",
      birthDate: "1984-02-29",
      sex: sexes[nth % sexes.length] ?? "other",
      language: languages[nth % languages.length] ?? "en",
      memberNumber: nth === 0 ? null : "M-1042",
      phone: nth === 0 ? null : "+351912345678",
    },
    allergies: all.map((index) => allergy(index, nth)),
    problems: all.map((index) => ({
      ...visit,
      id: `p${index}`,
      status: index % 3 === 2 ? "resolved" : "active",
      name: `Problem ${index % 11}`,
      severity: ([null, ...severities] as const)[index % 4] ?? null,
      onset: [null, "2009", "2014-05"][index % 3] ?? null,
      createdAt: day(index),
      ...(index % 6 === 5 && wrong),
    })),
    vitals: all.map((index) => ({
      ...visit,
      id: `v${index}`,
      pulse: index % 3 === 0 ? 72 : null,
      temperature: index % 4 === 0 ? 37.06 : null,
      oxygen: index % 5 === 0 ? 97 : null,
      glucose: index % 2 === 0 ? 5.27 : null,
      fasting: index % 2 === 0 ? index % 4 === 0 : null,
      systolic: index % 2 === 0 ? 120 : null,
      diastolic: index % 2 === 0 ? 80 : null,
      weight: index % 3 === 0 ? null : 70.5,
      height: index % 2 === 1 ? 171.4 : null,
      measuredAt: day(index),
      createdAt: day(index),
      ...(index % 7 === 3 && wrong),
    })),
    medications: all.map((index) => ({
      ...visit,
      id: `m${index}`,
      name: index % 2 === 0 ? "Ramipril" : "Ácido acetilsalicílico",
      dose: `${index + 1} mg`,
      change: (["started", "changed", "stopped"] as const)[index % 3] ?? "started",
      createdAt: day(index),
      ...(index % 5 === 4 && wrong),
    })),
    notes: all.map((index) => ({
      appointmentId: "visit",
      clinicianId: "camille",
      id: `n${index}`,
      text: index === 0 ? "Ünï©ode 🩺\n".repeat(1500) : "Well.",
      status: "signed",
      addendumTo: index % 4 === 3 ? "n0" : null,
      rev: 2,
      createdAt: day(index),
      updatedAt: day(index),
      signedAt: day(index),
    })),
  };
}

/** Only statements that none are known in one record; allergies and their end in the others. */
function allergy(index: number, nth: number): WholeRecord["allergies"][number] {
  const stated = {
    ...visit,
    id: `a${index}`,
    createdAt: day(index),
    ...(index % 6 === 5 && wrong),
  };
  const nothing = { substance: null, criticality: null, reaction: null, onset: null };
  if (nth === 0) return { ...stated, status: "noneKnown", ...nothing };
  return {
    ...stated,
    status: index % 3 === 2 ? "resolved" : "active",
    substance: `Ácido ${index % 11}`,
    criticality: criticalities[index % 3] ?? "low",
    reaction: index % 2 === 0 ? null : "Hives",
    onset: [null, "2009", "2014-05"][index % 3] ?? null,
  };
}

const exported = (whole: WholeRecord) =>
  recordBundle(whole, new Map([["camille", "Camille Laurent"]]), new Date(), platform);

/** Has the validator judge bundles, and returns what it calls an error in each. */
async function errorsIn(maven: string, bundles: Readonly<Record<string, string>>) {
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(bundles).map(([name, text]) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, text);
    return file;
  });
  const { stdout } = await promisify(execFile)(
    maven,
    [
      "-q",
      "-B",
      "-f",
      pom,
      `-DbuildFolder=${folder}/target`,
      "compile",
      "exec:java",
      `-Dexec.args=${files.join(" ")}`,
    ],
    { maxBuffer: 50_000_000 },
  );
  const errors: Record<string, string[]> = {};
  let found: string[] = [];
  for (const line of stdout.split("\n")) {
    const [, severity = "", words = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (severity === "ERROR" || severity === "FATAL") found.push(words);
    if (severity !== "VALIDATED") continue;
    errors[words.replace(".json", "")] = found;
    found = [];
  }
  return errors;
}

it("exports records of all kinds without an error, and would find one", async () => {
  const { SALVIA_MAVEN } = await setUpExtraPrograms(["maven"], new AbortController().signal);
  if (!SALVIA_MAVEN) throw notRun("maven");
  const errors = await errorsIn(SALVIA_MAVEN, {
    empty: JSON.stringify(exported(record(0))),
    // Ten years, with 20 visits in each.
    long: JSON.stringify(exported(record(200, 1))),
    other: JSON.stringify(exported(record(8, 2))),
    noneKnown: JSON.stringify(exported(record(7))),
    broken: JSON.stringify(exported(record(3)))
      .replace('"code":"active"', '"code":"alive"')
      .replace('"code":"mm[Hg]"', '"code":"mmHg"')
      .replace('"status":"current"', '"status":"signed"'),
  });
  expect(errors).toEqual({
    empty: [],
    long: [],
    other: [],
    noneKnown: [],
    broken: expect.arrayContaining([
      expect.stringContaining("Value is 'mmHg' but is fixed to 'mm[Hg]'"),
      expect.stringContaining("'signed'"),
      expect.stringContaining("alive"),
    ]),
  });
}, 900_000);
