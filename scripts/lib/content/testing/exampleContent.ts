import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { priceRules } from "@salvia/domain/site/priceRules";
import { planOffers } from "@salvia/domain/site/planOffer";
import { languages } from "@salvia/domain/shared/language";

const privacy = (language: string) => `# Privacy of Example Mutual (${language})

Example Mutual keeps what the law requires, and *nothing else*.

## Who is responsible

Example Mutual, 1 Harbor Street. [Write to us](mailto:privacy@mutual.example).

## How long we keep data

- ten years for contracts
- **one year** for letters
`;

/** The folder of a made-up insurer, each file by its path. */
export const exampleContent: Readonly<Record<string, string | Buffer>> = {
  "README.md": "Reviewed by the legal department.",
  "brand.json": JSON.stringify({
    name: "Mutual",
    legalName: "Example Mutual Insurance",
    origin: "https://www.mutual.example",
    phone: { display: "+1 305 555 0199", href: "tel:+13055550199" },
    email: "hello@mutual.example",
    colors: { light: { primary: "#1F4E79", primaryStrong: "#173B5C" } },
  }),
  "facts.json": JSON.stringify({
    address: "1 Harbor Street, Portland",
    figures: { asOf: "2026-10", members: 7312 },
  }),
  "logo.json": JSON.stringify({ size: 10, shapes: [{ path: "M1 1H9V9H1Z" }] }),
  "images/pictures/share-home.en.png": png(1200, 630),
  "documents/fr/basic.pdf": "%PDF-1.7",
  "plans.json": JSON.stringify({
    ...planOffers,
    basic: { ...planOffers.basic, monthly: { adult: 97, child: 41, employee: 83 } },
  }),
  "priceRules.json": JSON.stringify({ ...priceRules, version: "2027-01" }),
  "texts/web/es/individuals.json": JSON.stringify({
    hero: { title: "Tu familia, con Mutual" },
  }),
  "texts/web/es/portal.json": JSON.stringify({ areas: { sales: "Ventas de Mutual" } }),
  "texts/domain/es/mail.json": JSON.stringify({
    templates: { resetPassword: { subject: "Tu contraseña de {{brand}}, de nuevo" } },
  }),
  ...Object.fromEntries(
    languages.map((language) => [`legal/${language}/privacy.md`, privacy(language)]),
  ),
};

/** Writes the folder, with other or additional files. A file that is undefined is left out. */
export function writeContent(
  folder: string,
  other: Readonly<Record<string, string | Buffer | undefined>> = {},
): void {
  for (const [path, text] of Object.entries({ ...exampleContent, ...other })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The beginning of a PNG, which has its size. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.from("89504e470d0a1a0a0000000d49484452".padEnd(48, "0"), "hex");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
