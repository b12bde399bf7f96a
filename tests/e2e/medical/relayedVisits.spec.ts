import { callPath, withTurnServer } from "../support/relayedCall.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { expectMoving, openMeeting, pictureOf, waitTogether } from "../support/videoVisit.ts";

test(
  "connects two browsers that reach only the TURN server",
  { tag: ["@devices", "@coturn", "@nightly"] },
  async ({ page: clinicians, anotherBrowser }) => {
    const members = await anotherBrowser();
    const meeting = await openMeeting();
    await withTurnServer(async (relayOnly) => {
      for (const page of [clinicians, members]) await relayOnly(page.context());
      await enter(members, meeting.member, `/member/visits/${meeting.id}`);
      await expect(members.getByText("It works, even on restricted networks.")).toBeVisible();

      await waitTogether(meeting, members, clinicians);
      await clinicians.getByRole("button", { name: "Admit" }).click();
      await expectMoving(pictureOf(clinicians, meeting.member.name));
      await expectMoving(pictureOf(members, meeting.clinician.name));
      for (const page of [clinicians, members]) {
        const path = await callPath(page);
        expect(path).toEqual({ from: "relay", to: "relay", frames: expect.any(Number) });
        const { frames = 0 } = path ?? {};
        await expect.poll(async () => (await callPath(page))?.frames).toBeGreaterThan(frames);
      }
    });
  },
);

test(
  "says that the visit can't connect if the TURN server refuses the passwords",
  { tag: ["@devices", "@coturn", "@nightly"] },
  async ({ page: clinicians, anotherBrowser }) => {
    const members = await anotherBrowser();
    const meeting = await openMeeting();
    await withTurnServer(
      async (relayOnly) => {
        for (const page of [clinicians, members]) await relayOnly(page.context());
        await enter(members, meeting.member, `/member/visits/${meeting.id}`);
        await expect(
          members.getByText(/blocks video calls, and the visit will fail/),
        ).toBeVisible();

        await waitTogether(meeting, members, clinicians);
        await clinicians.getByRole("button", { name: "Admit" }).click();
        for (const [page, other] of [
          [clinicians, meeting.member],
          [members, meeting.clinician],
        ] as const) {
          const failure = page.getByText(`You and ${other.name} couldn’t be connected.`);
          await expect(failure).toBeVisible({ timeout: 60_000 });
          expect(await callPath(page)).toBeNull();
        }
      },
      { wrongSecret: true },
    );
  },
);
