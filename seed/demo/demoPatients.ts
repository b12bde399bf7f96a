import type { Coverage } from "@salvia/domain/member/coverage";
import { sexes, type Patient } from "@salvia/domain/record/patient";

import { demoPeople } from "./demoPeople.ts";
import { seededRandom } from "../random.ts";

const count = 25;

/** The demo's patients by uid: the member who can sign in, and others without accounts. */
export function demoPatients(): ReadonlyMap<string, Patient> {
  const random = seededRandom(20_261_124);
  const nextPerson = demoPeople(random);
  const others = Array.from({ length: count }, (_, index): [string, Patient] => {
    const { firstName, lastName, language, phone } = nextPerson();
    const [year, month, date] = [random.int(1938, 2012), random.int(1, 12), random.int(1, 28)];
    return [
      `demo-patient-${String(index + 1).padStart(2, "0")}`,
      {
        name: `${firstName} ${lastName}`,
        birthDate: `${year}-${twoDigits(month)}-${twoDigits(date)}`,
        sex: random.pick(sexes.slice(0, 2)),
        language,
        memberNumber: memberNumber(index + 2),
        phone,
        clinicians: cliniciansOf(index),
      },
    ];
  });
  return new Map([["demo-member", beatriz], ...others]);
}

/** The insurer's numbers in the demo, such as SV-2041-0007. */
function memberNumber(position: number): string {
  return `SV-2041-${String(position).padStart(4, "0")}`;
}

const beatriz: Patient = {
  name: "Beatriz Nogueira",
  birthDate: "1984-02-29",
  sex: "female",
  language: "pt",
  memberNumber: memberNumber(1),
  phone: "+5511987654321",
  clinicians: ["demo-doctor", "demo-doctor2"],
};

/** The demo's plans by uid: of the member who can sign in. */
export const demoCoverages: ReadonlyMap<string, Coverage> = new Map([
  [
    "demo-member",
    {
      plan: "standard",
      startsOn: "2024-03-01",
      endsOn: null,
      family: [
        { name: "Rui Nogueira", birthYear: 1981 },
        { name: "Íris Nogueira", birthYear: 2015 },
      ],
    },
  ],
]);

/** Most are Camille's patients, some are Daniel's, and a few see both. */
function cliniciansOf(index: number): string[] {
  if (index % 7 === 2) return ["demo-doctor", "demo-doctor2"];
  return [index % 3 === 1 ? "demo-doctor2" : "demo-doctor"];
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
