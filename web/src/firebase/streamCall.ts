import type { Endpoint } from "@salvia/domain/shared/endpoint";
import { parseJson } from "@salvia/domain/shared/parseJson";
import * as z from "zod/mini";

import { attestedFetch } from "./appCheck/appCheck.ts";
import { CallRefused, CallUnanswered } from "./callErrors.ts";
import { refusalReason, type Fetch } from "./calls.ts";

/**
 * Makes a server call that streams its answer as lines of JSON, and yields each piece as it
 * arrives.
 *
 * @param address of the function that answers the call
 * @param options.signal aborts the call; pieces yielded before stay valid
 * @throws CallRefused if the answer is an error or does not match its schema; CallUnanswered if the
 *   server is unreachable, the answer is cut off or the signal aborts it
 */
export async function* streamCall<Input, Output>(
  { path, output }: Endpoint<Input, Output>,
  input: Input,
  options: { address: string; idToken: string; signal: AbortSignal; fetch?: Fetch },
): AsyncGenerator<Output> {
  const { address, idToken, signal, fetch = attestedFetch } = options;
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${idToken}` };
  const body = JSON.stringify(input);
  const response = await answered(
    fetch(address + path, { method: "POST", credentials: "omit", headers, body, signal }),
  );
  if (!response.ok || response.body === null) throw new CallRefused(await refusalReason(response));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- the pieces of a stream arrive in order
      const { done, value = "" } = await answered(reader.read());
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield pieceOf(output, line);
      if (done) return;
    }
  } finally {
    // Canceling the reader also stops the server.
    await reader.cancel().catch(() => {});
  }
}

function pieceOf<Output>(schema: z.ZodMiniType<Output>, line: string): Output {
  const piece = z.safeParse(schema, parseJson(line));
  if (!piece.success) throw new CallRefused("status:200");
  return piece.data;
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new CallUnanswered(error);
  }
}
