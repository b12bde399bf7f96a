import { noSwitches, switchesPath, switchesSchema } from "@salvia/domain/shared/switches";
import type { Switches } from "@salvia/domain/shared/switches";

import { readDocument } from "../readDocument.ts";

/** The stored switches; all on if no administrator has ever changed one. */
export async function readSwitches(): Promise<Switches> {
  const data = await readDocument(switchesPath);
  return data === null ? noSwitches : switchesSchema.parse(data);
}
