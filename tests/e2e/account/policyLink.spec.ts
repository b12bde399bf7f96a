import { randomUUID } from "node:crypto";

import { patient } from "../../../seed/patients.ts";
import { mailTo } from "../../mailbox.ts";
import { enter, person } from "../support/people.ts";
import { auth, firestore } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A policy as an import leaves it: no one has signed in to its account. */
async function policy() {
  const memberNumber = `SV-${randomUUID().toUpperCase().slice(0, 23)}`;
  const email = `${randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, emailVerified: true, displayName: "Inês Prado" });
  await auth.setCustomUserClaims(uid, { role: "member" });
  const member = patient({ memberNumber, name: "Inês Prado", language: "pt", clinicians: [] });
  await firestore.doc(`patients/${uid}`).set(member);
  return { uid, email, memberNumber };
}

test.use({ locale: "pt-BR" });

test(
  "a customer links their policy with a code from another mailbox, and is its member",
  { tag: "@nightly" },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of 422/);
    const [customer, held] = [await person(null), await policy()];
    await firestore.doc(`users/${customer.uid}`).update({ language: "pt" });
    await enter(page, customer, "/account");
    const welcome = page.getByRole("region", { name: "Sua conta está pronta" });
    await welcome.getByLabel("Número de beneficiário").fill(held.memberNumber.toLowerCase());
    await expectAccessible(page);
    await welcome.getByRole("button", { name: "Enviar código" }).click();
    const code = welcome.getByLabel("Código de seis dígitos");
    await expect(code).toBeFocused();
    const { text } = await mailTo(held.email);
    const [right = ""] = /^\d{6}$/m.exec(text) ?? [];
    await code.fill(right === "000000" ? "000001" : "000000");
    await expect(welcome.getByRole("alert")).toContainText("O código está incorreto.");
    await expectAccessible(page);
    await code.fill(right);
    await expect(page.getByText("Seu plano está vinculado.")).toBeVisible();
    await expect(page.getByText(customer.email).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Ver minha cobertura" }).click();
    await expect(page).toHaveURL("/member");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Inês");
    expect((await auth.getUser(held.uid)).email).toBe(customer.email);
    expect((await mailTo(held.email)).subject).toBe("Seu plano foi vinculado a outro e-mail");
  },
);
