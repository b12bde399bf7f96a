import type { AnswerEvent } from "@salvia/domain/assistant/assistant";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { CallRefused, CallUnanswered } from "../../firebase/callErrors.ts";
import { streamCall } from "../../firebase/streamCall.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { Conversation } from "./Conversation.tsx";

vi.mock("../../firebase/functionAddress.ts", () => ({
  functionAddress: () => "https://x.example",
}));
vi.mock("../../firebase/streamCall.ts", () => ({ streamCall: vi.fn() }));

/** The server's stream of the current answer. */
let answer: ReadableStreamDefaultController<AnswerEvent>;

beforeEach(() => {
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = vi.fn<Element["scrollIntoView"]>();
  vi.mocked(streamCall).mockImplementation(async function* stream() {
    yield* new ReadableStream<AnswerEvent>({ start: (controller) => void (answer = controller) });
  });
});

const sources = [{ kind: "tasks", path: "tasks" }] as const;
const thread: AnswerEvent = { event: "thread", threadId: "t1" };
const sentence = (text: string): AnswerEvent => ({
  event: "sentence",
  sentence: { text, sources: [...sources] },
});

async function send(...events: readonly AnswerEvent[]) {
  await act(async () => {
    for (const event of events) answer.enqueue(event);
  });
}

/** Opens a conversation in which the user has just asked for their tasks. */
async function renderWithQuestion() {
  const onBegun = vi.fn<(threadId: string) => void>();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["assistant"]}>
      <Conversation earlier={null} patientId={null} onBegun={onBegun} />
    </NamespaceLoader>,
  );
  const question = await screen.findByLabelText("Your question");
  await user.type(question, "My tasks?{Enter}");
  return { user, question, onBegun, log: screen.getByRole("log", { name: "Conversation" }) };
}

test("shows an answer sentence by sentence, each with the link to its source", async () => {
  const { log, onBegun } = await renderWithQuestion();
  expect(screen.queryByDisplayValue("My tasks?")).toBeNull();
  within(log).getByText("Looking it up…");
  await send(thread, sentence("You have 2 open tasks."));
  expect(onBegun).toHaveBeenCalledWith("t1");
  expect(log.textContent).toContain("You have 2 open tasks.");
  const link = within(log).getByRole("link", { name: "Tasks" });
  expect(link.getAttribute("href")).toBe("/medical/tasks");
  await send(sentence("Call the laboratory."), { event: "end", fault: null });
  expect(within(log).getAllByRole("link")).toHaveLength(2);
  expect(within(log).queryByText("Looking it up…")).toBeNull();
});

test("keeps the text of a stopped answer and continues with the next question", async () => {
  const { user, question, log } = await renderWithQuestion();
  await send(thread, sentence("You have 2 open tasks."));
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(log.textContent).toContain("You have 2 open tasks.");
  within(log).getByText("Stopped.");
  await user.type(question, "And today?{Enter}");
  const [, input, options] = vi.mocked(streamCall).mock.lastCall ?? [];
  expect(input).toMatchObject({ question: "And today?", threadId: "t1", language: "en" });
  expect(options).toMatchObject({ address: "https://x.example", idToken: expect.any(String) });
  const [, , before] = vi.mocked(streamCall).mock.calls[0] ?? [];
  expect(before?.signal.aborted).toBe(true);
});

test("asks a question that an unsure answer offers", async () => {
  const { user, log } = await renderWithQuestion();
  const offered = "What do I have to do today?";
  const source = { kind: "question", path: "help/unsure" } as const;
  await send(thread, { event: "sentence", sentence: { text: offered, sources: [source] } });
  const button = within(log).getByRole("button", { name: offered });
  expect(button.hasAttribute("disabled")).toBe(true);
  await send({ event: "end", fault: null });
  await user.click(button);
  const [, input] = vi.mocked(streamCall).mock.lastCall ?? [];
  expect(input).toMatchObject({ question: offered, threadId: "t1" });
});

test("reports an answer that is cut off, and keeps the focus in the conversation to ask again", async () => {
  const { user, log } = await renderWithQuestion();
  await send(thread);
  await act(async () => answer.error(new CallUnanswered(null)));
  within(log).getByRole("alert");
  await user.click(within(log).getByRole("button", { name: "Ask again" }));
  expect(document.activeElement).toBe(log);
  await send(thread, sentence("You have 2 open tasks."), { event: "end", fault: null });
  expect(log.textContent).toContain("You have 2 open tasks.");
});

test("gives up on an answer after a long silence", async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const { log } = await renderWithQuestion();
  const [, , options] = vi.mocked(streamCall).mock.lastCall ?? [];
  expect(options?.signal.aborted).toBe(false);
  limit.abort();
  expect(options?.signal.aborted).toBe(true);
  // The server was reached, and may have stored the question.
  await act(async () => answer.error(new CallUnanswered(null)));
  expect(within(log).getByRole("alert").textContent).toContain("The answer took too long");
});

test("asks again in a new conversation when the old one was deleted", async () => {
  const { user, question, log } = await renderWithQuestion();
  await send(thread, sentence("You have 2 open tasks."), { event: "end", fault: null });
  await user.type(question, "And today?{Enter}");
  await act(async () => answer.error(new CallRefused("not-found")));
  expect(within(log).getByRole("alert").textContent).toContain("was deleted");
  await user.click(within(log).getByRole("button", { name: "Ask again" }));
  const [, input] = vi.mocked(streamCall).mock.lastCall ?? [];
  expect(input).toMatchObject({ question: "And today?", threadId: null });
});

test("treats an answer without an end event as cut off", async () => {
  const { log } = await renderWithQuestion();
  await send(thread, sentence("You have 2 open tasks."));
  await act(async () => answer.close());
  expect(within(log).getByRole("alert").textContent).not.toBe("");
});
