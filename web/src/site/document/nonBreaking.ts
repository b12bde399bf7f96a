/** A phone number with non-breaking spaces. */
export function nonBreaking(number: string): string {
  return number.replaceAll(" ", "\u00a0");
}
