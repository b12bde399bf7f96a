import { Timestamp } from "firebase-admin/firestore";

/** Stored data with timestamps converted to dates at any depth. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}
