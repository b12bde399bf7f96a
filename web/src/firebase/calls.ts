import { endpointFailure, type Endpoint } from "@salvia/domain/shared/endpoint";
import { isRefusalReason } from "@salvia/domain/shared/errors";
import * as z from "zod/mini";

import { statedLanguage } from "../i18n/languageStorage.ts";
import { attestedFetch } from "./appCheck/appCheck.ts";
import { CallRefused, CallUnanswered } from "./callErrors.ts";

/** The part of `fetch` that server calls use. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/**
 * Makes a server call and returns its validated answer.
 *
 * @throws CallRefused if the answer is not a valid success, CallUnanswered if there is none.
 */
export async function callServer<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  { fetch = attestedFetch, ...options }: CallOptions & { fetch?: Fetch } = {},
): Promise<Output> {
  const response = await fetch(...serverRequest(endpoint, input, options)).catch(
    (error: unknown) => {
      throw new CallUnanswered(error);
    },
  );
  if (!response.ok) throw new CallRefused(await refusalReason(response));
  const answer = z.safeParse(endpoint.output, await jsonOf(response));
  if (!answer.success) throw new CallRefused(`status:${response.status}`);
  return answer.data;
}

/** The arguments of `fetch` for a server call. */
export function serverRequest<Input>(
  { path }: Endpoint<Input>,
  input: Input,
  { signal, idToken }: CallOptions = {},
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
