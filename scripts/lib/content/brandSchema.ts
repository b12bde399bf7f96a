import type { Brand } from "@salvia/domain/site/brand";
import { z } from "zod";

const text = z.string().trim().min(1, "must not be empty");

/** What is written with a color, on what, and the least contrast between them (WCAG 2.2, AA or more). */
const neededContrasts = [
  ["text", "ground", 7],
  ["text", "surface", 7],
  ["text", "tint", 7],
  ["muted", "ground", 4.5],
  ["muted", "surface", 4.5],
  ["muted", "tint", 4.5],
  ["primary", "ground", 4.5],
  ["primary", "surface", 4.5],
  ["primary", "tint", 4.5],
  ["onPrimary", "primary", 4.5],
  ["onPrimary", "primaryStrong", 4.5],
  ["accent", "ground", 4.5],
  ["onAccent", "accent", 4.5],
  ["error", "surface", 4.5],
  ["error", "ground", 4.5],
  ["onError", "error", 4.5],
  ["warning", "surface", 4.5],
  ["onWarning", "warning", 4.5],
  ["info", "surface", 4.5],
  ["onInfo", "info", 4.5],
  ["outline", "surface", 3],
  ["outline", "ground", 3],
] as const;

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/u, "must be a color such as #2E6750");

const scheme = z
  .strictObject({
    ground: color,
    surface: color,
    text: color,
    muted: color,
    primary: color,
    primaryStrong: color,
    onPrimary: color,
    tint: color,
    accent: color,
    onAccent: color,
    hairline: color,
    /** Borders of fields and controls. */
    outline: color,
    error: color,
    onError: color,
    warning: color,
    onWarning: color,
    info: color,
    onInfo: color,
  })
  .superRefine((colors, context) => {
    for (const [front, back, least] of neededContrasts) {
      const actual = contrast(colors[front], colors[back]);
      if (actual >= least) continue;
      const message = `has a contrast of ${actual.toFixed(1)} on ${back}, and needs ${least}`;
      context.addIssue({ code: "custom", path: [front], message });
    }
  });

/** The brand: `brand.json`, laid over `domain/src/site/brand.json`. */
export const brandSchema = z.strictObject({
  name: text.max(40),
  legalName: text.max(120),
  /** The origin of the public pages, for canonical URLs. Only a site at this address is listed. */
  origin: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+$/u, "must be an origin such as https://www.example.com"),
  /** The country of most customers, assumed for phone numbers without a country code. */
  country: z.string().regex(/^[A-Z]{2}$/u, "must be a country such as US (ISO 3166-1)"),
  /** Where the days of end dates end. */
  timeZone: z.string().refine(isTimeZone, "must be a time zone such as America/New_York (IANA)"),
  currency: z.string().regex(/^[A-Z]{3}$/u, "must be a currency such as USD (ISO 4217)"),
  phone: z
    .strictObject({
      display: z.string().regex(/^\+\d[\d ]+\d$/u, "must be a number such as +1 202 555 0134"),
      href: z.string(),
    })
    .refine(({ display, href }) => href === `tel:${display.replaceAll(" ", "")}`, {
      path: ["href"],
      message: "must be tel: and the digits of phone.display",
    }),
  email: z.string().regex(/^[\w.-]+@[\w.-]+\.\w+$/u, "must be an email address"),
  colors: z.strictObject({ light: scheme, dark: scheme }),
}) satisfies z.ZodType<Brand>;

/** The WCAG 2.2 contrast of two colors such as `#2E6750`, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
