/**
 * How long a deployment waits: all its limits and pauses are multiplied by SALVIA_TIME_FACTOR. Below
 * 1 for rehearsals, above for a slow connection.
 */
export function timeLimit(milliseconds: number): number {
  const factor = Number(process.env["SALVIA_TIME_FACTOR"] ?? "1");
  return milliseconds * (Number.isFinite(factor) && factor > 0 ? factor : 1);
}
