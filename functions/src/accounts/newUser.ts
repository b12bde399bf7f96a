import { defaultLanguage, languageOfTag, type Language } from "@salvia/domain/shared/language";
import { patterns } from "@salvia/domain/shared/patterns";
import { defaultUserSettings, type User } from "@salvia/domain/account/user";
import { brand } from "@salvia/domain/site/brand";

/**
 * The initial `users/{uid}` document for a first sign-in.
 *
 * @param person the identity provider's data
 * @param acceptLanguage the `Accept-Language` header: what the user chose, or the browser's languages
 */
export function newUser(
  person: {
    name: string | undefined;
    email: string | undefined;
    emailVerified: boolean;
    phone: string | undefined;
  },
  acceptLanguage: string | undefined,
  now: Date,
): User {
  const language = preferredLanguage(acceptLanguage);
  const name = person.name?.replace(/\s+/g, " ").trim().normalize("NFC") ?? "";
  return {
    ...defaultUserSettings(
      patterns.displayName.test(name) ? name : nameless[language],
      language,
      brand.timeZone,
    ),
    username: null,
    email: person.email ?? null,
    phone: person.phone ?? null,
    roleChangedAt: null,
    signedOutAt: null,
    verifiedEmail: person.emailVerified ? (person.email ?? null) : null,
    createdAt: now,
  };
}

/** Neutral on purpose: a part of the email address would reveal it to colleagues. */
const nameless: Readonly<Record<Language, string>> = {
  en: "New account",
  es: "Cuenta nueva",
  pt: "Conta nova",
  fr: "Nouveau compte",
};

/** The most preferred supported language of an `Accept-Language` header, or English. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const liked = (acceptLanguage ?? "").split(",").map((entry) => {
    const [tag, ...parameters] = entry.split(";");
    const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(parameter));
    return { language: languageOfTag(tag), weight: Number(weight.find(Boolean)?.[1] ?? 1) };
  });
  const [best] = liked
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.language ?? defaultLanguage;
}
