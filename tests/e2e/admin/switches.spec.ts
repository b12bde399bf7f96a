import { switchesPath } from "@salvia/domain/configuration/switches";

import { enter, person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMeeting } from "../support/videoVisit.ts";

// Switches are for everyone, so they must be on again whatever happens.
test.afterEach(() => firestore.doc(switchesPath).delete());

test(
  "turns off video visits and Google for everyone, in open tabs too, and on again",
  { tag: "@alone" },
  async ({ page, anotherBrowser, watch }) => {
    // An instance that has just read the switches refuses the visit for ten seconds more.
    watch.expectComplaint(/status of 403 .* \/api\/visits\/turn-credentials/);
    const { member, id } = await openMeeting();
    const helen = await person("admin", "Helen Whitcombe");
    const tab = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await enter(tab, member, "/member");
    const join = tab.getByRole("link", { name: "Go to the video visit" });
    await expect(join).toBeVisible();

    await enter(page, helen, "/admin");
    await page.getByRole("link", { name: "Switches" }).click();
    const visits = page.getByRole("switch", { name: "Video visits" });
    const google = page.getByRole("switch", { name: "Sign-in with Google" });
    await expect(visits).toBeChecked();

    // Uses only the keyboard, from the switch to the confirmation.
    await visits.focus();
    await page.keyboard.press("Space");
    const question = page.getByRole("alertdialog", { name: "Turn off “Video visits”?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(visits).toBeFocused();
    await expect(visits).toBeChecked();
    await page.keyboard.press("Space");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(visits).not.toBeChecked();
    await expect(join).toBeHidden();
    await tab.goto(`/member/visits/${id}`);
    await expect(tab.getByText("This is turned off")).toBeVisible();
    await expectAccessible(tab);

    await google.click();
    await page.getByRole("button", { name: "Turn off" }).click();
    await expect(google).not.toBeChecked();
    const visitor = await anotherBrowser();
    // Each instance of the server reads the switches every ten seconds.
    await expect(async () => {
      await visitor.goto("/login");
      await expect(visitor.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
      await expect(visitor.getByRole("button", { name: "Continue with Google" })).toBeHidden({
        timeout: 3000,
      });
    }).toPass({ timeout: 60_000 });
    await expect(visitor.getByRole("link", { name: "Continue with your phone" })).toBeVisible();

    await visits.click();
    await expect(visits).toBeChecked();
    await expect(tab.getByText("This is turned off")).toBeHidden();
    await google.click();
    await expect(google).toBeChecked();
    await page.getByRole("link", { name: "Audit log" }).click();
    // Four times in a row, so the log shows one row.
    const repeated = page.getByRole("button", { name: "Switch changed: 4 times", expanded: false });
    await repeated.focus();
    await page.keyboard.press("Enter");
    const log = page.getByRole("list", { name: "Switch changed: 4 times" }).getByRole("listitem");
    await expect(log).toHaveText([
      /Switch changed: Sign-in with Google turned on/,
      /Switch changed: Video visits turned on/,
      /Switch changed: Sign-in with Google turned off/,
      /Switch changed: Video visits turned off/,
    ]);
    await expectAccessible(page);
  },
);
