import { randomUUID } from "node:crypto";

import type { Language } from "@salvia/domain/shared/language";
import type { Role } from "@salvia/domain/account/role";
import type { StoredPasskey } from "@salvia/domain/account/passkey";
import { noRevocation } from "@salvia/domain/account/revocation";
import type { Staff } from "@salvia/domain/account/staff";

import { changeAccess } from "../../scripts/lib/changeAccess.ts";
import { user } from "../../seed/users.ts";
import { emulators } from "../emulators.ts";
import { app, auth, firestore } from "./server.ts";
import { signedIn } from "./signedIn.ts";
import type { Page } from "@playwright/test";

/** Someone with an account. */
export type Person = { uid: string; name: string; email: string; password: string };

/** A person of a test's own, so that no test sees what another did; the telephone is one more way in. */
export async function person(
  role: Role | null,
  name = "Noa Benítez",
  phoneNumber: string | null = null,
): Promise<Person> {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  const password = "a long password";
  await auth.createUser({
    uid,
    email,
    password,
    displayName: name,
    emailVerified: true,
    ...(phoneNumber !== null && { phoneNumber }),
  });
  if (role !== null) await auth.setCustomUserClaims(uid, { role });
  await firestore.doc(`users/${uid}`).set(user({ displayName: name, email }));
  await firestore.doc(`revocations/${uid}`).set(noRevocation);
  return { uid, name, email, password };
}

/** A salesperson of the directory, whom the server tells of news; others are left in peace. */
export async function listedSalesperson(name?: string): Promise<Person> {
  const someone = await person("sales", name);
  const entry: Staff = {
    name: someone.name,
    role: "sales",
    specialty: null,
    languages: [],
    timezone: null,
  };
  await firestore.doc(`staff/${someone.uid}`).set(entry);
  return someone;
}

/** What the database holds of whoever has signed in with a telephone. */
export async function profileOfPhone(phone: string) {
  const { uid } = await auth.getUserByPhoneNumber(phone);
  return (await firestore.doc(`users/${uid}`).get()).data();
}

/** Someone who has not shown yet that their address is theirs. */
export async function unverifiedPerson(): Promise<Person> {
  const someone = await person(null);
  await unverify(someone);
  return someone;
}

/** Somebody's profile as the database holds it. */
export async function profileOf({ uid }: Person) {
  return (await firestore.doc(`users/${uid}`).get()).data();
}

/** What the directory says of somebody. */
export async function entryOf({ uid }: Person) {
  return (await firestore.doc(`staff/${uid}`).get()).data();
}

/** The account of an address and its profile, as the server holds them; null where there is none. */
export async function accountOf(email: string) {
  const { users } = await auth.getUsers([{ email }]);
  const [found] = users;
  if (found === undefined) return null;
  const profile = await firestore.doc(`users/${found.uid}`).get();
  return { emailVerified: found.emailVerified, profile: profile.data() ?? null };
}

/** What an operator does with `npm run grant`. */
export async function changeRole(who: Person, role: Role | null): Promise<void> {
  await changeAccess(app, { ...order(who), change: { kind: "role", role } });
}

/** What an operator does with `npm run grant`. */
export async function disable(who: Person): Promise<void> {
  await changeAccess(app, { ...order(who), change: { kind: "disable" } });
}

function order({ uid }: Person) {
  const by = { kind: "operator", name: "the test", mayTakeLastAdministrator: true } as const;
  return { uid, by, now: new Date() };
}

/** Deletes an account by hand, as in a console: nobody is told. */
export async function remove({ uid }: Person): Promise<void> {
  await auth.deleteUser(uid);
  await firestore.doc(`users/${uid}`).delete();
}

/** Has somebody's address wait for its confirmation, as right after a sign-up. */
export async function unverify({ uid }: Person): Promise<void> {
  await auth.updateUser(uid, { emailVerified: false });
  await firestore.doc(`users/${uid}`).update({ verifiedEmail: null });
}

/** Gives the profile another language. */
export async function speaks({ uid }: Person, language: Language): Promise<void> {
  await firestore.doc(`users/${uid}`).update({ language });
}

/** Stores a passkey for a person whom the server would not let make one. */
export async function storedPasskey({ uid, email }: Person): Promise<void> {
  const passkey: StoredPasskey = {
    uid,
    email,
    credentialId: uid,
    publicKey: "",
    counter: 0,
    transports: ["internal"],
    aaguid: "00000000-0000-0000-0000-000000000000",
    backedUp: false,
    name: "Passkey",
    createdAt: new Date(),
    lastUsedAt: null,
  };
  await firestore.collection("passkeys").add(passkey);
}

/** How many passkeys the database holds for a person. */
export async function passkeyCount({ uid }: Person): Promise<number> {
  return (await firestore.collection("passkeys").where("uid", "==", uid).get()).size;
}

/** Removes all passkeys of a person, as they would on another device. */
export async function forgetPasskeys({ uid }: Person): Promise<void> {
  const found = await firestore.collection("passkeys").where("uid", "==", uid).get();
  await Promise.all(found.docs.map((passkey) => passkey.ref.delete()));
}

/** Signs in on the login page that is open, in any language. */
export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await identifierField(page).fill(email);
  await page.getByLabel(/^(Password|Contraseña|Senha|Mot de passe)$/).fill(password);
  await page
    .getByRole("button", { name: /^(Sign in|Iniciar sesión|Entrar|Se connecter)$/ })
    .click();
}

/** The login page's field for an e-mail address or a username, in any language. */
export function identifierField(page: Page) {
  return page.getByLabel(
    /^(E-mail or username|Correo electrónico o nombre de usuario|E-mail ou nome de usuário|Adresse e-mail ou nom d’utilisateur)$/,
  );
}

/**
 * Opens a page of the portal as somebody who has signed in: Firebase finds its user where it keeps
 * them. How one signs in by hand is what the tests of the login page tell; it takes its time.
 */
export async function enter(page: Page, who: Pick<Person, "email" | "password">, path: string) {
  const { origin } = new URL(emulators.hosting);
  const localStorage = [await signedIn(who.email, who.password)];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(path);
  await page.waitForURL(path);
}
