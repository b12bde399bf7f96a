import { expect } from "vitest";

import { person } from "../e2e/support/people.ts";
import { changeLead, leadsOf, storedLead } from "../e2e/support/storedLeads.ts";
import type { Story } from "./story.ts";
import type { User } from "./user.ts";

/** A salesperson's work with leads. */
export function testLeadStories(story: Story): void {
  story("the list shows what colleagues change, and finds who is looked for", async ({ cast }) => {
    const noa = await person("sales");
    const details = { ownerId: noa.uid, lastName: "Sanz" };
    await storedLead({ ...details, firstName: "Bruno" });
    const vera = await storedLead({ ...details, firstName: "Vera" });
    const user = await cast.user();
    await user.enter(noa, "/sales/leads");
    await user.sees("row", undefined, "Bruno Sanz");
    await user.sees("row", undefined, "Vera Sanz");
    await changeLead(vera, { lastName: "Luna", rev: 2 });
    await user.sees("row", undefined, "Vera Luna");
    await user.press("link", "Vera Luna");
    await user.isAt(`/sales/leads/${vera}`);
    await user.sees("heading", "Vera Luna");
  });

  story("a lead created without a network waits, and is sent when it is back", async ({ cast }) => {
    cast.expectComplaint(/CORS request did not succeed|Could not reach Cloud Firestore/);
    const noa = await person("sales");
    const user = await cast.user();
    await user.enter(noa, "/sales/leads");
    await openNewLead(user);
    await user.window.setOffline(true);
    await user.press("button", "Create lead");
    await user.sees("row", undefined, "Candela Ríos");
    await user.sees("row", undefined, "Waiting to be sent");
    expect(await leadsOf(noa)).toEqual([]);

    await user.window.setOffline(false);
    await user.loses("row", undefined, "Waiting to be sent");
    await expect.poll(() => leadsOf(noa)).toMatchObject([{ firstName: "Candela", rev: 1 }]);
  });
}

/** Opens the form for a new lead and fills it in. */
export async function openNewLead(user: User): Promise<void> {
  await user.press("button", "New lead");
  await user.fill("First name", "Candela");
  await user.fill("Last name", "Ríos");
  await user.fill("Email", `${crypto.randomUUID()}@example.com`);
  await user.press("label", undefined, "Standard");
  await user.choose("How they found us", "Phone");
}
