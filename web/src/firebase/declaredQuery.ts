import {
  collection,
  collectionGroup,
  orderBy,
  query,
  where,
  type Query,
  type QueryConstraint,
} from "firebase/firestore";

import { firestore } from "./firestore.ts";

/**
 * What a query asks, without for whom. Queries are declared in `<noun>Queries.ts` of their feature,
 * so that a test knows them all and holds firestore.indexes.json to them: no emulator tells when an
 * index is missing.
 */
export type DeclaredQuery = {
  /** The collection's own name, wherever it is. */
  collection: string;
  /** Asks for the collections of that name below all documents. */
  group?: true;
  where: readonly (readonly [field: string, operator: "==" | "in" | "array-contains"])[];
  /** `__name__` is a document's id. */
  orderBy: readonly (readonly [field: string, direction: "asc" | "desc"])[];
};

/**
 * A declared query of a collection that is below no document, or of a collection group.
 *
 * @param values those of its conditions, in their order
 * @param bounds where it begins and ends, and how much it asks for
 */
export function declaredQuery(
  declared: DeclaredQuery,
  values: readonly unknown[],
  ...bounds: readonly QueryConstraint[]
): Query {
  const { collection: name, group } = declared;
  const asked = group ? collectionGroup(firestore(), name) : collection(firestore(), name);
  return constrained(asked, declared, values, bounds);
}

/** The same of a collection that is below a document, at `path`. */
export function declaredQueryAt(
  path: string,
  declared: DeclaredQuery,
  values: readonly unknown[],
  ...bounds: readonly QueryConstraint[]
): Query {
  return constrained(collection(firestore(), path), declared, values, bounds);
}

function constrained(
  asked: Query,
  { where: conditions, orderBy: orders }: DeclaredQuery,
  values: readonly unknown[],
  bounds: readonly QueryConstraint[],
): Query {
  return query(
    asked,
    ...conditions.map(([field, operator], index) => where(field, operator, values[index])),
    ...orders.map(([field, direction]) => orderBy(field, direction)),
    ...bounds,
  );
}
