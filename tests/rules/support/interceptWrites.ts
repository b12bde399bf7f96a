import type { Firestore } from "./actors.ts";
import type { Transaction } from "./row.ts";

type Document = ReturnType<Firestore["doc"]>;

/** One write of a transaction: its method (`set`, `update` or `delete`), document and data. */
export type Write = { method: PropertyKey; document: Document; data: readonly unknown[] };

/**
 * A connection that passes each write of its transactions through a function.
 *
 * @param intercept returns the document and data to write instead
 */
export function interceptWrites(
  db: Firestore,
  intercept: (write: Write) => Pick<Write, "document" | "data">,
): Firestore {
  const intercepted = (writes: Transaction) =>
    new Proxy(writes, {
      get: (target, method) => {
        const own: unknown = Reflect.get(target, method);
        if (typeof own !== "function") return own;
        return (document: Document, ...data: unknown[]): unknown => {
          const instead = intercept({ method, document, data });
          return Reflect.apply(own, target, [instead.document, ...instead.data]);
        };
      },
    });
  return new Proxy(db, {
    get: (target, name) => {
      if (name === "runTransaction") {
        const run: Firestore["runTransaction"] = (change) =>
          target.runTransaction((writes) => change(intercepted(writes)));
        return run;
      }
      const own: unknown = Reflect.get(target, name);
      return typeof own === "function"
        ? (...values: unknown[]): unknown => Reflect.apply(own, target, values)
        : own;
    },
  });
}
