/**
 * An exception's kind, code and stack frames, without its message, which may quote a token or an
 * address.
 */
export function withoutContents(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...("code" in error && { code: error.code }),
    frames: frames?.map((line) => line.trim()),
  };
}
