import { expect, test } from "vitest";

import { patientFinder } from "./patientSearch.ts";

function row(name: string, birthDate: string, memberNumber: string | null) {
  return { name, birthDate, memberNumber };
}

const rows = [
  row("Zoé Mercier", "1990-12-01", "SV-2041-0003"),
  row("Cédric Noël", "1961-04-02", "SV-2041-0017"),
  row("Beatriz Nogueira", "1984-02-29", "756.1234.5678.97"),
  row("Beatriz Nogueira", "1951-07-14", null),
  row("Álvaro Peña-García", "2012-01-31", "SV-2041-0020"),
  row("Máire O’Neill", "1975-03-05", "AB 12"),
];
const find = patientFinder(rows);

function found(typed: string) {
  return find(typed).map(({ name, birthDate }) => `${name}, ${birthDate}`);
}

const both = ["Beatriz Nogueira, 1951-07-14", "Beatriz Nogueira, 1984-02-29"];
const cedric = ["Cédric Noël, 1961-04-02"];
const alvaro = ["Álvaro Peña-García, 2012-01-31"];
const maire = ["Máire O’Neill, 1975-03-05"];
const younger = ["Beatriz Nogueira, 1984-02-29"];

test.each([
  ["Nogueira", both],
  ["beatriz n", both],
  ["n beatriz", both],
  ["GUEI", both],
  ["Mercier", ["Zoé Mercier, 1990-12-01"]],
  ["Noël", cedric],
  ["Noel", cedric],
  ["cedric", cedric],
  ["cédric NOËL", cedric],
  ["garcía", alvaro],
  ["pena-garcia", alvaro],
  ["oneill", maire],
  ["o'neill", maire],
  ["neill", maire],
  ["1984-02-29", younger],
  ["29.02.1984", younger],
  ["29/2/1984", younger],
  ["2/29/1984", younger],
  ["29.2.84", younger],
  ["29 02 1984", younger],
  ["29021984", younger],
  ["29.02", younger],
  ["29.02.19", younger],
  ["1984", younger],
  ["nogueira 1984", younger],
  ["nogueira 14.7.", ["Beatriz Nogueira, 1951-07-14"]],
  ["756.1234.5678.97", younger],
  ["756 1234 5678 97", younger],
  ["5678", younger],
  ["sv-2041-0017", cedric],
  ["sv20410017", cedric],
  ["ab 12", maire],
  ["nogueiro", []],
  ["30.02.1984", []],
  ["beatriz 1961", []],
])("finds by %j", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("finds everyone by name, as long as nothing is typed", () => {
  expect(find(" ").map(({ name }) => name)).toEqual([
    "Álvaro Peña-García",
    "Beatriz Nogueira",
    "Beatriz Nogueira",
    "Cédric Noël",
    "Máire O’Neill",
    "Zoé Mercier",
  ]);
});

test("finds names that begin like the first word before others", () => {
  const names = ["Ana Belmar", "Mara Lima", "Zoe Marques"].map((name) =>
    row(name, "1970-01-01", null),
  );
  expect(patientFinder(names)("mar").map(({ name }) => name)).toEqual([
    "Mara Lima",
    "Zoe Marques",
    "Ana Belmar",
  ]);
});
