/** A telephone number that is not torn apart at the end of a line. */
export function nonBreaking(number: string): string {
  return number.replaceAll(" ", "\u00a0");
}
