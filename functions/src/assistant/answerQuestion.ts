import type {
  AnswerEvent,
  AnswerFault,
  assistantEndpoint,
  Question,
  Sentence,
} from "@salvia/domain/assistant/assistant";
import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import { assistantTexts } from "@salvia/domain/locales/assistantTexts";
import { patientIndexPartSchema, patientsIn } from "@salvia/domain/record/patientIndex";
import { collections } from "@salvia/domain/shared/collections";
import { indexPartItems } from "@salvia/domain/shared/indexParts";
import * as logger from "firebase-functions/logger";

import { hasRoleNow, type SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { withoutContents } from "../http/withoutContents.ts";
import { countRequest } from "../limits/countRequest.ts";
import { refuseIfOff } from "../switches/featureSwitches.ts";
import { callerFirestore, everyPage, RefusedByRules } from "../caller/callerFirestore.ts";
import { embeddedAnswer } from "./engines/embedded.ts";
import { engineConfig } from "./engines/engineConfig.ts";
import { plainFact, sentenceOf } from "./fact.ts";
import type { Inquiry, Reader } from "./inquiry.ts";
import { saveExchange, ownThread } from "./threads.ts";
import { timesOf } from "./times.ts";
import { languageOf, learnedOf } from "./understanding/languages.ts";
import type { KnownPatient } from "./understanding/people.ts";
import { contextOf, understand, type Understanding } from "./understanding/understand.ts";

const engine = engineConfig();

/**
 * Answers a question sentence by sentence, each with its sources, and saves the question and the
 * answer in the caller's conversation. A stopped answer is saved up to the point it reached.
 */
export const answerQuestion: SignedInHandler<typeof assistantEndpoint> = async (question, call) => {
  const { uid } = call.person;
  await refuseIfOff("assistant");
  const limit = AbortSignal.timeout(engine.timeLimit);
  const gone = call.gone ?? new AbortController().signal;
  const own = ownThread(question, uid, call.now);
  const inquiry = own.then(({ thread }) => inquiryOf(question, thread.context ?? null, call, gone));
  // If it fails, the answer says so.
  inquiry.catch(() => {});
  const counted = hasRoleNow(uid, "medical").then((isClinician) => {
    if (!isClinician) throw new Refusal("not-allowed");
    return countRequest("assistant", call, uid);
  });
  const [kept] = await Promise.all([own, counted]);

  async function* events(): AsyncGenerator<AnswerEvent> {
    const sentences: Sentence[] = [];
    let fault: AnswerFault | null = "stopped";
    yield { event: "thread", threadId: kept.id };
    try {
      for await (const sentence of answerTo(await inquiry, { gone, limit })) {
        gone.throwIfAborted();
        sentences.push(sentence);
        yield { event: "sentence", sentence };
      }
      fault = null;
    } catch (error) {
      fault = faultOf(error, { gone, limit });
      if (fault !== "stopped")
        log("ERROR", "answer failed", { uid, fault, ...withoutContents(error) });
    } finally {
      const context = sentences.length === 0 ? null : contextOf((await inquiry).understanding);
      await saveExchange(kept, question.question, sentences, { fault, context });
    }
    yield { event: "end", fault };
  }

  return { stream: events() };
};

/**
 * The answer of the configured engine. What is refused never reaches a model. If a model says
 * nothing that its facts support, the embedded engine answers instead, and says so.
 */
async function* answerTo(inquiry: Inquiry, { gone, limit }: Signals): AsyncGenerator<Sentence> {
  const { uid, texts } = inquiry.reader;
  if (engine.kind === "embedded" || isRefused(inquiry.understanding)) {
    yield* embeddedAnswer(inquiry);
    return;
  }
  let [sent, dropped] = [0, 0];
  try {
    // Genkit and its dependencies load with the first question to a model.
    const { modelAnswer } = await import("./engines/model.ts");
    const signal = AbortSignal.any([gone, limit]);
    for await (const sentence of modelAnswer(inquiry, signal, () => (dropped += 1))) {
      sent += 1;
      yield sentence;
    }
  } catch (error) {
    if (sent > 0 || gone.aborted || isRefusal(error)) throw error;
    log("ERROR", "model failed", { uid, ...withoutContents(error) });
  }
  if (dropped > 0) log("WARNING", "sentences dropped", { uid, dropped });
  if (sent > 0) return;
  yield sentenceOf(plainFact(texts.fallback, "assistant"));
  yield* embeddedAnswer(inquiry);
}

/** Whether a question is answered without a model, whichever engine is configured. */
function isRefused({ outcome }: Understanding): boolean {
  if (outcome.kind === "refused" || outcome.kind === "corrected") return true;
  if (!("tools" in outcome)) return false;
  return outcome.tools.some(([, { topic }]) => topic === "noAdvice" || topic === "orders");
}

/** Decides what a question asks for, before an engine runs. */
async function inquiryOf(
  { question, language: own, timeZone, units, patientId }: Question,
  context: ConversationContext | null,
  call: Parameters<typeof answerQuestion>[1],
  gone: AbortSignal,
): Promise<Inquiry> {
  const { uid } = call.person;
  const database = callerFirestore(call, gone);
  const patients = await patientsOf(database, uid);
  const open = patients.find(({ id }) => id === patientId) ?? null;
  const names = patients.flatMap(({ name }) => [name, ...name.split(" ")]);
  // The answer is in the language of the question, whatever that of the portal.
  const language = await languageOf(question, own, names);
  const texts = assistantTexts[language];
  const learned = await learnedOf(language);
  const times = timesOf(language, timeZone, call.now);
  const situation = { learned, texts, today: times.today, patients, open, context };
  const understanding = understand(question, situation);
  const { about } = understanding;
  const nameOf = (id: string) => patients.find((patient) => patient.id === id)?.name ?? "";
  const reader = { database, uid, language, units, texts, times, about, nameOf };
  return { question, understanding, names, reader };
}

/** All patients of a clinician, from the index: one read for up to 1,200 of them. */
async function patientsOf(database: Reader["database"], uid: string): Promise<KnownPatient[]> {
  const path = `${collections.patientIndexes}/${uid}/${indexPartItems}`;
  const parts = await everyPage(database, patientIndexPartSchema, { path });
  return parts.flatMap(({ value }) => patientsIn(value).map(({ uid: id, name }) => ({ id, name })));
}

/** Of the user who left, and of the time that is over. */
type Signals = Readonly<Record<"gone" | "limit", AbortSignal>>;

/** Logs IDs and codes only; never the question or the answer. */
function log(severity: "WARNING" | "ERROR", message: string, details: object): void {
  logger.write({ ...details, engine: engine.kind, severity, message });
}

function faultOf(error: unknown, { gone, limit }: Signals): AnswerFault {
  if (gone.aborted) return "stopped";
  if (limit.aborted) return "engine-slow";
  return isRefusal(error) ? "signed-out" : "engine-away";
}

/** Also checks `cause`, because Genkit wraps the errors that tools throw. */
function isRefusal(error: unknown): boolean {
  if (error instanceof RefusedByRules) return true;
  return error instanceof Error && error.cause !== undefined && isRefusal(error.cause);
}
