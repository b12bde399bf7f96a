import { mailsTo, linkIn } from "../../mailbox.ts";
import { enter } from "../support/people.ts";
import { doctor, memberOf } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("lets a patient write to their clinician, who reads it and answers at once", async ({
  page,
  anotherBrowser,
}) => {
  const camille = await doctor();
  const beatriz = await memberOf(camille);
  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(page, camille, "/medical/tasks");
  await enter(telephone, beatriz, "/member/messages");
  await expect(telephone.getByText("No messages yet.")).toBeVisible();
  await expectAccessible(telephone);
  await telephone.getByRole("link", { name: "Camille Laurent" }).click();
  await expect(telephone.getByText(/Messages aren’t for emergencies/)).toBeVisible();
  const field = telephone.getByRole("textbox", { name: "Your message" });
  await field.fill("May I take it with food?");
  await telephone.getByRole("button", { name: "Send" }).click();
  const own = telephone.getByRole("log").getByText("May I take it with food?");
  await expect(own).toBeVisible();
  await expect(field).toHaveValue("");

  // On any page of the clinician, in the menu and the title, and by email.
  await expect(page).toHaveTitle("(1) Tasks · Salvia");
  const [mail] = await mailsTo(camille.email, 1);
  const id = `${beatriz.uid}_${camille.uid}`;
  expect(mail && new URL(linkIn(mail)).pathname).toBe(`/medical/messages/${id}`);
  await page.getByRole("link", { name: "Messages, 1 unread message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
  await page.getByRole("main").getByRole("link", { name: "Beatriz Nogueira" }).click();
  await expect(page.getByRole("log").getByText("May I take it with food?")).toBeVisible();
  await expect(page).toHaveTitle("Messages · Salvia");
  await expect(telephone.getByRole("log")).toContainText("Read");

  await page.getByRole("textbox", { name: "Your message" }).fill("Yes, with a meal.\nTwice a day.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(telephone.getByRole("log").getByText("Yes, with a meal.")).toBeVisible();
  await expect(page.getByRole("log")).toContainText("Read");

  // Away from the conversation, the member sees the number of unread messages.
  await telephone.getByRole("link", { name: "All messages" }).click();
  await expect(telephone).toHaveURL("/member/messages");
  await expect(telephone.getByRole("log")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Your message" }).fill("For a week.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(telephone.getByRole("main").getByText("1 unread message")).toBeVisible();
  await expect(telephone.getByRole("button", { name: /1 unread message/ })).toBeVisible();
  await mailsTo(beatriz.email, 1);
});
