import type { ServerResponse } from "node:http";

/**
 * Streams items as lines of JSON until they end or the client disconnects. If the source fails, it
 * breaks the connection off, so that the client notices the missing end.
 *
 * @param onFailure called with the error of the source
 */
export async function sendLines(
  response: ServerResponse,
  pieces: AsyncIterable<unknown>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  response.setHeader("Content-Type", "application/x-ndjson; charset=utf-8");
  try {
    for await (const piece of pieces) {
      // Leaving the loop also stops the generator.
      if (response.destroyed) break;
      response.write(`${JSON.stringify(piece)}\n`);
    }
    response.end();
  } catch (error) {
    onFailure(error);
    response.destroy();
  }
}

export function isStream(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}
