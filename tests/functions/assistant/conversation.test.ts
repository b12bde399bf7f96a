import { messagesPath } from "@salvia/domain/assistant/thread";
import { expect, it } from "vitest";

import { threadDeleted } from "../../../functions/src/assistant/threadDeleted.ts";
import { firestore } from "../support/accounts.ts";
import { server } from "../support/site.ts";
import { delivering } from "../support/writeEvents.ts";
import { answerOf, ask, questionBody } from "./asking.ts";
import { clinic } from "./clinic.ts";

const fixture = await clinic();
const idToken = await fixture.camille.signIn();

function answer(question: string, more: Partial<ReturnType<typeof questionBody>> = {}) {
  return answerOf(server, idToken, questionBody({ question, timeZone: fixture.timeZone, ...more }));
}

it("keeps questions and answers of a conversation, but only a reference to the record", async () => {
  const first = await answer("What are my tasks?");
  const { threadId } = first;
  const open = { threadId, patientId: fixture.open };
  expect((await answer("What is her weight?", open)).threadId).toBe(threadId);
  const thread = await firestore.doc(`threads/${threadId}`).get();
  expect(thread.data()).toMatchObject({
    ownerId: fixture.camille.uid,
    title: "What are my tasks?",
    expireAt: expect.anything(),
  });
  const kept = await firestore.collection(messagesPath(threadId)).orderBy("createdAt").get();
  const messages = kept.docs.map((message) => message.data());
  expect(messages).toMatchObject([
    { from: "owner", text: "What are my tasks?" },
    { from: "assistant", fault: null },
    { from: "owner", text: "What is her weight?" },
    {
      from: "assistant",
      sentences: [
        {
          text: null,
          sources: [
            { path: `records/${fixture.open}/vitals/new`, appointmentId: fixture.id("soon") },
          ],
        },
      ],
    },
  ]);
  expect(messages[1]?.["sentences"]).toEqual(first.sentences);
  expect(JSON.stringify(messages)).not.toContain("70.5");
});

it("hides a conversation from other clinicians", async () => {
  const { threadId } = await answer("What are my tasks?");
  const other = await fixture.daniel.signIn();
  const response = await ask(server, other, questionBody({ question: "And today?", threadId }));
  expect([response.status, await response.json()]).toEqual([404, { error: "not-found" }]);
});

it("keeps what the last question asked for and about whom, but never the answer", async () => {
  const patientId = fixture.open;
  const { threadId } = await answer("What is her weight?", { patientId });
  const context = async () => (await firestore.doc(`threads/${threadId}`).get()).get("context");
  expect(await context()).toEqual({ intent: "vitals", measure: "weight", period: null, patientId });
  // No record is open, but the next question still refers to her.
  const next = await answer("And her blood pressure?", { threadId });
  expect(next.text).toMatch(/^Beatriz Nogueira: blood pressure 128/);
  await answer("How do I sign a note?", { threadId });
  expect(await context()).toBeNull();
});

it("deletes a conversation with all its messages, even while an answer is in progress", async () => {
  const { threadId } = await answer("What are my tasks?");
  const question = questionBody({ question: "And for Beatriz?", threadId });
  const response = await ask(server, idToken, question);
  const thread = firestore.doc(`threads/${threadId}`);
  await delivering("threads", [threadDeleted], () => thread.delete());
  await response.text();
  const messages = firestore.collection(messagesPath(threadId));
  await expect.poll(async () => (await messages.get()).size).toBe(0);
  expect((await thread.get()).exists).toBe(false);
});

it("keeps the part of an answer that arrived before the page was left", async () => {
  const response = await ask(server, idToken, questionBody({ question: "What are my tasks?" }));
  const reader = response.body?.getReader();
  const begun = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  const { threadId }: { threadId?: unknown } = JSON.parse(begun.split("\n")[0] ?? "{}");
  const messages = firestore.collection(messagesPath(String(threadId)));
  await expect.poll(async () => (await messages.get()).size).toBe(2);
});
