import { collections } from "../shared/collections.ts";
import type { ErasureSubject } from "./erasure.ts";
import {
  personalData,
  type Collection,
  type Erasure,
  type FoundBy,
  type PersonalData,
} from "./personalData.ts";

/** Personal data that an erasure has something to do with. */
export type ErasedData = Omit<PersonalData, "erasure"> & {
  collection: Collection;
  erasure: Extract<Erasure, { kind: "delete" | "strip" }>;
};

/**
 * What an erasure deletes or strips, in the order in which it does. What is found by the address comes
 * first, as long as it can be looked up; what has the person's own id comes next for a lead, so that
 * nothing new is added below it, and last for an account, so that an erasure that broke off finds the
 * address again.
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
      // What goes with another document is that one's affair.
      if (!isOf || !isDone || data.found.by === "parent") return [];
      return [{ ...data, erasure, collection: collectionNamed(collection) }];
    }),
  );
  return found.toSorted((a, b) => order.indexOf(a.found.by) - order.indexOf(b.found.by));
}

/** The collections whose documents belong to those of another, and go with them: name by name. */
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

function collectionNamed(name: string): Collection {
  const found = Object.values(collections).find((each) => each === name);
  if (found === undefined) throw new Error(`There is no collection ${name}.`);
  return found;
}
