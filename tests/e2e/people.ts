import { randomUUID } from "node:crypto";

import type { Role } from "@salvia/domain/roles";
import type { Lead } from "@salvia/domain/lead";
import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { lead } from "../../seed/leads.ts";
import { user } from "../../seed/users.ts";
import { emulators } from "../emulators.ts";
import { expect, type Page } from "@playwright/test";

// The emulators ask for no credentials; the SDK need not look for a cloud machine's.
process.env["METADATA_SERVER_DETECTION"] ??= "none";
const [app = initializeApp({ projectId: emulators.project })] = getApps();
const auth = getAuth(app);
const firestore = getFirestore(app);

/** Someone with an account. */
export type Person = { uid: string; name: string; email: string; password: string };

/** A person of a test's own, so that no test sees what another did. */
export async function person(role: Role | null, name = "Noa Benítez"): Promise<Person> {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  const password = "a long password";
  await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
  if (role !== null) await auth.setCustomUserClaims(uid, { role });
  await firestore.doc(`users/${uid}`).set(user({ displayName: name, email }));
  return { uid, name, email, password };
}

/** What an operator's grant does: the claim, and the field that open tabs watch. */
export async function changeRole({ uid }: Person, role: Role | null): Promise<void> {
  await auth.setCustomUserClaims(uid, role === null ? null : { role });
  await firestore.doc(`users/${uid}`).update({ roleChangedAt: new Date() });
}

/** Stores a lead as it stands and tells its id. */
export async function storedLead(details: Partial<Lead>): Promise<string> {
  const { id } = await firestore
    .collection("leads")
    .add(lead({ createdAt: new Date(), ...details }));
  return id;
}

/** The leads of a person as the database holds them. */
export async function leadsOf({ uid }: Person) {
  const found = await firestore.collection("leads").where("ownerId", "==", uid).get();
  return found.docs.map((each) => each.data());
}

/** Signs in on the login page that is open, in any language. */
export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await page.getByLabel(/^(E-mail|Correo electrónico|Adresse e-mail)$/).fill(email);
  await page.getByLabel(/^(Password|Contraseña|Palavra-passe|Senha|Mot de passe)$/).fill(password);
  await page
    .getByRole("button", { name: /^(Sign in|Iniciar sesión|Entrar|Se connecter)$/ })
    .click();
}

/** Signs in and waits for a page of the portal. */
export async function enter(page: Page, who: Pick<Person, "email" | "password">, path: string) {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await signIn(page, who);
  await expect(page).toHaveURL(path);
}
