import { linkIn, mailsTo } from "../../mailbox.ts";
import { enter } from "../support/people.ts";
import { doctor, makeOnly, memberOf } from "../support/schedule.ts";
import { firestore } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("lets a member find a clinician, who accepts them, and then write to her", async ({
  page,
  anotherBrowser,
}) => {
  const daniel = await doctor("Daniel Okafor");
  const camille = await doctor();
  await makeOnly("rheumatology", camille);
  await firestore.doc(`staff/${camille.uid}`).update({ languages: ["fr", "pt"] });
  const beatriz = await memberOf(daniel);
  await enter(page, camille, "/medical/calendar");
  await expect(page.getByRole("heading", { name: "Requests" })).toBeVisible();

  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(telephone, beatriz, "/member");
  const next = telephone.getByRole("region", { name: "Next appointment" });
  await expect(next.getByRole("link")).toHaveText(["Request an appointment"]);
  await telephone.getByRole("button", { name: "Open the menu" }).click();
  await telephone.getByRole("link", { name: "Find a doctor" }).click();
  const found = telephone.getByRole("list", { name: "Doctors found" });
  await telephone.getByLabel("Specialty").selectOption("Rheumatology");
  await expect(found.getByRole("listitem")).toHaveCount(1);
  await telephone.getByText("More filters").click();
  await telephone.getByRole("combobox", { name: "Language" }).selectOption("Spanish");
  await expect(telephone.getByText(/^No doctor matches/)).toBeVisible();
  await telephone.getByRole("combobox", { name: "Language" }).selectOption("French");
  await telephone.getByLabel("Day", { exact: true }).selectOption("Monday");
  await telephone.getByLabel("Time of day").selectOption("Afternoon");
  await expect(found.getByRole("heading", { name: "Camille Laurent" })).toBeVisible();
  // What someone looks for says something about their health.
  expect(new URL(telephone.url()).search).toBe("");
  const times = found.getByRole("group", { name: "Next free times with Camille Laurent" });
  await times.getByRole("button").first().click();
  const reason = telephone.getByLabel("Why you’re asking (optional)");
  await expect(reason).toHaveValue(/^A time that suits me: /);
  await reason.fill("Headaches in the evening");
  await expectAccessible(telephone);
  await telephone.getByRole("button", { name: "Send request" }).click();
  await expect(telephone.getByText("Request sent.")).toBeVisible();
  const own = telephone.getByRole("list", { name: "Your requests" });
  await expect(own).toContainText("Waiting for an answer");
  await expect(found).toContainText("Waiting for an answer");
  await expect(found.locator(":focus")).toHaveText("Waiting for an answer");
  await expectAccessible(telephone);

  // On the clinician's open page at once, in the menu, and by email.
  const requests = page.getByRole("list", { name: "New patients" });
  await expect(requests).toContainText("Beatriz Nogueira");
  await expect(requests).toContainText("Reason: Headaches in the evening");
  await expect(page.getByRole("link", { name: "Calendar, 1 request to answer" })).toBeVisible();
  const [mail] = await mailsTo(camille.email, 1);
  expect(mail && new URL(linkIn(mail)).pathname).toBe("/medical/calendar");
  await page.getByRole("button", { name: "Accept Beatriz Nogueira" }).click();
  await expect(page.getByText("Beatriz Nogueira is now your patient.")).toBeVisible();
  await expect(requests).toBeHidden();
  await expect(page.locator("main :focus")).toBeAttached();
  await expect(page.getByRole("link", { name: "Calendar", exact: true })).toBeVisible();

  await expect(found).toContainText("Treats you");
  await mailsTo(beatriz.email, 1);
  await telephone.getByRole("link", { name: "Write a message to Camille Laurent" }).click();
  await telephone.getByRole("textbox", { name: "Your message" }).fill("Thank you!");
  await telephone.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("link", { name: "Messages, 1 unread message" })).toBeVisible();
  await telephone.goto("/member/clinicians");
  await telephone.getByLabel("Specialty").selectOption("Rheumatology");
  const time = times.getByRole("button").last();
  const chosen = await time.innerText();
  await time.click();
  const form = telephone.getByRole("dialog", { name: "Request an appointment" });
  await expect(form.getByRole("button", { name: "Camille Laurent", pressed: true })).toBeVisible();
  const offered = form.getByRole("group", { name: "Next free times" });
  await expect(offered.getByRole("button", { pressed: true })).toHaveText(chosen);
  expect(telephone.url()).toMatch(/\?clinician=[^&]+$/);
  await expectAccessible(telephone);
});
