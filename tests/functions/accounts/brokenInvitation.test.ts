import type { Invitation } from "@salvia/domain/account/account";
import { expect, it } from "vitest";

import {
  inviteOnce,
  type InvitationServices,
} from "../../../functions/src/accounts/invitations/inviteOnce.ts";
import { dyingAt } from "../support/dyingServices.ts";
import { administrator, invitedOnce, rowOf, stored } from "./inviting.ts";

it("completes an interrupted invitation of a file when called again, with one email", async () => {
  const admin = await administrator();
  const orderOf = (invitation: Invitation) => ({
    invitation,
    by: admin.uid,
    now: new Date(),
  });
  const withLimit = (services: Omit<InvitationServices, "countMail">): InvitationServices => ({
    ...services,
    countMail: () => Promise.resolve(true),
  });
  const counting = dyingAt(Infinity);
  expect(
    await inviteOnce(withLimit(counting.services), orderOf(rowOf({ endsOn: "2099-12-31" }))),
  ).toBe("invited");
  // The account, its end date, the four steps of its access change, and the invitation.
  expect(counting.steps()).toBe(7);

  for (let broken = 1; broken <= counting.steps(); broken += 1) {
    for (const when of ["before", "after"] as const) {
      const row = rowOf({ endsOn: "2099-12-31" });
      // oxlint-disable no-await-in-loop -- each crash is an independent scenario
      const dying = inviteOnce(withLimit(dyingAt(broken, when).services), orderOf(row));
      await expect(dying, `dies ${when} step ${broken}`).rejects.toThrow("died");
      const isDone = broken === counting.steps() && when === "after";
      const expected = [isDone ? "invitedBefore" : "invited"];
      const death = `died ${when} step ${broken}`;
      expect(await admin.check(row), death).toEqual(expected);
      expect(await admin.send(row), death).toEqual(expected);
      expect(await stored(row.email), death).toEqual({
        ...invitedOnce,
        log: ["accountInvited", "endDateChanged", "roleChanged"],
      });
      // oxlint-enable no-await-in-loop
    }
  }
});
