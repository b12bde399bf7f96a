import { screen, within } from "@testing-library/react";
import { useState, type ComponentProps } from "react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AddActivity } from "./AddActivity.tsx";

const onAdd = vi.fn();
const onMention = vi.fn();
const colleagues = [
  { uid: "ana", name: "Ana Ruiz" },
  { uid: "tomas", name: "Tomás Oliveira" },
  { uid: "teo", name: "Teo Oliva" },
];

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};

/** Each test uses its own lead id, because unfinished text is kept per lead. */
async function open(leadId: string, more: Partial<ComponentProps<typeof AddActivity>> = {}) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <AddActivity
        {...{ leadId, onAdd, onMention, colleagues }}
        isOpenToAll
        prefill={null}
        afterAdding={null}
        {...more}
      />
    </NamespaceLoader>,
  );
  await screen.findAllByRole("textbox");
  return page;
}

test("adds a note as typed and clears the field", async () => {
  const { user } = await open("note");
  const field = screen.getByRole("textbox", { name: "Note" });
  await user.type(field, "  Two children{Enter}and a dog ");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  const activity = { kind: "note", text: "Two children\nand a dog" };
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(activity);
  expect(field).toHaveProperty("value", "");
  expect(document.activeElement).toBe(field);
});

test("does not send empty, overlong or unstorable text", async () => {
  const { user } = await open("problems");
  const field = screen.getByRole("textbox", { name: "Note" });
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(screen.getByText("Please write something first.")).toBeDefined();
  await user.click(field);
  await user.paste("x".repeat(2001));
  expect(screen.getByText("This is longer than 2000 characters.")).toBeDefined();
  await user.clear(field);
  await user.paste("left\u202Eright");
  expect(screen.getByText("This text has characters that can’t be saved.")).toBeDefined();
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(onAdd).not.toHaveBeenCalled();
});

test("adds a call with its outcome, and with minutes and a text if they are given", async () => {
  const { user } = await open("call");
  await user.click(screen.getByRole("button", { name: "Call" }));
  await user.click(screen.getByRole("button", { name: "No answer" }));
  await user.click(screen.getByRole("button", { name: "Add call" }));
  expect(onAdd).toHaveBeenLastCalledWith({ kind: "call", outcome: "noAnswer" });
  expect(screen.getByRole("button", { name: "No answer", pressed: false })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Reached" }));
  await user.type(screen.getByRole("textbox", { name: /Minutes/ }), "12");
  await user.type(screen.getByRole("textbox", { name: /Call notes/ }), "Two quotes.");
  await user.keyboard("{Control>}{Enter}{/Control}");
  const call = { kind: "call", outcome: "reached", minutes: 12, text: "Two quotes." };
  expect(onAdd).toHaveBeenLastCalledWith(call);
  expect(onAdd).toHaveBeenCalledTimes(2);
});

test.each(["Call", "Email"])("adds one entry on a double click: %s", async (kind) => {
  const { user } = await open(`double ${kind}`);
  await user.click(screen.getByRole("button", { name: kind }));
  if (kind === "Call") await user.click(screen.getByRole("button", { name: "Reached" }));
  await user.dblClick(screen.getByRole("button", { name: `Add ${kind.toLowerCase()}` }));
  expect(onAdd).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("asks how a call ended, and for whole minutes within bounds", async () => {
  const { user } = await open("call problems");
  await user.click(screen.getByRole("button", { name: "Call" }));
  const minutes = screen.getByRole("textbox", { name: /Minutes/ });
  await user.click(screen.getByRole("button", { name: "Add call" }));
  expect(screen.getByRole("alert").textContent).toBe("Choose how the call ended.");
  const reached = screen.getByRole("button", { name: "Reached" });
  expect(document.activeElement).toBe(reached);
  await user.click(reached);
  expect(screen.queryByRole("alert")).toBeNull();
  for (const wrong of ["0", "1.5", "601", "ten"]) {
    await user.clear(minutes);
    await user.type(minutes, wrong);
    await user.click(screen.getByRole("button", { name: "Add call" }));
    expect(screen.getByText("Use whole minutes from 1 to 600.")).toBeDefined();
    expect(document.activeElement).toBe(minutes);
  }
  expect(onAdd).not.toHaveBeenCalled();
});

test("adds an email without a text", async () => {
  const { user } = await open("email");
  await user.click(screen.getByRole("button", { name: "Email" }));
  await user.click(screen.getByRole("button", { name: "Add email" }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ kind: "email" });
});

test("keeps an unfinished activity when the user returns", async () => {
  const first = await open("draft");
  await first.user.type(screen.getByRole("textbox"), "Half a thought");
  await first.user.click(screen.getByRole("button", { name: "Call" }));
  await first.user.click(screen.getByRole("button", { name: "Left a message" }));
  first.unmount();
  await open("draft");
  expect(screen.getByRole("textbox", { name: /Call notes/ })).toHaveProperty(
    "value",
    "Half a thought",
  );
  expect(screen.getByRole("button", { name: "Left a message", pressed: true })).toBeDefined();
});

const note = () => screen.getByRole("textbox", { name: "Note" });
const option = () =>
  document.querySelector(`#${CSS.escape(note().getAttribute("aria-activedescendant") ?? "none")}`)
    ?.textContent;

test("mentions a colleague by keyboard: finds, chooses, and announces them", async () => {
  const { user } = await open("mention");
  await user.type(note(), "Ask @");
  expect(onMention).toHaveBeenCalled();
  const list = within(screen.getByRole("listbox", { name: "Colleagues" }));
  // Without the user, who is Ana.
  expect(list.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Tomás Oliveira",
    "Teo Oliva",
  ]);
  await user.keyboard("oli");
  expect(screen.getByRole("status").textContent).toContain("2 colleagues");
  expect(option()).toBe("Tomás Oliveira");
  await user.keyboard("{ArrowDown}");
  expect(option()).toBe("Teo Oliva");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(note()).toHaveProperty("value", "Ask @Tomás Oliveira ");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(document.activeElement).toBe(note());
  expect(screen.getByText("We’ll notify Tomás Oliveira.")).toBeDefined();
  await user.keyboard("about it{Control>}{Enter}{/Control}");
  const text = "Ask @Tomás Oliveira about it";
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ kind: "note", text, mentions: ["tomas"] });
});

