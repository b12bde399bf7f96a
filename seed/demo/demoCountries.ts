import type { Language } from "@salvia/domain/shared/language";

import type { Random } from "../random.ts";

/** The countries of the demo's people. */
export type DemoCountry =
  | "ES"
  | "MX"
  | "AR"
  | "CO"
  | "CL"
  | "BR"
  | "PT"
  | "FR"
  | "BE"
  | "GB"
  | "IE"
  | "US";

/** The percentage of leads from each country. */
export const demoCountryWeights: Readonly<Record<DemoCountry, number>> = {
  ES: 24,
  MX: 9,
  AR: 6,
  CO: 5,
  CL: 4,
  BR: 14,
  PT: 8,
  FR: 12,
  BE: 3,
  GB: 7,
  IE: 3,
  US: 5,
};

export const languageOfCountry: Readonly<Record<DemoCountry, Language>> = {
  ES: "es",
  MX: "es",
  AR: "es",
  CO: "es",
  CL: "es",
  BR: "pt",
  PT: "pt",
  FR: "fr",
  BE: "fr",
  GB: "en",
  IE: "en",
  US: "en",
};

/**
 * A valid phone number in E.164. Uses the range reserved for fiction in France (Arcep), Great
 * Britain (Ofcom), Ireland (ComReg) and the United States (NANPA). The other countries have no such
 * range; they get mobile numbers with a conspicuous middle.
 */
export function demoPhone(country: DemoCountry, random: Random): string {
  return phones[country](random);
}

const phones: Readonly<Record<DemoCountry, (random: Random) => string>> = {
  ES: (random) => `+346${random.digits(1)}55500${random.digits(2)}`,
  MX: (random) => `+52${random.pick(["55", "33", "81"])}5555${random.digits(4)}`,
  AR: (random) => `+54911${random.int(4, 6)}555${random.digits(4)}`,
  CO: (random) => `+57301555${random.digits(4)}`,
  CL: (random) => `+5699555${random.digits(4)}`,
  BR: (random) => `+55${random.pick(["11", "21", "31", "51"])}99555${random.digits(4)}`,
  PT: (random) => `+3519${random.pick(["1", "2", "3", "6"])}5550${random.digits(3)}`,
  FR: (random) =>
    random.pick(["+3363998", "+3363998", "+3319900", "+3326191", "+3346571"]) + random.digits(4),
  BE: (random) => `+324705500${random.digits(2)}`,
  GB: (random) => random.pick(["+4420794600", "+4416149600", "+4413149600"]) + random.digits(2),
  IE: (random) => `+35320911${random.digits(4)}`,
  US: (random) =>
    `+1${random.pick(["212", "305", "415", "617"])}555${random.int(100, 199).toString().padStart(4, "0")}`,
};
