/** The longest line an engine may send; what goes on longer is no sentence. */
const lineMaxLength = 10_000;

/** The lines of a text that comes in pieces, without the empty ones; the last may lack its end. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split("\n");
    rest = (lines.pop() ?? "").slice(0, lineMaxLength);
    for (const line of lines) if (line.trim() !== "") yield line;
  }
  if (rest.trim() !== "") yield rest;
}
