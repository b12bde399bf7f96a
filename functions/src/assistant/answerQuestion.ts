import type {
  AnswerEvent,
  AnswerFault,
  Question,
  Sentence,
} from "@salvia/domain/assistant/assistant";
import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import { loadAssistantTexts } from "@salvia/domain/locales/assistantTexts";
import * as logger from "firebase-functions/logger";

import { hasRoleNow, type SignedInHandler } from "../auth/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { withoutContents } from "../http/withoutContents.ts";
import { countRequest } from "../limits/countRequest.ts";
import { refuseIfOff } from "../switches/featureSwitches.ts";
import { engine } from "./ai.ts";
import { answerFlow } from "./answerFlow.ts";
import { callerFirestore, RefusedByRules } from "./callerFirestore.ts";
import { createFactStore } from "./factStore.ts";
import { createPlaceholders } from "./placeholders.ts";
import { askingClause } from "./routing/askingClause.ts";
import { wordsOf } from "./routing/questionWords.ts";
import { languageOf } from "./routing/routeQuestion.ts";
import { withoutRejected } from "./routing/withoutRejected.ts";
import { subjectOf } from "./subjectOf.ts";
import { saveExchange, ownThread } from "./threads.ts";
import { whenOf } from "./temporal/whenOf.ts";
import { timesOf } from "./times.ts";
import { contextOf, lastTurnOf, type Inquiry } from "./inquiry.ts";
import { untilAborted } from "./untilAborted.ts";

/**
 * Answers a question sentence by sentence, each with its sources, and saves the question and the
 * answer in the caller's conversation. A stopped answer is saved up to the point it reached.
 */
export const answerQuestion: SignedInHandler<Question, AnswerEvent> = async (question, call) => {
  const { uid } = call.person;
  await refuseIfOff("assistant");
  const limit = AbortSignal.timeout(engine.timeLimit);
  const gone = call.gone ?? limit;
  const signal = AbortSignal.any([gone, limit]);
  const database = callerFirestore(call, signal);
  const mayAsk = mustBeClinician(uid).then(() => countRequest("assistant", call, uid));
  const own = ownThread(question, uid, call.now);
  const caller = { database, uid, now: call.now };
  const [kept, inquiry] = await Promise.all([
    own,
    settled(
      own.then(({ thread }) =>
        inquiryOf({ ...question, lastTurn: thread.lastTurn ?? null }, caller),
      ),
    ),
    mayAsk,
  ]);

  async function* events(): AsyncGenerator<AnswerEvent> {
    const sentences: Sentence[] = [];
    let fault: AnswerFault | null = "stopped";
    let lastTurn: ConversationContext | null = null;
    yield { event: "thread", threadId: kept.id };
    try {
      const { maskedQuestion, ...shared } = await inquiry();
      signal.throwIfAborted();
      const { stream, output } = answerFlow.stream(
        { question: maskedQuestion, language: shared.reader.language },
        { context: contextOf(shared), abortSignal: signal },
      );
      // The stream already throws this error.
      output.catch(() => {});
      // Plugins overlook a signal that aborts before their request begins, which then never ends.
      for await (const sentence of untilAborted<Sentence>(stream, signal)) {
        lastTurn = lastTurnOf(shared);
        sentences.push(sentence);
        yield { event: "sentence", sentence };
      }
      const { dropped } = await output;
      if (dropped > 0) log("WARNING", "sentences dropped", { uid, dropped });
      fault = null;
    } catch (error) {
      fault = faultOf(error, { gone, limit });
      if (fault !== "stopped")
        log("ERROR", "answer failed", { uid, fault, ...withoutContents(error) });
    } finally {
      await saveExchange(kept, { question: question.question, sentences, fault, lastTurn });
    }
    yield { event: "end", fault };
  }

  return { stream: events() };
};

async function mustBeClinician(uid: string): Promise<void> {
  if (!(await hasRoleNow(uid, "medical"))) throw new Refusal("not-allowed");
}

/**
 * Waits for a promise without throwing; the returned function gives its result or throws its error.
 */
async function settled<T>(promise: Promise<T>): Promise<() => Promise<T>> {
  await promise.catch(() => {});
  return () => promise;
}

/**
 * Collects everything that is decided before an engine runs, and the question as the engine may see
 * it.
 */
async function inquiryOf(
  asked: Question & Pick<Inquiry, "lastTurn">,
  caller: Pick<Inquiry["reader"], "database" | "uid"> & { now: Date },
): Promise<Inquiry & { maskedQuestion: string }> {
  const { timeZone, units, patientId, lastTurn } = asked;
  const { database, uid, now } = caller;
  // The answer is in the language of the question, whatever that of the portal.
  const language = languageOf(asked.question, asked.language);
  const reads = { names: engine.sendsNotes, open: engine.kind !== "embedded" };
  const subjectIn = (question: string) =>
    subjectOf({ question, language, patientId, lastTurn }, { database, uid, reads });
  const [texts, ofWhole] = await Promise.all([
    loadAssistantTexts(language),
    subjectIn(asked.question),
  ]);
  const patientWords = ofWhole.patients.flatMap(({ name }) => wordsOf(name));
  const patientNames = new Set(patientWords.map((word) => word.plain));
  const meant = withoutRejected(asked.question, language, patientNames);
  const question = askingClause(meant, language, patientNames);
  const { subject, patients, strangers } =
    question === asked.question ? ofWhole : await subjectIn(question);
  const names = patients.flatMap(({ name }) => name.split(" ").concat(name)).concat(strangers);
  const known = names.filter((name) => name.length > 2);
  const placeholders = createPlaceholders(engine.sendsNotes);
  const times = timesOf(language, timeZone, now);
  const maskedQuestion = placeholders.withoutNames(question, known);
  const when = whenOf(maskedQuestion, { language, lastTurn, today: times.today });
  return {
    maskedQuestion,
    factStore: createFactStore(placeholders, known),
    placeholders,
    used: [],
    lastTurn,
    reader: { database, uid, language, units, texts, times, subject, when },
  };
}

/** Logs IDs and codes only; never the question or the answer. */
function log(severity: "WARNING" | "ERROR", message: string, details: object): void {
  logger.write({ ...details, engine: engine.kind, severity, message });
}

function faultOf(
  error: unknown,
  { gone, limit }: Record<"gone" | "limit", AbortSignal>,
): AnswerFault {
  if (limit.aborted) return "engine-slow";
  if (gone.aborted) return "stopped";
  return isRefusal(error) ? "signed-out" : "engine-away";
}

/** Also checks `cause`, because Genkit wraps the errors that tools throw. */
function isRefusal(error: unknown): boolean {
  if (error instanceof RefusedByRules) return true;
  return error instanceof Error && error.cause !== undefined && isRefusal(error.cause);
}
