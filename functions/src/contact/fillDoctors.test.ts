import { parse } from "parse5";
import { expect, it } from "vitest";

import { attributeOf, elementsIn, has, textOf, type Element } from "./element.ts";
import { fillDoctors } from "./fillDoctors.ts";

const frame = `<!doctype html><html lang="fr"><head><title>Médecins – Salvia</title>
<link rel="canonical" href="https://salvia.example/fr/doctors">
<link rel="stylesheet" href="/doctors.css"></head><body>
<a data-language="es" href="/es/doctors">Español</a><h1 data-named="Médecins : *">Médecins</h1>
<form><select name="specialty"><option value="">Toutes</option>
<option value="cardiology">Cardiologie</option></select>
<select name="language"><option value="fr">Français</option><option value="pt">Portugais</option></select>
<select name="mode"><option value="inPerson">Au cabinet</option></select><input name="city"></form>
<ul data-list data-if="some" hidden><li hidden><h2 data-fact="name"></h2><p data-fact="specialty"></p>
<dl><div data-fact="languages"><dt>Langues</dt><dd></dd></div>
<div data-fact="city"><dt>Ville</dt><dd></dd></div>
<div data-fact="modes"><dt>Consultations</dt><dd></dd></div></dl></li></ul>
<p data-if="none" hidden>Aucun</p><p data-if="more" hidden>Suite</p>
<p data-if="next" hidden><a data-next href="/fr/doctors">Page suivante</a></p></body></html>`;

const any = { specialty: null, language: null, city: null, mode: null, after: null };
const camille = {
  name: "Camille Laurent",
  specialty: "cardiology",
  languages: ["fr", "pt"],
  city: "Lyon",
  modes: ["inPerson"],
};

function filled(
  search: Partial<Parameters<typeof fillDoctors>[1]["search"]>,
  doctors: Parameters<typeof fillDoctors>[2],
  next: string | null = null,
) {
  const asked = { language: "fr", search: { ...any, ...search } } as const;
  const all = elementsIn(parse(fillDoctors(frame, asked, doctors, next)));
  const valueOf = (is: (element: Element) => boolean, name: string) => {
    const found = all.find(is);
    return found && attributeOf(found, name);
  };
  const textIn = (name: string) => {
    const found = all.find(({ tagName }) => tagName === name);
    return found && contentOf(found);
  };
  return {
    tags: all.map(({ tagName }) => tagName),
    title: textIn("title"),
    heading: textIn("h1"),
    items: all.filter(({ tagName }) => tagName === "li"),
    shown: all
      .filter((element) => has(element, "data-if") && !has(element, "hidden"))
      .map((element) => attributeOf(element, "data-if")),
    next: valueOf((element) => has(element, "data-next"), "href"),
    spanish: valueOf((element) => has(element, "data-language"), "href"),
    links: all.filter(({ tagName }) => tagName === "link").map((link) => attributeOf(link, "href")),
    chosen: valueOf((element) => has(element, "selected"), "value"),
    city: valueOf((element) => attributeOf(element, "name") === "city", "value"),
  };
}

/** All text in an element. */
function contentOf(element: Element): string {
  return textOf(element) + elementsIn(element).map(textOf).join("");
}

it("shows doctors in the words of the page, without facts that there are not", () => {
  const daniel = { name: "Daniel Okafor", specialty: null, languages: [], city: "Lyon", modes: [] };
  const { items, shown } = filled({}, [camille, daniel]);
  expect(items.map((item) => contentOf(item).replaceAll(/\s+/g, " ").trim())).toEqual([
    "Camille LaurentCardiologie LanguesFrançais, portugaisVilleLyonConsultationsAu cabinet",
    "Daniel Okafor VilleLyon",
  ]);
  expect(items.some((item) => has(item, "hidden"))).toBe(false);
  expect(shown).toEqual(["some"]);
});

it("names the specialty in the heading, the title, and the addresses, and keeps the search", () => {
  const search = { specialty: "cardiology", city: "São Paulo", after: "ana" } as const;
  expect(filled(search, [camille], "camille")).toMatchObject({
    title: "Médecins : Cardiologie – Salvia",
    heading: "Médecins : Cardiologie",
    links: ["https://salvia.example/fr/doctors/cardiology", "/doctors.css"],
    next: "/fr/doctors/cardiology?city=S%C3%A3o%20Paulo&after=camille",
    spanish: "/es/doctors/cardiology?city=S%C3%A3o%20Paulo",
    chosen: "cardiology",
    city: "São Paulo",
  });
});

it("says whether no doctor matches, or none on this page", () => {
  expect(filled({}, []).shown).toEqual(["none"]);
  expect(filled({}, [], "camille").shown).toEqual(["more", "next"]);
  expect(filled({}, [camille], "camille").shown).toEqual(["some", "next"]);
});

it("inserts all values as text", () => {
  const hostile = `"><img src=x onerror=alert(1)></title></textarea>$&`;
  const texts = { name: hostile, specialty: hostile, languages: [hostile], city: hostile };
  const { tags, items, city } = filled({ city: hostile }, [{ ...texts, modes: [hostile] }]);
  expect(tags).not.toContain("img");
  expect(city).toBe(hostile);
  expect(items.flatMap((item) => contentOf(item).split(hostile))).toHaveLength(6);
});
