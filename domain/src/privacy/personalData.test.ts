import { expect, test } from "vitest";

import { collections } from "../shared/collections.ts";
import { erasedData } from "./erasedData.ts";
import { dataSubjects, personalData } from "./personalData.ts";

test("maps exactly the existing collections", () => {
  const names = (all: object) => Object.keys(all).toSorted();
  expect(names(personalData)).toEqual(Object.values(collections).toSorted());
});

test("gives each collection only one rule per kind of person", () => {
  const said = Object.entries(personalData).flatMap(([collection, held]) =>
    held.map(({ whose, found }) => JSON.stringify([collection, whose, found])),
  );
  expect(new Set(said).size).toBe(said.length);
});

test("deletes what is below deleted documents together with them", () => {
  for (const [collection, held] of Object.entries(personalData)) {
    for (const { found, erasure } of held) {
      if (found.by !== "parent") continue;
      const parents = personalData[found.parent].map((each) => each.erasure.kind);
      expect({ collection, parents }).toEqual({
        collection,
        parents: parents.map(() => erasure.kind),
      });
    }
  }
});

test("looks up an address before the document that contains it is deleted", () => {
  for (const subject of ["lead", "account"] as const) {
    const ways = erasedData(subject).map(({ found }) => found.by);
    expect(ways.lastIndexOf("address")).toBeLessThan(ways.indexOf("id"));
  }
});

test("maps every kind of person", () => {
  const held = Object.values(personalData).flat();
  expect(new Set(held.map(({ whose }) => whose))).toEqual(new Set(dataSubjects));
});
