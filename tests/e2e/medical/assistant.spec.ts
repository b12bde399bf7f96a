import { recordClosesAt } from "@salvia/domain/scheduling/appointment";
import type { Page } from "@playwright/test";
import type { RecordAccess } from "@salvia/domain/record/recordAccess";
import { recordAccessId } from "@salvia/domain/record/recordAccess";
import { noMeasures, type Vitals } from "@salvia/domain/record/vital";

import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { enter, person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Creates a clinician with an appointment and a patient whose record is open to them. */
async function clinician() {
  const camille = await person("medical", "Camille Laurent");
  const patientId = `beatriz-${camille.uid}`;
  const now = new Date();
  const ids = { patientId, clinicianId: camille.uid, appointmentId: `soon-${camille.uid}` };
  await firestore.doc(`patients/${patientId}`).set(patient({ clinicians: [camille.uid] }));
  // The next one, also at the end of the story.
  const startsAt = new Date(Math.ceil((now.getTime() + 600_000) / 1_800_000) * 1_800_000);
  const { clinicianId, appointmentId } = ids;
  await firestore
    .doc(`appointments/${appointmentId}`)
    .set(appointment({ clinicianId, patientId, status: "confirmed", startsAt }));
  const access: RecordAccess = {
    ...ids,
    openedAt: now,
    until: recordClosesAt({ startsAt, minutes: 30 }),
    auditId: "opened",
  };
  await firestore.doc(`recordAccess/${recordAccessId(patientId, camille.uid)}`).set(access);
  const measured: Vitals = {
    clinicianId,
    appointmentId,
    measuredAt: now,
    ...noMeasures,
    systolic: 128,
    diastolic: 82,
    weight: 70.5,
    createdAt: now,
  };
  await firestore.doc(`records/${patientId}/vitals/new`).set(measured);
  return { ...camille, patientId, appointmentId };
}

/** Asks a question by keyboard once the previous answer is complete. */
async function ask(page: Page, question: string) {
  await page.getByLabel("Your question").fill(question);
  await expect(page.getByRole("button", { name: "Ask", exact: true })).toBeEnabled();
  await page.getByLabel("Your question").press("Enter");
}

test("answers about the day and the open record, opens a source, and keeps and deletes the conversation", async ({
  page,
}) => {
  const camille = await clinician();
  await enter(page, camille, `/medical/assistant?patient=${camille.patientId}`);
  const log = page.getByRole("log", { name: "Conversation" });
  await page.getByRole("button", { name: "Which tasks are pending?" }).click();
  await expect(log).toContainText("You have no open tasks.");
  await expect(log.getByRole("link")).toHaveAttribute("href", "/medical/tasks");

  await ask(page, "When is my next appointment?");
  await expect(log).toContainText("with Beatriz Nogueira, by video, confirmed");
  const appointmentLink = log.getByRole("link", { name: "Appointment" });
  await expect(appointmentLink).toHaveAttribute(
    "href",
    `/medical/appointments/${camille.appointmentId}`,
  );
  await ask(page, "What is her blood pressure?");
  await expect(log).toContainText(/Beatriz Nogueira: blood pressure 128\/82\smmHg/);
  await expect(log.getByRole("link", { name: "Vitals" })).toHaveCount(1);
  await ask(page, "Which dose should I give?");
  await expect(log).toContainText("doesn’t give a diagnosis or recommend a treatment or dose");
  // axe measures elements by their visible part, and the bar covers half of those scrolled under
  // it.
  await page.evaluate("scrollTo(0, 0)");
  await expectAccessible(page);

  await log.getByRole("link", { name: "Help" }).click();
  const help = page.getByRole("dialog", { name: "No diagnosis, no dosing" });
  await expect(help).toContainText("Those decisions are yours.");
  await help.getByRole("button", { name: "Close" }).click();

  // The history keeps a reference to the record, not what the answer quoted from it.
  await page.reload();
  await expect(log).toContainText("with Beatriz Nogueira, by video");
  await expect(log).toContainText("A sentence from the record that isn’t kept here.");
  await expect(log).not.toContainText("128/82");
  const earlier = page.getByRole("region", { name: "Earlier conversations" });
  await expect(earlier.getByRole("link")).toHaveText(["Which tasks are pending?"]);
  await earlier.getByRole("button", { name: /^Delete conversation/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(earlier).toContainText("None yet.");
  await expect(log).toBeEmpty();
});

test(
  "offers a retry for a failed answer on a phone, in Brazilian Portuguese and the dark theme",
  { tag: "@nightly" },
  async ({ anotherBrowser, watch }) => {
    watch.expectComplaint(/ERR_|Failed to load resource/);
    const camille = await clinician();
    await firestore.doc(`users/${camille.uid}`).update({ language: "pt" });
    const page = await anotherBrowser({ viewport: { width: 390, height: 844 }, locale: "pt-BR" });
    await page.emulateMedia({ colorScheme: "dark" });
    await enter(page, camille, "/medical/assistant");
    const log = page.getByRole("log", { name: "Conversa" });
    const question = page.getByLabel("Sua pergunta");
    await page.route("**/api/medical/assistant", (route) => route.abort());
    await question.fill("Quem eu atendo hoje?");
    await page.getByRole("button", { name: "Perguntar" }).click();
    await expect(log.getByRole("alert")).toBeVisible();
    await page.unroute("**/api/medical/assistant");
    await page.getByRole("button", { name: "Perguntar de novo" }).click();
    await expect(log).toContainText(/Você (tem|não tem)/);
    await expect(log.getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
  },
);
