import type { Firestore, Transaction } from "firebase-admin/firestore";

/** What work cost: documents read and written, and requests to the database. */
export type Counts = { reads: number; writes: number; calls: number };

const writes = new Set<PropertyKey>(["create", "set", "update", "delete"]);

/** The database, which counts what its transactions cost. */
export function countingFirestore(database: Firestore): { firestore: Firestore; counts: Counts } {
  const counts: Counts = { reads: 0, writes: 0, calls: 0 };
  const firestore = new Proxy(database, {
    get(target, name) {
      if (name === "collection") return target.collection.bind(target);
      if (name !== "runTransaction") return Reflect.get(target, name);
      return async <T>(
        work: (transaction: Transaction) => Promise<T>,
        options?: Parameters<Firestore["runTransaction"]>[1],
      ) => {
        const done = await target.runTransaction(
          async (transaction) => work(counted(transaction, counts)),
          options,
        );
        counts.calls += 1;
        return done;
      };
    },
  });
  return { firestore, counts };
}

function counted(transaction: Transaction, counts: Counts): Transaction {
  return new Proxy(transaction, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      if (writes.has(name)) {
        return (...given: unknown[]) => {
          counts.writes += 1;
          Reflect.apply(method, target, given);
        };
      }
      return async (...given: unknown[]) => {
        counts.calls += 1;
        const found: unknown = await Reflect.apply(method, target, given);
        counts.reads += sizeOf(found);
        return found;
      };
    },
  });
}

function sizeOf(found: unknown): number {
  if (Array.isArray(found)) return found.length;
  return typeof found === "object" && found !== null && "size" in found ? Number(found.size) : 1;
}