test("closes the list with Escape, and keeps the line break of Enter without a choice", async () => {
  const { user } = await open("escape");
  await user.type(note(), "@to{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.keyboard("{Enter}ana@example.com @zz");
  expect(screen.getByRole("status").textContent).toBe("No colleague by that name.");
  await user.keyboard(" then{Control>}{Enter}{/Control}");
  const text = "@to\nana@example.com @zz then";
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ kind: "note", text });
});

test("mentions no one whose name was removed again", async () => {
  const { user } = await open("removed");
  await user.type(note(), "@tom{Enter}{Backspace}{Backspace}, no: @teo{Tab}");
  expect(document.activeElement).toBe(note());
  await user.click(screen.getByRole("button", { name: "Add note" }));
  const text = "@Tomás Oliveir, no: @Teo Oliva";
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ kind: "note", text, mentions: ["teo"] });
});

test("begins a mention with the button, which is chosen by touch", async () => {
  const { user } = await open("touch", { isOpenToAll: false });
  await user.click(screen.getByRole("button", { name: "Mention a colleague" }));
  await user.click(screen.getByRole("option", { name: "Teo Oliva" }));
  expect(document.activeElement).toBe(note());
  expect(screen.getByText(/Only you and administrators can open this lead/)).toBeDefined();
});

test("waits for the directory, and offers only notes where only notes can be added", async () => {
  const { user } = await open("pool", { kinds: ["note"], colleagues: null });
  expect(screen.getByText("Write a note")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Call" })).toBeNull();
  await user.type(note(), "@");
  expect(screen.getByRole("status").textContent).toBe("Loading your colleagues…");
});

test("mentions no more colleagues than a note can", async () => {
  const team = Array.from({ length: 6 }, (_, at) => ({ uid: `u${at}`, name: `Zoe ${at}` }));
  const { user } = await open("full", { colleagues: team });
  for (let at = 0; at < 5; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- typed one after the other
    await user.type(note(), `@${at}{Enter}`);
  }
  await user.type(note(), "@5");
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getAllByText("A note can mention up to 5 colleagues.")).not.toEqual([]);
  await user.keyboard("{Control>}{Enter}{/Control}");
  const mentions = ["u0", "u1", "u2", "u3", "u4"];
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mentions }));
});

test("keeps the focus when what follows an entry is done", async () => {
  function Log() {
    const [isOpen, setOpen] = useState(true);
    return (
      <AddActivity
        {...{ leadId: "after", onAdd, onMention, colleagues }}
        isOpenToAll
        prefill={null}
        afterAdding={isOpen ? <button onClick={() => setOpen(false)}>Save step</button> : null}
      />
    );
  }
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <Log />
    </NamespaceLoader>,
  );
  await user.click(await screen.findByRole("button", { name: "Save step" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^Log a note/ }));
});
