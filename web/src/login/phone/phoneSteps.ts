import type { Failure } from "../../firebase/clientError.ts";
import type { SentCode } from "../../session/phone/sendCode.ts";
import type { PhoneEntry } from "./phoneEntry.ts";

/** How long one waits before asking for another code, in milliseconds. */
const resendAfter = 30_000;

/** Where a sign-in by telephone stands. */
export interface PhoneState {
  step: "number" | "code";
  entry: PhoneEntry;
  code: string;
  doing: "sending" | "checking" | null;
  /** The code that was sent last; it outlives the way back to the number. */
  message: Message | null;
  problem: PhoneProblem | null;
  /** Counts the problems: the same one again is news. */
  problems: number;
}

export interface Message {
  /** In E.164. */
  phone: string;
  sent: SentCode;
  /** When another one may be asked for, in milliseconds since 1970. */
  resendAt: number;
  /** How many have been sent to this number. */
  count: number;
}

/** What is wrong: something of the form, what came back from outside, or our own session. */
export type PhoneProblem =
  | { kind: "form"; problem: "numberMissing" | "numberMalformed" | "codeIncomplete" }
  | { kind: "failure"; failure: Failure }
  | { kind: "session" };

export type PhoneEvent =
  | { kind: "entered"; entry: PhoneEntry }
  | { kind: "code-typed"; code: string }
  | { kind: "problem"; problem: PhoneProblem; now: number }
  | { kind: "sending" }
  | { kind: "sending-ended" }
  | { kind: "sent"; phone: string; sent: SentCode; now: number }
  | { kind: "checking" }
  | { kind: "same-number" }
  | { kind: "change-number" };

export function startPhoneSignIn(country: string): PhoneState {
  return {
    step: "number",
    entry: { country, number: "" },
    code: "",
    doing: null,
    message: null,
    problem: null,
    problems: 0,
  };
}

/** The state after an event; the clock comes with the event. */
export function phoneStep(state: PhoneState, event: PhoneEvent): PhoneState {
  switch (event.kind) {
    case "entered":
      return { ...state, entry: event.entry, problem: null };
    case "code-typed":
      return { ...state, code: event.code };
    case "problem":
      return withProblem(state, event.problem, event.now);
    case "sending":
      return { ...state, doing: "sending", problem: null };
    case "sending-ended":
      return { ...state, doing: null };
    case "sent":
      return {
        ...state,
        step: "code",
        doing: null,
        code: "",
        problem: null,
        message: {
          phone: event.phone,
          sent: event.sent,
          resendAt: event.now + resendAfter,
          count: state.message?.phone === event.phone ? state.message.count + 1 : 1,
        },
      };
    case "checking":
      return { ...state, doing: "checking", problem: null };
    case "same-number":
      return { ...state, step: "code", problem: null };
    case "change-number":
      break;
  }
  return { ...state, step: "number", doing: null, code: "", problem: null };
}

/** Seconds until another code may be asked for; 0 when it may. */
export function secondsToResend(message: Message, now: number): number {
  // Whoever looks may have an old clock, or one that was set back: nobody waits longer than was said.
  return Math.ceil(Math.min(Math.max(message.resendAt - now, 0), resendAfter) / 1000);
}

/** Whether the code that was just sent to a number is still to be waited for. */
export function isOnItsWay(message: Message | null, phone: string, now: number): boolean {
  return message !== null && message.phone === phone && secondsToResend(message, now) > 0;
}

function withProblem(state: PhoneState, problem: PhoneProblem, now: number): PhoneState {
  const { message } = state;
  return {
    ...state,
    doing: null,
    problem,
    problems: state.problems + 1,
    message: message === null ? null : { ...message, resendAt: resendAt(message, problem, now) },
  };
}

/** A code that has expired calls for another at once; too many attempts call for patience. */
function resendAt(message: Message, problem: PhoneProblem, now: number): number {
  const code = problem.kind === "failure" ? problem.failure.code : null;
  if (code === "code-expired") return 0;
  return code === "too-many-attempts" ? now + resendAfter : message.resendAt;
}
