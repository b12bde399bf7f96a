import type { ServerResponse } from "node:http";

/**
 * Sends an answer that comes piece by piece, a line of JSON each, until it ends or nobody listens. One
 * that fails is broken off: it has no end, by which whoever listens can tell.
 *
 * @param onFailure told why it was broken off
 */
export async function sendLines(
  response: ServerResponse,
  pieces: AsyncIterable<unknown>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  response.setHeader("Content-Type", "application/x-ndjson; charset=utf-8");
  try {
    for await (const piece of pieces) {
      // Leaving the loop tells what makes the pieces to stop.
      if (response.destroyed) break;
      response.write(`${JSON.stringify(piece)}\n`);
    }
    response.end();
  } catch (error) {
    onFailure(error);
    response.destroy();
  }
}

/** Whether a body comes piece by piece. */
export function isStream(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}
