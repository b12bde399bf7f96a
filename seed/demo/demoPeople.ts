import type { IdentityDocument } from "@salvia/domain/lead/identityDocument";
import type { Language } from "@salvia/domain/shared/language";

import {
  demoCountryWeights,
  demoPhone,
  languageOfCountry,
  type DemoCountry,
} from "./demoCountries.ts";
import { demoDocument } from "./demoDocuments.ts";
import { demoNames } from "./demoNames.ts";
import type { Random } from "../random.ts";

export type DemoPerson = {
  firstName: string;
  lastName: string;
  language: Language;
  email: string;
  phone: string;
  identityDocument: IdentityDocument;
};

/** Generates people with distinct names, addresses, phone numbers and documents. */
export function demoPeople(random: Random): () => DemoPerson {
  const taken = new Set<string>();

  function fresh<Drawn>(draw: () => Drawn): Drawn {
    const drawn = draw();
    const key = JSON.stringify(drawn);
    if (taken.has(key)) return fresh(draw);
    taken.add(key);
    return drawn;
  }

  return () => {
    const country = random.weighted(demoCountryWeights);
    const language = languageOfCountry[country];
    const [firstName, lastName] = fresh(
      () => [random.pick(demoNames[language].given), surname(country, random)] as const,
    );
    return {
      firstName,
      lastName,
      language,
      email: fresh(() => emailAddress(firstName, lastName, random)),
      phone: fresh(() => demoPhone(country, random)),
      identityDocument: fresh(() => demoDocument(country, random)),
    };
  };
}

function surname(country: DemoCountry, random: Random): string {
  const language = languageOfCountry[country];
  const first = random.pick(demoNames[language].surnames);
  const second = random.pick(demoNames[language].surnames);
  if (language === "es") {
    return country === "AR" && random.chance(0.7) ? first : `${first} ${second}`;
  }
  if (language === "pt") {
    return random.weighted({
      [`${first} ${second}`]: 5,
      [`${first} de ${second}`]: 2,
      [first]: 3,
    });
  }
  return first !== second && random.chance(0.06) ? `${first}-${second}` : first;
}

/** An address in a domain reserved for examples (RFC 2606), so that no mail is delivered. */
function emailAddress(first: string, last: string, random: Random): string {
  const given = plain(first.split(/[ -]/)[0] ?? "");
  const family = plain(last.split(/[ -]/)[0] ?? "");
  const local = random.weighted({
    [`${given}.${family}`]: 5,
    [`${given.slice(0, 1)}${family}`]: 2,
    [`${given}${random.int(61, 99)}`]: 2,
    [`${family}.${given}`]: 1,
    [`${given}_${family}${random.int(1, 9)}`]: 1,
  });
  return `${local}@${random.pick(["example.com", "example.com", "example.org", "example.net"])}`;
}

/** Converts to lowercase ASCII letters: `Núñez` to `nunez`, `O'Connell` to `oconnell`. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
