import type * as z from "zod/mini";

import type { leadWriteSchema } from "./leadWriteSchema.ts";

export type LeadWrite = z.infer<typeof leadWriteSchema>;

/** What is written on a lead's page: all that it takes to send it, and to send it again, stands in it. */
export type PageWrite = Exclude<LeadWrite, { kind: "create" | "edit" }>;

/** Whether a write was made on a lead's page, and not in a form. */
export function isPageWrite(write: LeadWrite): write is PageWrite {
  return write.kind !== "create" && write.kind !== "edit";
}

/** Whom a write is about. */
export function nameIn(write: LeadWrite): string {
  if ("name" in write) return write.name;
  const { firstName, lastName } = "details" in write ? write.details : write.base;
  return `${firstName} ${lastName}`;
}
