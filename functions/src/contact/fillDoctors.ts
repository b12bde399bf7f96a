import { brand } from "@salvia/domain/site/brand";
import { doctorsAddress, type DoctorSearch } from "@salvia/domain/member/doctorSearch";
import { isLanguage, type Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import { defaultTreeAdapter, parse, serialize } from "parse5";

import {
  attributeOf,
  clone,
  elementsIn,
  has,
  removeAttribute,
  setAttribute,
  setText,
  textOf,
  type Element,
} from "./element.ts";
import { fill } from "./fillForm.ts";

/** What the public page shows of a doctor: texts, or the values of the page's fields. */
type ShownDoctor = {
  name: string;
  specialty: string | null;
  languages: readonly string[];
  city: string;
  modes: readonly string[];
};

/**
 * The published page of doctors with the visitor's search in its form, and the doctors found in its
 * list. The page's markup has the places and the words: the options of the form name specialties,
 * languages, and kinds of visits; a hidden item of `[data-list]` is the example of each doctor, with
 * a `[data-fact]` around each fact; `[data-if]` are hidden parts; and `[data-named]` is the heading
 * for a specialty. All values are inserted as text.
 *
 * @param next after whom the next page begins; null at the end
 */
export function fillDoctors(
  html: string,
  { language, search }: { language: Language; search: DoctorSearch },
  doctors: readonly ShownDoctor[],
  next: string | null,
): string {
  const page = parse(html);
  const elements = elementsIn(page);
  const list = elements.find((element) => has(element, "data-list"));
  const example = list && elementsIn(list)[0];
  if (list === undefined || example === undefined) throw new Error("The page has no list.");
  const labels = labelsIn(elements);
  const named = search.specialty && labels.get(search.specialty);
  const start = { ...search, after: null };
  const shown = new Map([
    ["some", doctors.length > 0],
    ["none", doctors.length === 0 && next === null],
    ["more", doctors.length === 0 && next !== null],
    ["next", next !== null],
  ]);
  for (const element of elements) {
    const value = Object.entries(search).find(([name]) => name === attributeOf(element, "name"));
    if (value) fill(element, value[1] ?? "");
    if (shown.get(attributeOf(element, "data-if") ?? "")) removeAttribute(element, "hidden");
    if (has(element, "data-next")) {
      setAttribute(element, "href", doctorsAddress({ ...search, after: next }, language));
    }
    const other = element.tagName === "a" ? attributeOf(element, "data-language") : null;
    if (isLanguage(other)) setAttribute(element, "href", doctorsAddress(start, other));
    if (named) nameSpecialty(element, search.specialty ?? "", named, elements);
  }
  defaultTreeAdapter.detachNode(example);
  for (const doctor of doctors) {
    defaultTreeAdapter.appendChild(list, card(example, doctor, labels, language));
  }
  return serialize(page);
}

/** What the options of the form call their values. */
function labelsIn(elements: readonly Element[]): ReadonlyMap<string, string> {
  const options = elements.filter(({ tagName }) => tagName === "option");
  return new Map(options.map((option) => [attributeOf(option, "value") ?? "", textOf(option)]));
}

/** Gives a specialty's page its own heading, title, and addresses. */
function nameSpecialty(
  element: Element,
  code: string,
  name: string,
  elements: readonly Element[],
): void {
  const heading = attributeOf(element, "data-named")?.replace("*", () => name);
  if (heading !== undefined) {
    setText(element, heading);
    const title = elements.find(({ tagName }) => tagName === "title");
    if (title) setText(title, `${heading} – ${brand.name}`);
  }
  if (element.tagName !== "link" && element.tagName !== "meta") return;
  for (const attribute of element.attrs) {
    // Canonical and alternate addresses, and that of the preview.
    if (attribute.value.endsWith(publicPath("doctors", "en"))) attribute.value += `/${code}`;
  }
}

function card(
  example: Element,
  doctor: ShownDoctor,
  labels: ReadonlyMap<string, string>,
  language: Language,
): Element {
  const named = (values: readonly string[]) => values.map((each) => labels.get(each) ?? each);
  const facts: Readonly<Record<string, string>> = {
    name: doctor.name,
    specialty: named([doctor.specialty ?? ""].filter(Boolean)).join(""),
    languages: listed(named(doctor.languages), language),
    city: doctor.city,
    modes: named(doctor.modes).join(" · "),
  };
  const copy = clone(example);
  removeAttribute(copy, "hidden");
  for (const part of elementsIn(copy)) {
    const fact = facts[attributeOf(part, "data-fact") ?? ""];
    if (fact === "") defaultTreeAdapter.detachNode(part);
    else if (fact !== undefined) setText(elementsIn(part).at(-1) ?? part, fact);
  }
  return copy;
}

/** Names as one text. Only English keeps the capitals of languages within it. */
function listed([first = "", ...others]: readonly string[], language: Language): string {
  const inside =
    language === "en" ? others : others.map((each) => each.toLocaleLowerCase(language));
  return [first, ...inside].join(", ");
}
