import { Timestamp } from "firebase-admin/firestore";

/** What is stored, with dates for timestamps at any depth. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}
