/**
 * Passes on the values of `source`. Throws the reason of `signal` as soon as it aborts, even if
 * `source` then neither yields nor ends.
 */
export function untilAborted<Value>(
  source: AsyncIterable<Value>,
  signal: AbortSignal,
): AsyncIterable<Value> {
  return ReadableStream.from(source).pipeThrough(new TransformStream<Value, Value>(), { signal });
}
