/** The longest line an engine may send; a longer one cannot be a sentence. */
const lineMaxLength = 10_000;

/**
 * Splits streamed text into non-empty lines; the last line may lack a newline.
 *
 * @throws Error if a line is too long, which may never end; the reason of `signal` as soon as it
 *   aborts, even if the text then neither goes on nor ends
 */
export async function* linesOf(pieces: ReadableStream<string>, signal: AbortSignal) {
  let rest = "";
  for await (const piece of pieces.pipeThrough(new TransformStream<string>(), { signal })) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > lineMaxLength) throw new Error("The line is too long.");
    for (const line of lines) if (line.trim() !== "") yield line;
  }
  if (rest.trim() !== "") yield rest;
}
