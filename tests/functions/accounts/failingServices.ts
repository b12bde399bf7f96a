import { auth, firestore } from "../support/accounts.ts";

/** The services of the project; the nth call (`broken`) fails before it has any effect. */
export function failingAt(broken: number) {
  let count = 0;
  function counted<Input extends readonly unknown[], Output>(
    work: (...input: Input) => Promise<Output>,
  ) {
    return async (...input: Input): Promise<Output> => {
      count += 1;
      if (count === broken) throw new Error("The function died.");
      return work(...input);
    };
  }
  const failing = new Proxy(firestore, {
    get(target, name) {
      if (name === "runTransaction") return counted(target.runTransaction.bind(target));
      if (name !== "collection") return Reflect.get(target, name);
      return (path: string) => {
        if (path === "revocations") countRevocation();
        return target.collection(path);
      };
    },
  });
  function countRevocation() {
    count += 1;
    if (count === broken) throw new Error("The function died.");
  }
  const services = {
    auth: {
      getUser: auth.getUser.bind(auth),
      setCustomUserClaims: counted(auth.setCustomUserClaims.bind(auth)),
      updateUser: counted(auth.updateUser.bind(auth)),
      revokeRefreshTokens: counted(auth.revokeRefreshTokens.bind(auth)),
    },
    firestore: failing,
    endOlderTokens: counted(async (uid: string) => {
      const validAfter = Math.floor(Date.now() / 1000) + 1;
      await firestore.doc(`revocations/${uid}`).set({ validAfter }, { merge: true });
      return new Date(validAfter * 1000 - 1);
    }),
  };
  return { services, calls: () => count };
}
