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
 * The shape of a query without its values. Features export their queries from `<noun>.data.ts`, or
 * from `<noun>Queries.ts` if several files share them, so that a test can compare all of them with
 * firestore.indexes.json: the emulator does not report missing indexes.
 */
export type DeclaredQuery = {
  /** The last segment of the collection's path. */
  collection: string;
  /** Queries all collections of that name, at any depth. */
  group?: true;
  where: readonly (readonly [field: string, operator: Operator])[];
  /** `__name__` is a document's id. */
  orderBy: readonly (readonly [field: string, direction: Direction])[];
};

type Operator = "==" | "in" | "array-contains" | ">=" | "<" | "<=";
type Direction = "asc" | "desc";

/** Declares a query by conditions such as `ownerId ==` and orders such as `createdAt desc`. */
export function queryOf(
  name: string,
  conditions: readonly `${string} ${Operator}`[],
  orders: readonly `${string} ${Direction}`[] = [],
): DeclaredQuery {
  return { collection: name, where: conditions.map(parted), orderBy: orders.map(parted) };
}

function parted<Last extends string>(text: `${string} ${Last}`): [string, Last] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the type of the text says
  return text.split(" ") as [string, Last];
}

/**
 * Builds a declared query of a top-level collection or of a collection group.
 *
 * @param values of its conditions, in their order
 * @param bounds cursors and limit
 */
export function declaredQuery(
  declared: DeclaredQuery,
  values: readonly unknown[],
  ...bounds: readonly QueryConstraint[]
): Query {
  const { collection: name, group } = declared;
  const base = group ? collectionGroup(firestore(), name) : collection(firestore(), name);
  return constrained(base, declared, values, bounds);
}

/** Builds a declared query of the collection at `path`, below a document. */
export function declaredQueryAt(
  path: string,
  declared: DeclaredQuery,
  values: readonly unknown[],
  ...bounds: readonly QueryConstraint[]
): Query {
  return constrained(collection(firestore(), path), declared, values, bounds);
}

function constrained(
  base: Query,
  { where: conditions, orderBy: orders }: DeclaredQuery,
  values: readonly unknown[],
  bounds: readonly QueryConstraint[],
): Query {
  return query(
    base,
    ...conditions.map(([field, operator], index) => where(field, operator, values[index])),
    ...orders.map(([field, direction]) => orderBy(field, direction)),
    ...bounds,
  );
}
