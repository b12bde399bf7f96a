import { collections } from "../shared/collections.ts";
import type { ErasureSubject } from "./erasure.ts";
import {
  personalData,
  type Collection,
  type Erasure,
  type FoundBy,
  type PersonalData,
} from "./personalData.ts";

/** Personal data that an erasure deletes or strips. */
export type ErasedData = Omit<PersonalData, "erasure"> & {
  collection: Collection;
  erasure: Extract<Erasure, { kind: "delete" | "strip" }>;
};

/**
 * What an erasure deletes or strips, in this order. Documents found by address come first, while
 * the address can still be looked up. The document with the person's own id comes next for a lead,
 * so that nothing new is added below it; for an account it comes last, so that an interrupted
 * erasure can still find the address.
 */
export function erasedData(subject: ErasureSubject): readonly ErasedData[] {
  const order: readonly FoundBy["by"][] =
    subject === "lead"
      ? ["address", "id", "field", "below", "group"]
      : ["address", "field", "below", "group", "id"];
  const found = Object.entries(personalData).flatMap(([collection, held]) =>
    held.flatMap(({ erasure, ...data }) => {
      const isOf = subject === "lead" ? data.whose === "lead" : data.whose !== "lead";
      const isDone = erasure.kind === "delete" || erasure.kind === "strip";
      // Documents that belong to a parent are deleted together with it.
      if (!isOf || !isDone || data.found.by === "parent") return [];
      return [{ ...data, erasure, collection: collectionNamed(collection) }];
    }),
  );
  return found.toSorted((a, b) => order.indexOf(a.found.by) - order.indexOf(b.found.by));
}

/** The collections whose documents are deleted together with those of `parent`. */
export function erasedWith(parent: Collection): readonly Collection[] {
  return Object.entries(personalData).flatMap(([collection, held]) =>
    held.some(
      ({ found, erasure }) =>
        found.by === "parent" && found.parent === parent && erasure.kind === "delete",
    )
      ? [collectionNamed(collection)]
      : [],
  );
}

/** What an export of a person contains: the lines of the map that are marked so. */
export function exportedData(
  subject: ErasureSubject,
): readonly (PersonalData & { collection: Collection })[] {
  return Object.entries(personalData).flatMap(([collection, held]) =>
    held
      .filter(({ whose, exported }) => exported && (whose === "lead") === (subject === "lead"))
      .map((data) => Object.assign({ collection: collectionNamed(collection) }, data)),
  );
}

function collectionNamed(name: string): Collection {
  const found = Object.values(collections).find((each) => each === name);
  if (found === undefined) throw new Error(`There is no collection ${name}.`);
  return found;
}
