import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { fakeDesk } from "./fakeDesk.ts";
import { change, creation, ledgerEntry } from "./fakeLeadWrites.ts";
import type { OutboxEntry } from "./leadOutbox.ts";
import type { LeadWrite } from "./leadWrite.ts";
import { OutboxButton } from "./OutboxButton.tsx";
import { DeskContext, type LeadDeskContext } from "./useLeadDesk.ts";

afterEach(cleanup);

function entry(write: LeadWrite, status: OutboxEntry["status"] = "waiting"): OutboxEntry {
  return {
    id: `${write.kind} ${write.leadId}`,
    at: new Date(),
    write,
    status,
    error: null,
    kept: true,
  };
}

async function open(outbox: LeadDeskContext["outbox"], language: "en" | "fr" = "en") {
  const desk = fakeDesk(outbox);
  const { user } = renderInPortal(
    <DeskContext value={desk}>
      <p>page</p>
      <OutboxButton />
    </DeskContext>,
    { language },
  );
  await screen.findByText("page");
  return { user, desk };
}

test("while nothing waits there is nothing to see, nor while a dialog waits for an answer", async () => {
  await open({ own: [entry(creation("a"), "sending")], others: [] });
  expect(screen.queryByRole("button")).toBeNull();
});

test("it says how much waits, here and in other tabs, and opens the list of it", async () => {
  const said = { leadId: "a", name: "Inés Robles", activityId: "b", text: "Calls back\non Monday" };
  const { user } = await open({
    own: [
      entry(change("a")),
      entry({ kind: "note", ...said }),
      entry({ kind: "call", ...said }),
      entry({ kind: "move", leadId: "a", name: "Inés Robles", rev: 1, to: "quoted" }),
      entry({ kind: "handOver", leadId: "a", name: "Inés Robles", rev: 2, to: "x", toName: "Ben" }),
    ],
    others: [ledgerEntry("c")],
  });
  await user.click(screen.getByRole("button", { name: "6 changes wait to be sent" }));
  const list = screen.getByRole("dialog", { name: "Not sent yet" });
  const entries = within(list).getAllByRole("listitem");
  expect(entries.map((item) => item.querySelector("b")?.textContent)).toEqual([
    expect.stringMatching(/^Changes to Inés María /),
    "Note on Inés Robles",
    "Call with Inés Robles",
    "Inés Robles to “Quoted”",
    "Inés Robles to Ben",
    expect.stringMatching(/^New lead: /),
  ]);
  expect(within(list).getAllByText(/Calls back/)).toHaveLength(2);
  expect(within(list).getByText(/^Waits in another tab/)).toBeDefined();
  expect(within(list).queryByRole("button", { name: /^Throw away/ })).toBeNull();
});

test("what was refused can be looked at, or thrown away once one is sure", async () => {
  const refused = entry(creation("a"), "refused");
  const { user, desk } = await open({ own: [refused], others: [] });
  await user.click(screen.getByRole("button", { name: "1 change waits to be sent" }));
  await user.click(screen.getByRole("button", { name: /^Throw away: New lead/ }));
  await user.click(await screen.findByRole("button", { name: "Keep it" }));
  expect(desk.discard).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: /^Throw away: New lead/ }));
  await user.click(await screen.findByRole("button", { name: "Throw away" }));
  expect(desk.discard).toHaveBeenCalledExactlyOnceWith(refused.id);
  await user.click(await screen.findByRole("button", { name: /^Look at it: New lead/ }));
  expect(desk.mend).toHaveBeenCalledExactlyOnceWith(refused);
});

test("a refused note has its text to be copied, and no form to be mended in", async () => {
  const note: LeadWrite = {
    kind: "note",
    leadId: "a",
    name: "Inés",
    activityId: "b",
    text: "Hello",
  };
  const { user } = await open({ own: [entry(note, "refused")], others: [] });
  await user.click(screen.getByRole("button", { name: "1 change waits to be sent" }));
  expect(screen.getByText("Hello")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Look at it/ })).toBeNull();
});
