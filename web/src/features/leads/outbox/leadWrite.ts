import type * as z from "zod/mini";

import type { leadWriteSchema } from "./leadWriteSchema.ts";

export type LeadWrite = z.infer<typeof leadWriteSchema>;

/** A write made on a lead's page; contains everything needed to send and resend it. */
export type PageWrite = Exclude<LeadWrite, { kind: "create" | "edit" }>;

/** Whether a write was made on a lead's page rather than in a form. */
export function isPageWrite(write: LeadWrite): write is PageWrite {
  return write.kind !== "create" && write.kind !== "edit";
}

/** Name of the person a write is about. */
export function nameIn(write: LeadWrite): string {
  if ("name" in write) return write.name;
  const { firstName, lastName } = "details" in write ? write.details : write.base;
  return `${firstName} ${lastName}`;
}
