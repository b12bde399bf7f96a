import type { Failure } from "../../firebase/clientError.ts";
import { resendAfter, secondsToResend } from "../../lib/oneTimeCode.ts";
import type { SentCode } from "../../session/phone/sendCode.ts";
import type { PhoneEntry } from "./phoneEntry.ts";

export interface PhoneState {
  step: "number" | "code";
  entry: PhoneEntry;
  code: string;
  doing: "sending" | "checking" | null;
  /** The last message sent; it is kept when the user returns to the number. */
  message: Message | null;
  problem: PhoneProblem | null;
  /** Counts problems, so that a repeated problem is announced again. */
  problems: number;
}

export interface Message {
  /** In E.164. */
  phone: string;
  sent: SentCode;
  /** When another code may be requested, in milliseconds since 1970. */
  resendAt: number;
  /** The number of messages sent to this number. */
  count: number;
}

/** A problem of the form, of an outside service, or of our own session. */
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

/** The state after an event; the event provides the time. */
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

/** Whether a code was just sent to the number and may still arrive. */
export function isOnItsWay(message: Message | null, phone: string, now: number): boolean {
  return message !== null && message.phone === phone && secondsToResend(message.resendAt, now) > 0;
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

/** An expired code allows another immediately; too many attempts require a wait. */
function resendAt(message: Message, problem: PhoneProblem, now: number): number {
  const code = problem.kind === "failure" ? problem.failure.code : null;
  if (code === "code-expired") return 0;
  return code === "too-many-attempts" ? now + resendAfter : message.resendAt;
}
