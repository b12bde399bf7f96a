import type { Firestore } from "firebase-admin/firestore";

import { firestore } from "../support/accounts.ts";

/** The database, whose nth transaction (`broken`) and later ones fail before they begin. */
export function failingAt(broken: number, database: Firestore = firestore) {
  let count = 0;
  const failing = new Proxy(database, {
    get(target, name) {
      if (name === "collection") return target.collection.bind(target);
      if (name !== "runTransaction") return Reflect.get(target, name);
      return async (...work: Parameters<typeof target.runTransaction>) => {
        count += 1;
        if (count >= broken) throw new Error("The function died.");
        return target.runTransaction(...work);
      };
    },
  });
  return { firestore: failing, calls: () => count };
}
