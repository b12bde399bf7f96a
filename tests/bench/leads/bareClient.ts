import { deleteApp, initializeApp } from "firebase/app";
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from "firebase/firestore";

/** The emulators' hosts and ports, and the user's credentials. */
export type BareAccess = {
  project: string;
  auth: string;
  firestore: string;
  email: string;
  password: string;
};

/** A salesperson's client made of the SDK alone, in a browser or in Node. */
export type BareClient = {
  firestore: Firestore;
  uid: string;
  /** The query of the portal's list when it is opened. */
  newest: Query;
  close: () => Promise<void>;
};

/** @param name distinguishes the clients of one process */
export async function bareClient(
  { project, auth, firestore, email, password }: BareAccess,
  name: string,
): Promise<BareClient> {
  const app = initializeApp({ apiKey: "bench", projectId: project }, name);
  connectAuthEmulator(getAuth(app), `http://${auth}`, { disableWarnings: true });
  const database = getFirestore(app);
  const [host = "", port] = firestore.split(":");
  connectFirestoreEmulator(database, host, Number(port));
  const { user } = await signInWithEmailAndPassword(getAuth(app), email, password);
  const newest = query(
    collection(database, "leads"),
    where("ownerId", "==", user.uid),
    orderBy("createdAt", "desc"),
    orderBy("__name__", "desc"),
    limit(51),
  );
  return { firestore: database, uid: user.uid, newest, close: () => deleteApp(app) };
}
