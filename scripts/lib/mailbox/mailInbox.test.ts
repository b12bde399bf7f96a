import { expect, it, vi } from "vitest";
import { mailInbox } from "./mailInbox.ts";

function mailOf(subject: string, recipient = "ines@example.com") {
  return {
    receivedAt: "2026-11-21T10:00:00.000Z",
    recipients: [recipient],
    from: "",
    to: "",
    subject,
    messageId: "",
    headers: [],
    text: "",
    html: "",
    source: "",
  };
}

it("keeps the newest mails up to the limit and never reuses a number", () => {
  const inbox = mailInbox(2);
  for (const subject of ["one", "two", "three"]) inbox.add(mailOf(subject));
  expect(inbox.all()).toMatchObject([
    { id: 3, subject: "three" },
    { id: 2, subject: "two" },
  ]);
  expect(inbox.find(1)).toBeUndefined();
  expect(inbox.find(2)?.subject).toBe("two");
});

it("finds the mails to an address regardless of case", () => {
  const inbox = mailInbox(5);
  inbox.add(mailOf("one", "Ines@Example.com"));
  inbox.add(mailOf("two", "paulo@example.com"));
  expect(inbox.to("ines@example.COM")).toMatchObject([{ subject: "one" }]);
});

it("notifies listeners of new mails until they unsubscribe", () => {
  const inbox = mailInbox(5);
  const heard = vi.fn<() => void>();
  const stop = inbox.listen(heard);
  inbox.add(mailOf("one"));
  stop();
  inbox.add(mailOf("two"));
  expect(heard).toHaveBeenCalledTimes(1);
});
