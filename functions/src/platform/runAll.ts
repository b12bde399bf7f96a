/**
 * Does each part of a function's work at the same time. A part that fails stops no other part.
 *
 * @throws after all parts, if any failed: its own error, or all of them together
 */
export async function runAll(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const results = await Promise.allSettled(parts.map(async (part) => part()));
  const errors = results.flatMap((each): unknown[] =>
    each.status === "rejected" ? [each.reason] : [],
  );
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} parts failed`);
}
