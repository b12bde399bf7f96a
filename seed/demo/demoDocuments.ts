import type { IdentityDocument } from "@salvia/domain/lead/identityDocument";

import type { DemoCountry } from "./demoCountries.ts";
import type { Random } from "../random.ts";

/** An identity document in the country's format, with valid check digits. */
export function demoDocument(country: DemoCountry, random: Random): IdentityDocument {
  const [type, number] = makers[country](random);
  return { country, type, number };
}

const makers: Readonly<
  Record<DemoCountry, (random: Random) => [IdentityDocument["type"], string]>
> = {
  ES: (random) =>
    random.chance(0.15)
      ? ["residencePermit", foreigner(random)]
      : ["nationalId", spaniard(random.digits(8))],
  MX: (random) => ["passport", `G${random.digits(8)}`],
  AR: (random) => ["taxId", argentine(`${random.int(18, 46)}${random.digits(6)}`)],
  CO: (random) => ["nationalId", `1${random.digits(9)}`],
  CL: (random) => ["nationalId", chilean(`${random.int(8, 24)}${random.digits(6)}`)],
  BR: (random) => ["nationalId", brazilian(random.digits(9))],
  PT: (random) => ["taxId", portuguese(`2${random.digits(7)}`)],
  FR: (random) => ["taxId", french(`${random.int(1, 3)}${random.digits(9)}`)],
  BE: (random) => ["nationalId", belgian(random)],
  GB: (random) => ["passport", `5${random.digits(8)}`],
  IE: (random) => ["taxId", irish(random.digits(7))],
  US: (random) => ["passport", `5${random.digits(8)}`],
};

const spanishLetters = "TRWAGMYFPDXBNJZSQVHLCKE";

/** DNI: the check letter is the one at index `number mod 23`. */
function spaniard(digits: string): string {
  return digits + spanishLetters.charAt(Number(digits) % 23);
}

/** NIE: like the DNI, with the first letter counted as 0, 1 or 2. */
function foreigner(random: Random): string {
  const first = random.int(0, 2);
  return "XYZ".charAt(first) + spaniard(`${first}${random.digits(7)}`).slice(1);
}

/** CUIT: mod 11; if the check digit would be 10, the prefix 20 becomes 23. */
function argentine(digits: string): string {
  const sum = weightedSum(`20${digits}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? `23${digits}9` : `20${digits}${check}`;
}

/** RUT: weights 2 to 7 from the right, mod 11; 10 is written as K. */
function chilean(digits: string): string {
  const sum = weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2].slice(8 - digits.length));
  return digits + "0123456789K".charAt((11 - (sum % 11)) % 11);
}

/** CPF: two check digits; the second includes the first. */
function brazilian(digits: string): string {
  const weights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
  const first = (((weightedSum(digits, weights.slice(1)) * 10) % 11) % 10).toString();
  const second = ((weightedSum(digits + first, weights) * 10) % 11) % 10;
  return digits + first + second;
}

/** NIF: weights 9 to 2, mod 11; 10 is written as 0. */
function portuguese(digits: string): string {
  const rest = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return digits + (rest < 2 ? 0 : 11 - rest);
}

/** Numéro fiscal: the ten digits mod 511, as three digits. */
function french(digits: string): string {
  return digits + String(Number(digits) % 511).padStart(3, "0");
}

/** National number: date of birth, a serial number, and 97 minus their value mod 97. */
function belgian(random: Random): string {
  const birth = `${random.int(50, 99)}${two(random.int(1, 12))}${two(random.int(1, 28))}`;
  const digits = birth + String(random.int(1, 997)).padStart(3, "0");
  return digits + two(97 - (Number(digits) % 97));
}

/** PPS: weights 8 to 2; the check letter is at index mod 23, with W for 0. */
function irish(digits: string): string {
  return digits + "WABCDEFGHIJKLMNOPQRSTUV".charAt(weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 23);
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
