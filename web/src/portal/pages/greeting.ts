/** The part of the day for a greeting, by the hour of the reader's clock (0 to 23). */
export function greetingAt(hour: number): "morning" | "afternoon" | "evening" {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

/** The first name in a full name, without a title such as "Dra.". */
export function firstNameIn(name: string): string {
  const words = name.split(/\s+/);
  return words.find((word) => !word.endsWith(".")) ?? name;
}
