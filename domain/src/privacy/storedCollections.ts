import { signalItems } from "../scheduling/visit.ts";
import { personalData } from "./personalData.ts";

const below = Object.values(personalData)
  .flat()
  .flatMap(({ found }) => (found.by === "below" || found.by === "group" ? [found.items] : []));

/**
 * The names of all collections and subcollections that hold documents: those of the map of personal
 * data, and those without an entry of their own because they belong to another document.
 */
export const storedCollections: readonly string[] = [
  ...new Set([...Object.keys(personalData), ...below, signalItems]),
];
