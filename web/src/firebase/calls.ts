import {
  calls,
  callFailure,
  type CallInput,
  type CallName,
  type CallOutput,
} from "@salvia/domain/calls";
import * as z from "zod/mini";

import { attestedFetch } from "./appCheck.ts";

/** The part of `fetch` that server calls use. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** A server call that was answered, but not with what it promises. */
export class CallRefused extends Error {
  /** The server's error text, or `status:{code}` where it gave none. */
  readonly reason: string;

  constructor(reason: string) {
    super(`Server call refused: ${reason}`);
    this.name = "CallRefused";
    this.reason = reason;
  }
}

/** A server call that got no answer: the server is out of reach, or the signal ended it. */
export class CallUnanswered extends Error {
  constructor(cause: unknown) {
    super("Server call unanswered", { cause });
    this.name = "CallUnanswered";
  }
}

/**
 * Makes a server call and gives its checked answer.
 *
 * @throws CallRefused when the answer is not a valid success, CallUnanswered when there is none.
 */
export async function callServer<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions & { fetch?: Fetch } = {},
): Promise<CallOutput<Name>> {
  const response = await (options.fetch ?? attestedFetch)(
    ...serverRequest(name, input, options),
  ).catch((error: unknown) => {
    throw new CallUnanswered(error);
  });
  if (!response.ok) throw new CallRefused(await refusalReason(response));
  const answer = z.safeParse(outputs[name].output, await jsonOf(response));
  if (!answer.success) throw new CallRefused(`status:${response.status}`);
  return answer.data;
}

/** The calls again, typed so that a name's output is that name's and not any call's. */
const outputs: { readonly [Name in CallName]: { output: z.ZodMiniType<CallOutput<Name>> } } = calls;

/** What to give `fetch` to make a server call. */
export function serverRequest<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { signal, idToken }: CallOptions = {},
): [path: string, init: RequestInit] {
  const headers = {
    ...(input === null ? {} : { "Content-Type": "application/json" }),
    ...(idToken === undefined ? {} : { Authorization: `Bearer ${idToken}` }),
  };
  return [
    calls[name].path,
    {
      method: "POST",
      credentials: "include",
      headers,
      ...(input === null ? {} : { body: JSON.stringify(input) }),
      ...(signal === undefined ? {} : { signal }),
    },
  ];
}

interface CallOptions {
  signal?: AbortSignal;
  /** Who makes the call; those that are `signedIn` need it. */
  idToken?: string;
}

/** Why a call was refused: the server's error text, else `status:{code}`. */
export async function refusalReason(response: Response): Promise<string> {
  const failure = z.safeParse(callFailure, await jsonOf(response));
  return failure.success ? failure.data.error : `status:${response.status}`;
}

/** The JSON of an answer, or undefined where the body is none: a proxy's error page, say. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
