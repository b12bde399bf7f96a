import { randomUUID } from "node:crypto";

import type { Role } from "@salvia/domain/account/role";
import { noRevocation } from "@salvia/domain/account/revocation";
import type { Staff } from "@salvia/domain/account/staff";

import { changeAccess } from "../../../scripts/lib/grant/changeAccess.ts";
import { user } from "../../../seed/users.ts";
import { emulators } from "../../emulators.ts";
import { app, auth, firestore } from "./server.ts";
import { signedIn } from "./signedIn.ts";
import type { Page } from "@playwright/test";

/** A user with an account. */
export type Person = { uid: string; name: string; email: string; password: string };

/**
 * Creates a user for one test, so that tests do not affect each other; `phoneNumber` adds a way to
 * sign in.
 */
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
  await firestore.doc(`users/${uid}`).set(
    // What other tests have put into the pool does not count as new.
    user({ displayName: name, email, poolSeenAt: new Date() }),
  );
  await firestore.doc(`revocations/${uid}`).set(noRevocation);
  return { uid, name, email, password };
}

/** A salesperson in the directory, who receives notifications; other salespeople do not. */
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

/** A user whose address is not verified yet. */
export async function unverifiedPerson(): Promise<Person> {
  const someone = await person(null);
  await unverify(someone);
  return someone;
}

/** A user's profile as stored. */
export async function profileOf({ uid }: Person) {
  return (await firestore.doc(`users/${uid}`).get()).data();
}

/** The account with an address and its profile, as stored on the server; null if there is none. */
export async function accountOf(email: string) {
  const { users } = await auth.getUsers([{ email }]);
  const [found] = users;
  if (found === undefined) return null;
  const profile = await firestore.doc(`users/${found.uid}`).get();
  return { emailVerified: found.emailVerified, profile: profile.data() ?? null };
}

/** Changes a role as an operator does with `npm run grant`. */
export async function changeRole(who: Person, role: Role | null): Promise<void> {
  await changeAccess(app, { ...order(who), change: { kind: "role", role } });
}

/** Disables an account as an operator does with `npm run grant`. */
export async function disable(who: Person): Promise<void> {
  await changeAccess(app, { ...order(who), change: { kind: "disable" } });
}

function order({ uid }: Person) {
  const by = { kind: "operator", name: "the test", mayTakeLastAdministrator: true } as const;
  return { uid, by, now: new Date() };
}

/** Deletes an account as the Firebase console does: open tabs are not notified. */
export async function remove({ uid }: Person): Promise<void> {
  await auth.deleteUser(uid);
  await firestore.doc(`users/${uid}`).delete();
}

/** Marks a user's address as unverified, as right after a sign-up. */
async function unverify({ uid }: Person): Promise<void> {
  await auth.updateUser(uid, { emailVerified: false });
  await firestore.doc(`users/${uid}`).update({ verifiedEmail: null });
}

/** Removes all passkeys of a user, as from another device. */
export async function forgetPasskeys({ uid }: Person): Promise<void> {
  const found = await firestore.collection("passkeys").where("uid", "==", uid).get();
  await Promise.all(found.docs.map((passkey) => passkey.ref.delete()));
}

/** Signs in on the open login page, in any language. */
export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await identifierField(page).fill(email);
  await page.getByLabel(/^(Password|Contraseña|Senha|Mot de passe)$/).fill(password);
  await page
    .getByRole("button", { name: /^(Sign in|Iniciar sesión|Entrar|Se connecter)$/ })
    .click();
}

/** The login page's field for an email address or username, in any language. */
export function identifierField(page: Page) {
  return page.getByLabel(
    /^(Email or username|Correo electrónico o nombre de usuario|E-mail ou nome de usuário|Adresse e-mail ou nom d’utilisateur)$/,
  );
}

/**
 * Opens a page of the portal as a signed-in user, by writing the user to where Firebase stores it.
 * Faster than the sign-in form, which the tests of the login page cover.
 */
export async function enter(page: Page, who: Pick<Person, "email" | "password">, path: string) {
  const { origin } = new URL(emulators.hosting);
  const localStorage = [await signedIn(who.email, who.password)];
  // A page that is open would see the storage change under it, as no user of one tab does it.
  if (page.url() !== "about:blank") await page.goto("/robots.txt");
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(path);
  await page.waitForURL(path);
}
