/**
 * The barest live list of leads, as a page of its own: the SDK's listener to the newest fifty, and
 * their names as text. `bench:leads` compares the portal with it.
 */
import { initializeApp } from "firebase/app";
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from "firebase/firestore";

const given = new URLSearchParams(window.location.hash.slice(1));
const setting = (name: string) => given.get(name) ?? "";

const app = initializeApp({ apiKey: "bench", projectId: setting("project") });
const auth = getAuth(app);
connectAuthEmulator(auth, `http://${setting("auth")}`, { disableWarnings: true });
connectFirestoreEmulator(getFirestore(app), "localhost", Number(setting("firestore")));
const { user } = await signInWithEmailAndPassword(auth, setting("email"), setting("password"));
const leads = query(
  collection(getFirestore(app), "leads"),
  where("ownerId", "==", user.uid),
  orderBy("createdAt", "desc"),
  limit(51),
);
onSnapshot(leads, ({ docs }) => {
  document.body.replaceChildren(
    ...docs.map((each) => {
      const row = document.createElement("p");
      row.textContent = `${each.get("firstName")} ${each.get("lastName")}`;
      return row;
    }),
  );
});
