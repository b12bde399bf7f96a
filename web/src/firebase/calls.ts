import {
  endpoints,
  endpointFailure,
  type EndpointInput,
  type EndpointName,
  type EndpointOutput,
} from "@salvia/domain/account/accountEndpoints";
import { isRefusalReason } from "@salvia/domain/shared/errors";
import * as z from "zod/mini";

import { statedLanguage } from "../i18n/languageStorage.ts";
import { attestedFetch } from "./appCheck.ts";

/** The part of `fetch` that server calls use. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** A server call whose answer was an error or did not match its schema. */
export class CallRefused extends Error {
  /** The server's error text, or `status:{code}` if it sent none. */
  readonly reason: string;

  constructor(reason: string) {
    super(`Server call refused: ${reason}`);
    this.name = "CallRefused";
    this.reason = reason;
  }
}

/** A server call without an answer: the server is unreachable, or the signal aborted it. */
export class CallUnanswered extends Error {
  constructor(cause: unknown) {
    super("Server call unanswered", { cause });
    this.name = "CallUnanswered";
  }
}

/**
 * Makes a server call and returns its validated answer.
 *
 * @throws CallRefused if the answer is not a valid success, CallUnanswered if there is none.
 */
export async function callServer<Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Name>,
  options: CallOptions & { fetch?: Fetch } = {},
): Promise<EndpointOutput<Name>> {
  return answerOf(outputs[name], serverRequest(name, input, options), options.fetch);
}

/** Like `callServer`, for a call that is not in `endpoints`, such as those of patients. */
export async function makeCall<Input, Output>(
  call: ServerCall<Input, Output>,
  input: Input,
  options: CallOptions & { fetch?: Fetch } = {},
): Promise<Output> {
  return answerOf(call, requestTo(call.path, input, options), options.fetch);
}

/** A server call: its address and the schemas of its input and output. */
export type ServerCall<Input, Output> = {
  path: string;
  /** Null for a call without a body. */
  input: z.ZodMiniType<Input> | null;
  output: z.ZodMiniType<Output>;
};

async function answerOf<Output>(
  { output }: Pick<ServerCall<unknown, Output>, "output">,
  request: Parameters<Fetch>,
  fetch: Fetch = attestedFetch,
): Promise<Output> {
  const response = await fetch(...request).catch((error: unknown) => {
    throw new CallUnanswered(error);
  });
  if (!response.ok) throw new CallRefused(await refusalReason(response));
  const answer = z.safeParse(output, await jsonOf(response));
  if (!answer.success) throw new CallRefused(`status:${response.status}`);
  return answer.data;
}

/**
 * The calls again, typed so that each name has its own output type rather than the union of all.
 */
const outputs: {
  readonly [Name in EndpointName]: { output: z.ZodMiniType<EndpointOutput<Name>> };
} = endpoints;

/** The arguments of `fetch` for a server call. */
export function serverRequest<Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Name>,
  options: CallOptions = {},
): Parameters<Fetch> {
  return requestTo(endpoints[name].path, input, options);
}

function requestTo(
  path: string,
  input: unknown,
  { signal, idToken }: CallOptions,
): Parameters<Fetch> {
  const language = statedLanguage();
  const headers = {
    // The browser's languages are the default.
    ...(language === null ? {} : { "Accept-Language": language }),
    ...(input === null ? {} : { "Content-Type": "application/json" }),
    ...(idToken === undefined ? {} : { Authorization: `Bearer ${idToken}` }),
  };
  return [
    path,
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
  /** The caller's ID token; required for calls that are `signedIn`. */
  idToken?: string;
}

/** Why a call was refused: the server's error text, else `status:{code}`. */
export async function refusalReason(response: Response): Promise<string> {
  const failure = z.safeParse(endpointFailure, await jsonOf(response));
  return failure.success && isRefusalReason(failure.data.error)
    ? failure.data.error
    : `status:${response.status}`;
}

/** The JSON of an answer, or undefined if the body is not JSON, such as a proxy's error page. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
