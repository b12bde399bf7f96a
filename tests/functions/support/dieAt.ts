import { vi } from "vitest";

import { firestore } from "./accounts.ts";

/**
 * Lets the function that this process runs die at its nth transaction from now on: before it begins,
 * or once it is committed. What the function does at the same time is lost with it.
 */
export function dieAt(broken: number, when: "before" | "after"): void {
  const run = firestore.runTransaction.bind(firestore);
  let begun = 0;
  let isDead = false;
  const live = () => {
    if (isDead) throw new Error("The function died.");
  };
  vi.spyOn(firestore, "runTransaction").mockImplementation(async (work, options) => {
    begun += 1;
    const isLast = begun === broken;
    isDead ||= isLast && when === "before";
    live();
    const result = await run(async (transaction) => {
      const done = await work(transaction);
      live();
      return done;
    }, options);
    isDead ||= isLast;
    live();
    return result;
  });
}
