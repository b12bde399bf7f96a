import { switchesPath, switchesSchema } from "@salvia/domain/configuration/switches";

import { liveDocument } from "../liveQuery/liveDocument.ts";

/** The stored switches, live; null if no one has ever changed one. */
export const switchesDocument = liveDocument(switchesSchema, () => switchesPath);
