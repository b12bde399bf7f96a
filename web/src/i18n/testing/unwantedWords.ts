import type { Language } from "@salvia/domain/shared/language";

/** A word, or a pattern, that the product's texts don't use, and why. */
export type UnwantedWord = Readonly<{ word: RegExp; why: string }>;

/** What no text in a language says. Each pattern matches whole words. */
export const unwantedWords: Readonly<Record<Language, readonly UnwantedWord[]>> = {
  en: [
    unwanted("British spelling", [
      "colours?",
      "favourites?",
      "behaviours?",
      "centres?",
      "licences?",
      "catalogues?",
      "programmes?",
      "cancell(ed|ing)",
      "dialled",
      "misspelt",
      "learnt",
      "enquir(y|ies|e|ed)",
      "(recogn|organ|author|apolog|personal|final)is(e|ed|es|ing|ation)",
      "whilst",
      "afterwards",
    ]),
    unwanted("say phone", ["telephones?"]),
    unwanted("say email", ["e-mails?"]),
    unwanted("say website", ["web sites?"]),
    unwanted("say coverage", ["(my|your|our|the|a|of|for|and|health) cover(?! (letter|page))"]),
    unwanted("say waiting period", ["waiting times?"]),
    unwanted("translated: say no one, someone, anyone", [
      "nobody",
      "somebody(’s)?",
      "anybody",
      "whoever",
    ]),
    unwanted("translated from German", [
      "at the moment",
      "anew",
      "once more",
      "of that name",
      "by itself",
      "look whether",
      "please look",
      "throw away",
      "out of reach",
      "the tick",
      "put away",
      "told",
    ]),
    unwanted("see docs/glossary.md", ["prospects?", "ledgers?", "encounters?"]),
  ],
  es: [
    unwanted("we say tú", ["usted(es)?", "vosotr[oa]s", "vuestr[oa]s?", "os", "\\p{L}+(áis|éis)"]),
    // Only at the start of a sentence: elsewhere it is a subjunctive ("cuando vuelva la conexión").
    unwanted("imperative of usted", [
      "(?<=^|[.:;!?¡¿…] )(haga|pulse|introduzca|escriba|elija|seleccione|compruebe|revise)",
      "(?<=^|[.:;!?¡¿…] )(verifique|espere|vuelva|inicie|ingrese|confirme|permita|cierre)",
      "(?<=^|[.:;!?¡¿…] )(guarde|abra|intente|inténtelo|use|llame|llámenos|agregue|busque)",
      "haga clic",
    ]),
    unwanted("used in Spain; Latin America says celular, computadora, archivo", [
      "móvil(es)?",
      "ordenador(es)?",
      "ficheros?",
      "pinch(a|ar|e)",
    ]),
    unwanted("offensive in Latin America", ["cog(er|e|es|en|ido|ida|idos|idas)"]),
    unwanted("used in Spain: say agregar", ["añad(e|es|en|ir|ido|ida|a|irás?)"]),
    unwanted("quotation marks are “…”", [], "[«»]"),
  ],
  pt: [
    unwanted("we say você", ["tu", "teus?", "tuas?", "ti", "contigo", "vós", "vossos?", "consigo"]),
    unwanted("European Portuguese", [
      "telemóve(l|is)",
      "utilizador(es)?",
      "palavras?-passe",
      "ecrãs?",
      "ficheiros?",
      "contact(o|os|ar|e)",
      "factos?",
      "regist(o|os|ar|e)",
      "equipas?",
      "morada",
      "apelidos?",
      "carregue em",
      "descarregar",
      "(está|estamos|estão|continuar?) a \\p{L}+r",
    ]),
  ],
  fr: [
    unwanted("we say vous", ["tu", "toi", "ta", "tes", "tien(ne)?s?"]),
    // "ton" is also a noun, but no text of ours speaks of tones.
    unwanted("we say vous", ["ton"]),
    unwanted("imperative of tu", ["clique", "saisis", "essaie", "réessaie", "connecte-toi"]),
    unwanted("we say e-mail", ["emails?", "courriels?", "mails?"]),
    unwanted("English", ["login", "password"]),
  ],
};

/**
 * Namespaces of public pages that are rewritten later, by language. Their unwanted words are known;
 * an entry whose words are gone fails the test, so that this list only gets shorter.
 */
export const toBeReviewed: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "businesses",
    "contact",
    "embedded",
    "home",
    "individuals",
    "legal",
    "mailed",
    "plans",
    "site",
  ],
  es: ["businesses", "contact", "mailed", "plans"],
  pt: ["mailed"],
  fr: [],
};

/** One pattern for a list of words that share a reason. */
function unwanted(why: string, words: readonly string[], sign = "(?!)"): UnwantedWord {
  const whole = words.length === 0 ? "(?!)" : words.join("|");
  return {
    word: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${whole})(?![\\p{L}\\p{N}-])|${sign}`, "iu"),
    why,
  };
}
