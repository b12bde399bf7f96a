import { languages, type Language } from "@salvia/domain/shared/language";
import { expect, test } from "vitest";

import { unwantedWords } from "./testing/unwantedWords.ts";

// The emails' and the assistant's texts are in the domain, because functions use them too.
const files = {
  ...import.meta.glob<unknown>("../locales/*/*.json", { eager: true, import: "default" }),
  ...import.meta.glob<unknown>("../../../domain/src/locales/*/*.json", {
    eager: true,
    import: "default",
  }),
};

/** What the assistant reads, and says nowhere. */
const isRead = /^assistant:(?:measureWords|negations|patientWords)/;

/** All texts of a language, by `namespace:key`. */
function textsOf(language: Language): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [path, file] of Object.entries(files)) {
    const [, of, namespace] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    if (of === language) collect(file, `${namespace}:`, texts);
  }
  return texts;
}

function collect(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === "string") into.set(path.replace(/\.$/, ""), value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, `${path}${key}.`, into);
  }
}

/** Each unwanted word of a text, with the reason. Placeholders are not words of the text. */
function unwantedIn(text: string, language: Language): readonly string[] {
  const bare = text.replaceAll(/\{\{[^}]*\}\}/g, "{}");
  return unwantedWords[language].flatMap(({ word, why }) => {
    const found = word.exec(bare);
    return found === null ? [] : [`${found[0]} (${why})`];
  });
}

test.each(languages)("uses no unwanted words and one form of address in %s", (language) => {
  const texts = textsOf(language);
  expect(texts.size).toBeGreaterThan(900);
  const found = [...texts].flatMap(([key, text]) =>
    (isRead.test(key) ? [] : unwantedIn(text, language)).map((word) => `${key}: ${word}`),
  );
  expect(found).toEqual([]);
});

test("finds unwanted words, but not parts of words", () => {
  const cases: readonly (readonly [Language, string, number])[] = [
    ["en", "Look up your cover.", 1],
    ["en", "See what we cover.", 0],
    ["en", "Your appointment was cancelled by telephone.", 2],
    ["en", "Your favourite colour", 1],
    ["en", "Your favorite color", 0],
    ["en", "We pay {{share}}, you pay {{price}} each time.", 1],
    ["en", "$150 copay", 0],
    ["es", "Paga la oferta del socio.", 1],
    ["es", "Pide una cotización. Enviando …", 1],
    ["pt", "Nós seguramos vocês.", 2],
    ["pt", "Para vocês dois, com coparticipação de {{price}}.", 0],
    ["fr", "Un délai d’attente, un contrat de groupe", 1],
    ["fr", "Voici : « oui »", 1],
    ["fr", "Voici\u00a0: «\u00a0oui\u00a0»\u202f!", 0],
    ["es", "Haga clic aquí.", 1],
    ["es", "Elige un archivo; si queréis, otro.", 1],
    ["es", "Los datos están aquí.", 0],
    ["pt", "O teu telemóvel", 2],
    ["pt", "Você está a escrever.", 1],
    ["pt", "Atualize seu contato.", 0],
    ["fr", "Clique sur ton nom.", 2],
    ["fr", "Votre adresse e-mail est notée.", 0],
  ];
  const wrong = cases.filter(
    ([language, text, count]) => unwantedIn(text, language).length !== count,
  );
  expect(wrong).toEqual([]);
});

test.each(languages)("names stages as the pipeline does in %s", (language) => {
  const texts = textsOf(language);
  const named = (key: string) => /[“«]\u00a0?([^”»]+?)\u00a0?[”»]/.exec(texts.get(key) ?? "")?.[1];
  const stages = [
    ["conversion:preview.status", "enrolled"],
    ["conversion:undo.body", "documents"],
    ["leadPage:lose.body_one", "remoteSales"],
    ["leadPage:lose.body_other", "remoteSales"],
    ["leadPage:withdraw.bodyMoving", "remoteSales"],
  ] as const;
  expect(stages.map(([key]) => named(key))).toEqual(
    stages.map(([, status]) => texts.get(`leads:status.${status}`)),
  );
});
