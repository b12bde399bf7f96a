import type { ImportServices } from "../../../functions/src/patients/importOrder.ts";
import { auth, firestore } from "./accounts.ts";

/** The services of a function that dies before or after one of its writes. */
export function dyingAt(broken: number, when: "before" | "after" = "before") {
  let count = 0;
  function step<Input extends readonly unknown[], Output>(
    work: (...input: Input) => Promise<Output>,
  ) {
    return async (...input: Input): Promise<Output> => {
      count += 1;
      if (count !== broken) return work(...input);
      if (when === "after") await work(...input);
      throw new Error("The function died.");
    };
  }
  const dying = new Proxy(firestore, {
    get(target, name) {
      if (name === "runTransaction") return step(target.runTransaction.bind(target));
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const services: ImportServices = {
    auth: {
      getUser: auth.getUser.bind(auth),
      getUsers: auth.getUsers.bind(auth),
      getUserByEmail: auth.getUserByEmail.bind(auth),
      createUser: step(auth.createUser.bind(auth)),
      deleteUsers: auth.deleteUsers.bind(auth),
      setCustomUserClaims: step(auth.setCustomUserClaims.bind(auth)),
      updateUser: step(auth.updateUser.bind(auth)),
      revokeRefreshTokens: step(auth.revokeRefreshTokens.bind(auth)),
    },
    firestore: dying,
    endOlderTokens: step(async (uid: string) => {
      const validAfter = Math.floor(Date.now() / 1000) + 1;
      await firestore.doc(`revocations/${uid}`).set({ validAfter }, { merge: true });
      return new Date(validAfter * 1000 - 1);
    }),
  };
  return { services, steps: () => count };
}
