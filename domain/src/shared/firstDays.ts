/** The first day of a month in the languages that count it, which `Intl` doesn't know. */
export const firstDays: Readonly<Partial<Record<string, string>>> = { fr: "1er", pt: "1º" };
